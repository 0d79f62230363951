import { join } from 'node:path';
import pg from 'pg';
import type { Log } from '#platform/log/log.ts';
import { startEmbedded } from '#platform/postgres/embedded.ts';
import { CannotStart } from './failures.ts';
import type { Settings } from './settings.ts';

/** Where the database is, and how to let go of it. */
export interface DatabaseHandle {
  url: string;
  stop(): Promise<void>;
}

const OLDEST_VERSION = 15;
/** PostgreSQL's "the database system is starting up": it may start along with us. */
const STARTING_UP = '57P03';
const PATIENCE_MS = 20_000;

/**
 * The database of the settings: one that runs elsewhere, or our own in the data folder.
 * @throws CannotStart for one that is too old.
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  sockets: string,
  log: Log,
): Promise<DatabaseHandle> {
  if (!databaseUrl) {
    return startEmbedded({
      folder: join(dataDir, 'postgres'),
      sockets,
      onCrash: (detail) => log.error({ detail }, 'the database ended; starting it again'),
    });
  }
  const version = await untilStarted(databaseUrl);
  if (version < OLDEST_VERSION) {
    throw new CannotStart(
      `The database of DATABASE_URL is PostgreSQL ${version}; Quarry needs ${OLDEST_VERSION} or newer.`,
    );
  }
  return { url: databaseUrl, stop: async () => {} };
}

/** Answers the server's major version. */
async function untilStarted(url: string): Promise<number> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on('error', () => {});
    try {
      await client.connect();
      const { rows } = await client.query('show server_version_num');
      return Math.floor(Number(rows[0].server_version_num) / 10_000);
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== STARTING_UP || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    } finally {
      await client.end().catch(() => {});
    }
  }
}
