import { mkdir } from 'node:fs/promises';
import type { Services } from '#domain/services.ts';
import { isLocked } from '#platform/lock/folder-lock.ts';
import { socketFolder } from '#platform/lock/socket-folder.ts';
import { createLog } from '#platform/log/log.ts';
import { embeddedUrl } from '#platform/postgres/embedded.ts';
import { composeServices } from '#server/compose.ts';
import { openDatabase } from '#server/database.ts';
import { readSettings, type Settings } from '#server/settings.ts';

export interface OpenSite {
  services: Services;
  settings: Settings;
  /** Where the database is. */
  databaseUrl: string;
  /** The site is serving right now, in another process. */
  running: boolean;
}

/** Does something with the site's services; starts the database for that time when it is stopped. */
export async function withSite<T>(work: (site: OpenSite) => Promise<T>): Promise<T> {
  const settings = readSettings(process.env);
  const log = createLog('error');
  await mkdir(settings.dataDir, { recursive: true });
  const sockets = await socketFolder(settings.dataDir);
  const running = await isLocked(`${sockets}/site.lock`);
  const database =
    running && !settings.databaseUrl
      ? { url: embeddedUrl(sockets), stop: async () => {} }
      : await openDatabase(settings, sockets, log);
  try {
    const services = await composeServices(settings, database.url, log);
    try {
      return await work({ services, settings, databaseUrl: database.url, running });
    } finally {
      await services.db.destroy();
    }
  } finally {
    await database.stop();
  }
}
