import { sql } from 'kysely';
import { among, type Db } from '../database/index.ts';
import type { TagLists } from '../tags/index.ts';
import { LISTED_VERSION_STATUSES } from './version-status.ts';

/** What `GET /v2/project/{id}/version` may be asked for; null and undefined ask for nothing. */
export interface VersionListQuery {
  loaders?: string[];
  gameVersions?: string[];
  featured?: boolean;
  versionType?: string;
  offset: number;
  limit: number | null;
}

type Listed = Awaited<ReturnType<typeof selectVersions>>[number];

/**
 * Ids of a project's listed versions, newest first (public API, 2.4). The page is cut before
 * `featured` is looked at; asked for featured ones where there are none, the newest version for each
 * pair of loader and major game version stands in.
 */
export async function listVersions(
  db: Db,
  tags: Pick<TagLists, 'gameVersions'>,
  projectId: string,
  query: VersionListQuery,
): Promise<string[]> {
  const versions = await selectVersions(db, projectId, query);
  const { featured } = query;
  if (featured === undefined) return idsOf(versions);
  const chosen = versions.filter((version) => version.featured === featured);
  if (!featured || chosen.length > 0) return idsOf(chosen);
  const stand = standIns(tags, versions);
  return idsOf(stand.length > 0 ? stand : versions);
}

function idsOf(versions: Listed[]): string[] {
  return versions.map((version) => version.id);
}

function selectVersions(
  db: Db,
  projectId: string,
  { loaders, gameVersions, versionType, offset, limit }: VersionListQuery,
) {
  return (
    db
      .selectFrom('versions')
      .select(['id', 'featured', 'loaders', 'pack_loaders', 'game_versions'])
      .where('project_id', '=', projectId)
      .where(among('status', LISTED_VERSION_STATUSES))
      // A modpack is never left out by loader.
      .$if(loaders !== undefined, (select) =>
        select.where(
          sql<boolean>`loaders || pack_loaders && ${[...(loaders ?? []), 'mrpack']}::text[]`,
        ),
      )
      .$if(gameVersions !== undefined, (select) =>
        select.where(sql<boolean>`game_versions && ${gameVersions}::text[]`),
      )
      .$if(versionType !== undefined, (select) =>
        select.where(sql<boolean>`version_type = ${versionType}`),
      )
      .orderBy('published', 'desc')
      .orderBy('id')
      .offset(offset)
      .$if(limit !== null, (select) => select.limit(limit as number))
      .execute()
  );
}

function standIns(tags: Pick<TagLists, 'gameVersions'>, versions: Listed[]): Listed[] {
  const major = new Set(
    tags.gameVersions.filter((version) => version.major).map((version) => version.version),
  );
  const covered = new Set<string>();
  return versions.filter((version) => {
    const before = covered.size;
    for (const gameVersion of version.game_versions.filter((name) => major.has(name))) {
      for (const loader of [...version.loaders, ...version.pack_loaders]) {
        covered.add(`${loader} ${gameVersion}`);
      }
    }
    return covered.size > before;
  });
}

/**
 * The listed version of a project under an id or an exact version number; of several the first by
 * ordering and date.
 */
export async function findListedVersion(
  db: Db,
  projectId: string,
  idOrNumber: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('versions')
    .select('id')
    .where('project_id', '=', projectId)
    .where(among('status', LISTED_VERSION_STATUSES))
    .where((is) => is.or([is('id', '=', idOrNumber), is('version_number', '=', idOrNumber)]))
    .orderBy(sql`ordering asc nulls last`)
    .orderBy('published')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** These ids by ordering (rows that have one first), then oldest first; unknown ones are left out. */
export async function inVersionOrder(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('versions')
    .select('id')
    .where(among('id', ids))
    .orderBy(sql`ordering asc nulls last`)
    .orderBy('published')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
