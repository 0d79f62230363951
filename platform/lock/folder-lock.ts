import { randomUUID } from 'node:crypto';
import { link, rename, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';

/**
 * Holds a folder for one process through a listening socket: the system closes it with the process,
 * however that ends, so a stale lock can never block the next start.
 */
export interface FolderLock {
  release(): Promise<void>;
}

/** True when a living process holds the lock at this socket path. */
export function isLocked(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    // Nobody listens, or nothing is there. Anything else (a full queue, another's folder) is held.
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    );
  });
}

/**
 * Takes the lock, or answers null when another process has it. The socket listens under a name of its
 * own before it is linked to the lock's: of several that try at once, one succeeds.
 */
export async function lockFolder(socketPath: string): Promise<FolderLock | null> {
  const own = `${socketPath}.${randomUUID().slice(0, 8)}`;
  const server = await listen(own);
  server.unref();
  try {
    while (!(await linked(own, socketPath))) {
      if ((await isLocked(socketPath)) || !(await removeStale(socketPath))) {
        server.close();
        return null;
      }
    }
  } finally {
    await rm(own, { force: true });
  }
  return {
    async release() {
      await rm(socketPath, { force: true });
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function linked(own: string, socketPath: string): Promise<boolean> {
  try {
    await link(own, socketPath);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead lock aside before removing it: one that came to life meanwhile is put back. */
async function removeStale(socketPath: string): Promise<boolean> {
  const aside = `${socketPath}.${randomUUID().slice(0, 8)}`;
  try {
    await rename(socketPath, aside);
  } catch {
    return true;
  }
  const alive = await isLocked(aside);
  if (alive) await linked(aside, socketPath);
  await rm(aside, { force: true });
  return !alive;
}

function listen(socketPath: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(socketPath, () => resolve(server));
  });
}
