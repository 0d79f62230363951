import { createHash } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';

/** Unix socket paths end at 107 bytes; PostgreSQL adds `/.s.PGSQL.5432` to the folder. */
const LONGEST_FOLDER = 85;

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
      : join(tmpdir(), `quarry-${userInfo().uid}-${name}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  return folder;
}
