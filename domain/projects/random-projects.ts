import { sql } from 'kysely';
import { newId } from '#platform/crypto/ids.ts';
import { among, type Db } from '../database/index.ts';
import { LISTED_STATUSES } from './project-status.ts';

/**
 * Ids of `count` different listed projects, or all if there are fewer. Ids are random and evenly
 * spread, so the neighbours of random ids are a fair sample that costs the same on any catalogue.
 */
export async function randomProjectIds(db: Db, count: number): Promise<string[]> {
  const starts = Array.from({ length: count * 2 }, newId);
  const { rows } = await sql<{ id: string }>`
    select distinct found.id from unnest(${starts}::text[]) as start
    cross join lateral (
      select id from projects where id >= start and ${among('status', LISTED_STATUSES)}
      order by id limit 1
    ) found`.execute(db);
  if (rows.length >= count) return shuffled(rows).slice(0, count);
  // Few projects: the sample hit the same ones again and again.
  const all = await db
    .selectFrom('projects')
    .select('id')
    .where(among('status', LISTED_STATUSES))
    .orderBy(sql`random()`)
    .limit(count)
    .execute();
  return all.map((row) => row.id);
}

function shuffled(rows: { id: string }[]): string[] {
  return rows
    .map(({ id }) => ({ id, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id);
}
