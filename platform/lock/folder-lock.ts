import { rm } from 'node:fs/promises';
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
    socket.once('error', () => resolve(false));
  });
}

/** Takes the lock, or answers null when another process has it. */
export async function lockFolder(socketPath: string): Promise<FolderLock | null> {
  if (await isLocked(socketPath)) return null;
  await rm(socketPath, { force: true });
  const server = await listen(socketPath);
  server.unref();
  return {
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function listen(socketPath: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(socketPath, () => resolve(server));
  });
}
