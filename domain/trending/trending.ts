import { sql } from 'kysely';
import type { Services } from '../services.ts';

/** What made them rise: new followers, or downloads where nobody followed anything. */
export type TrendingBy = 'followers' | 'downloads';

export interface Trending {
  by: TrendingBy;
  /** Ids, the most risen first. */
  ids: string[];
}

export const TRENDING_DAYS = 7;

/** Listed projects with the most new followers of the last seven days, else the most downloads. */
export async function trendingProjects(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  limit: number,
): Promise<Trending> {
  const since = new Date(clock.now().getTime() - TRENDING_DAYS * 86_400_000);
  const followed = await db
    .selectFrom('follows')
    .innerJoin('projects', 'projects.id', 'follows.project_id')
    .select('project_id as id')
    .where('created', '>=', since)
    .where('status', '=', 'approved')
    .groupBy('project_id')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('project_id')
    .limit(limit)
    .execute();
  if (followed.length >= limit) return { by: 'followers', ids: followed.map((row) => row.id) };
  const downloaded = await db
    .selectFrom('downloads_daily')
    .innerJoin('versions', 'versions.id', 'downloads_daily.version_id')
    .innerJoin('projects', 'projects.id', 'versions.project_id')
    .select('projects.id')
    .where('day', '>=', since.toISOString().slice(0, 10))
    .where('projects.status', '=', 'approved')
    .groupBy('projects.id')
    .orderBy(sql`sum(downloads_daily.count)`, 'desc')
    .orderBy('projects.id')
    .limit(limit)
    .execute();
  return { by: 'downloads', ids: downloaded.map((row) => row.id) };
}
