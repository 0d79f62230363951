import { sql } from 'kysely';
import { CHANNEL } from '#platform/events/events.ts';
import type { Trx } from './db.ts';

/**
 * Tells every process, on commit, that something changed: kinds are `project`, `version`, `user`,
 * `tags`, `news`. A rolled back transaction tells nobody.
 */
export async function announce(trx: Trx, kind: string, id: string): Promise<void> {
  await announceAll(trx, kind, [id]);
}

/** The same for many of a kind in one statement; PostgreSQL drops repeats within a transaction. */
export async function announceAll(trx: Trx, kind: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const payloads = ids.map((id) => `${kind}:${id}`);
  await sql`select pg_notify(${CHANNEL}, payload) from unnest(${payloads}::text[]) payload`.execute(
    trx,
  );
}
