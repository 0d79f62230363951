import { join } from 'node:path';
import type { Log } from '#platform/log/log.ts';
import { startEmbedded } from '#platform/postgres/embedded.ts';

/** Where the database is, and how to let go of it. */
export interface DatabaseHandle {
  url: string;
  stop(): Promise<void>;
}

/** The database of the settings: one that runs elsewhere, or our own in the data folder. */
export async function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  sockets: string,
  log: Log,
): Promise<DatabaseHandle> {
  if (databaseUrl) return { url: databaseUrl, stop: async () => {} };
  return startEmbedded({
    folder: join(dataDir, 'postgres'),
    sockets,
    onCrash: (detail) => log.error({ detail }, 'the database ended; starting it again'),
  });
}
