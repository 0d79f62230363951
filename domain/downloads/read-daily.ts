import { sql } from 'kysely';
import type { Db } from '../database/index.ts';

export interface DayCount {
  /** `2026-11-20`, UTC. */
  day: string;
  count: number;
}

const DAY_MS = 86_400_000;

/** Downloads of a project on each of the last days, the oldest first; quiet days are zero. */
export async function readDailyDownloads(
  db: Db,
  projectId: string,
  { now, days }: { now: Date; days: number },
): Promise<DayCount[]> {
  const today = Date.parse(now.toISOString().slice(0, 10));
  const first = new Date(today - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  const rows = await db
    .selectFrom('downloads_daily')
    .innerJoin('versions', 'versions.id', 'downloads_daily.version_id')
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .select((is) => is.fn.sum<string>('count').as('count'))
    .where('versions.project_id', '=', projectId)
    .where('day', '>=', first)
    .groupBy('day')
    .execute();
  const counts = new Map(rows.map((row) => [row.day, Number(row.count)]));
  return Array.from({ length: days }, (_, index) => {
    const day = new Date(today - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10);
    return { day, count: counts.get(day) ?? 0 };
  });
}
