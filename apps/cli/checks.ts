import { statfs } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { migrationState, type Tables } from '#domain/database/index.ts';
import type { Finding } from '#domain/upkeep/index.ts';
import type { Settings } from '#server/settings.ts';
import { size } from './output.ts';

/** Bytes that must be free to go on working, and to do so without worry. */
const LEAST_FREE = 512 * 2 ** 20;
const ENOUGH_FREE = 5 * 2 ** 30;

export async function checkDatabase(db: Kysely<Tables>, settings: Settings): Promise<Finding> {
  const { rows } = await sql<{ version: string; bytes: number }>`
    select current_setting('server_version') as version,
      pg_database_size(current_database()) as bytes`.execute(db);
  const where = settings.databaseUrl ? 'at DATABASE_URL' : 'our own';
  const text = `PostgreSQL ${rows[0].version} (${where}), ${size(Number(rows[0].bytes))}`;
  return { check: 'database', level: 'ok', text };
}

export async function checkMigrations(db: Kysely<Tables>): Promise<Finding> {
  const { done, waiting } = await migrationState(db);
  if (waiting.length === 0) {
    return { check: 'schema', level: 'ok', text: `${done.length} of ${done.length} steps taken` };
  }
  const text = `${waiting.join(', ')} will be taken at the next start`;
  return { check: 'schema', level: 'warn', text };
}

export async function checkDisk({ dataDir }: Settings): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const level = free < LEAST_FREE ? 'fail' : free < ENOUGH_FREE ? 'warn' : 'ok';
  return { check: 'disk', level, text: `${size(free)} free for ${dataDir}` };
}

/** Compares what the running site finds with what it should. */
export async function checkSearch(db: Kysely<Tables>, settings: Settings): Promise<Finding> {
  const check = 'search';
  const { count } = await db
    .selectFrom('documents')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('kind', '=', 'search')
    .executeTakeFirstOrThrow();
  const host = /^(0\.0\.0\.0|::)$/.test(settings.host) ? 'localhost' : settings.host;
  try {
    const url = `http://${host.includes(':') ? `[${host}]` : host}:${settings.port}/v2/search?limit=1`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    const { total_hits: found } = await answer.json();
    if (found === Number(count)) {
      return { check, level: 'ok', text: `finds all ${found} listed projects` };
    }
    const text = `finds ${found} projects in place of ${count}; start the site anew`;
    return { check, level: 'fail', text };
  } catch (error) {
    const text = `the site does not answer on port ${settings.port}: ${(error as Error).message}`;
    return { check, level: 'fail', text };
  }
}
