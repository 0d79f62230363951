import { readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** How long processes get after each, from polite to final. */
const STEPS: [NodeJS.Signals, number][] = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 5_000],
  ['SIGKILL', 5_000],
];

/**
 * Ends what still works on a cluster that we are about to start: a server whose parent was killed in
 * its first moments, or children of a server that was killed itself. Then nothing is left that the
 * server's own notice `postmaster.pid` could mean, and a number that by now belongs to an unrelated
 * process (usual in containers) cannot block the start. The caller holds the cluster's lock.
 */
export async function endLeftovers(data: string): Promise<void> {
  const folder = await realpath(data);
  for (const [signal, patience] of STEPS) {
    const pids = await workingIn(folder);
    const first = await postmasterOf(folder);
    // The server ends its children itself; without it they are told one by one.
    signalAll(first && pids.includes(first) ? [first] : pids, signal);
    if (await emptied(folder, patience)) break;
  }
  await rm(join(folder, 'postmaster.pid'), { force: true });
}

/** Server processes have the cluster as their working folder. */
async function workingIn(folder: string): Promise<number[]> {
  const names = await readdir('/proc').catch(() => []);
  const numbers = names.filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(
    numbers.map((name) => readlink(`/proc/${name}/cwd`).catch(() => '')),
  );
  return numbers.filter((_, i) => folders[i] === folder).map(Number);
}

async function postmasterOf(folder: string): Promise<number> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]);
}

async function emptied(folder: string, patience: number): Promise<boolean> {
  const deadline = Date.now() + patience;
  while ((await workingIn(folder)).length > 0) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
}

function signalAll(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}
