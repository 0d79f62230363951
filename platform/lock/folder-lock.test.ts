import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isLocked, lockFolder } from './folder-lock.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quarry-lock-'));
  path = join(folder, 'site.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('of many that try at once one gets the lock, also over a dead one', async () => {
  for (const dead of [false, true]) {
    if (dead) await leaveDeadSocket();
    const tries = await Promise.all(Array.from({ length: 12 }, () => lockFolder(path)));
    const held = tries.filter((lock) => lock !== null);
    expect(held).toHaveLength(1);
    expect(await isLocked(path)).toBe(true);
    await held[0].release();
    expect(await isLocked(path)).toBe(false);
    expect(await readdir(folder)).toEqual([]);
  }
});

test('a lock can be taken again after its release', async () => {
  const first = await lockFolder(path);
  expect(await lockFolder(path)).toBeNull();
  await first?.release();
  const second = await lockFolder(path);
  expect(second).not.toBeNull();
  await second?.release();
});

test('a file in its place that is no socket does not block it', async () => {
  await writeFile(path, 'left by something else');
  const lock = await lockFolder(path);
  expect(lock).not.toBeNull();
  await lock?.release();
});

/** What a process that was killed leaves behind. */
async function leaveDeadSocket(): Promise<void> {
  const script = `require('net').createServer().listen(${JSON.stringify(path)}, () => console.log('up'))`;
  const child = spawn(process.execPath, ['-e', script]);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  expect(await isLocked(path)).toBe(true);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('exit', resolve));
}
