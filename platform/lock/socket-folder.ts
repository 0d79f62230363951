import { createHash } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Unix socket paths end at 107 bytes; `/postgres.lock.12345678` is the longest name in the folder. */
const LONGEST_FOLDER = 80;

/**
 * The private folder for the sockets of a data folder: inside it when the path is short enough,
 * otherwise one in the system's temporary folder named after it.
 */
export async function socketFolder(dataFolder: string): Promise<string> {
  const inside = join(resolve(dataFolder), 'run');
  const name = createHash('sha256').update(resolve(dataFolder)).digest('hex').slice(0, 16);
  const folder =
    Buffer.byteLength(inside) <= LONGEST_FOLDER
      ? inside
      : join(tmpdir(), `quarry-${process.getuid?.() ?? 0}-${name}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  return folder;
}
