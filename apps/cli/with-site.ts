import { mkdir } from 'node:fs/promises';
import type { Services } from '#domain/services.ts';
import { isLocked, lockFolder } from '#platform/lock/folder-lock.ts';
import { socketFolder } from '#platform/lock/socket-folder.ts';
import { createLog } from '#platform/log/log.ts';
import { DatabaseInUse, embeddedUrl } from '#platform/postgres/embedded.ts';
import { Refusal } from '#platform/refusal.ts';
import { composeServices } from '#server/compose.ts';
import { type DatabaseHandle, openDatabase } from '#server/database.ts';
import { isGiven, readSettings, type Settings } from '#server/settings.ts';

/** The site's database, as it is. */
export interface OpenDatabase {
  settings: Settings;
  databaseUrl: string;
  /** The site is serving right now, in another process. */
  running: boolean;
}

export interface OpenSite extends OpenDatabase {
  services: Services;
}

/** Another command may be at work on the stopped site; most are done soon. */
const PATIENCE_MS = 60_000;

/** Does something with the site's services; starts the database for that time when it is stopped. */
export function withSite<T>(work: (site: OpenSite) => Promise<T>): Promise<T> {
  return withDatabase(async (open) => {
    const services = await composeServices(open.settings, open.databaseUrl, createLog('error'), {
      // A running site knows its address best; a stopped one when nobody tells another.
      keepAddress: open.running || !isGiven(process.env, 'publicUrl'),
    });
    try {
      return await work({ ...open, services });
    } finally {
      await services.db.destroy();
    }
  });
}

/** The same without services: nothing is migrated or filled in. `locked`: by this process. */
export async function withDatabase<T>(
  work: (site: OpenDatabase) => Promise<T>,
  { locked = false } = {},
): Promise<T> {
  const settings = readSettings(process.env);
  await mkdir(settings.dataDir, { recursive: true });
  const sockets = await socketFolder(settings.dataDir);
  const running = !locked && (await isLocked(`${sockets}/site.lock`));
  const database =
    running && !settings.databaseUrl
      ? { url: embeddedUrl(sockets), stop: async () => {} }
      : await openPatiently(settings, sockets);
  try {
    return await work({ settings, databaseUrl: database.url, running });
  } finally {
    await database.stop();
  }
}

/**
 * The same while nobody can start the site.
 * @throws Refusal `conflict` when it runs.
 */
export async function withStoppedSite<T>(work: (site: OpenDatabase) => Promise<T>): Promise<T> {
  const { dataDir } = readSettings(process.env);
  await mkdir(dataDir, { recursive: true });
  const lock = await lockFolder(`${await socketFolder(dataDir)}/site.lock`);
  if (!lock) throw new Refusal('conflict', `The site on ${dataDir} is running. Stop it first.`);
  try {
    return await withDatabase(work, { locked: true });
  } finally {
    await lock.release();
  }
}

async function openPatiently(settings: Settings, sockets: string): Promise<DatabaseHandle> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await openDatabase(settings, sockets, createLog('error'));
    } catch (error) {
      if (!(error instanceof DatabaseInUse) || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
