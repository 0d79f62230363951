import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Running {
  port: number;
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Servers run on the first processor and whoever asks them on the second, where that can be set. */
const PINNING = canPin();

function canPin(): boolean {
  try {
    execFileSync('taskset', ['-c', '0,1', 'true']);
    return true;
  } catch {
    return false;
  }
}

export function spawnPinned(cpu: number, args: string[], env: NodeJS.ProcessEnv = {}) {
  const command = PINNING
    ? ['taskset', '-c', String(cpu), process.execPath, ...args]
    : [process.execPath, ...args];
  return spawn(command[0], command.slice(1), {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Starts a server of ours that prints a line with "ready" when it listens. */
export async function startServer(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Running> {
  const port = await freePort();
  const child = spawnPinned(0, args, { ...env, PORT: String(port) });
  await new Promise<void>((resolve, reject) => {
    let text = '';
    child.stdout?.on('data', (chunk) => {
      text += chunk;
      if (/ready/.test(text)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}: ${text}`)));
  });
  return {
    port,
    child,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

/** The whole product on a data folder that is made when it is missing. */
export function startSite(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Running> {
  return startServer(['apps/server/main.ts'], {
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    ...env,
  });
}

/** Processor time a process has used so far, in milliseconds. */
export function cpuMilliseconds(pid: number): number {
  const fields = execFileSync('cat', [`/proc/${pid}/stat`], { encoding: 'utf8' })
    .split(') ')[1]
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'quarry-bench-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
