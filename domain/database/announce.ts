import { sql } from 'kysely';
import { CHANNEL } from '#platform/events/events.ts';
import type { Trx } from './db.ts';

/**
 * Tells every process, on commit, that something changed: kinds are `project`, `version`, `user`,
 * `tags`, `news`. A rolled back transaction tells nobody.
 */
export async function announce(trx: Trx, kind: string, id: string): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${`${kind}:${id}`})`.execute(trx);
}
