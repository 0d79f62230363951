import { type SqlBool, sql } from 'kysely';
import type { Db } from '../database/index.ts';
import { shownLoaders } from './version.view.ts';
import { LISTED_VERSION_STATUSES } from './version-status.ts';

/** Rows on a page of versions or changelogs (spec section 9). */
export const VERSIONS_PER_PAGE = 20;

/** Every list is an OR; an empty one does not filter. */
export interface VersionFilter {
  channels: string[];
  gameVersions: string[];
  loaders: string[];
}

export interface VersionPageQuery {
  projectId: string;
  filter: VersionFilter;
  /** From 1. */
  page: number;
  /** Unlisted versions and drafts as well, for those who may see them. */
  hidden: boolean;
  /** How many listed versions the project has; spares counting where nothing is filtered. */
  listed: number;
}

export interface VersionRowOfPage {
  id: string;
  number: string;
  name: string;
  channel: 'release' | 'beta' | 'alpha';
  status: string;
  gameVersions: string[];
  loaders: string[];
  downloads: number;
  published: string;
  file: { filename: string; size: number } | null;
}

/** One page of a project's versions, newest first, and how many there are in all. */
export async function listVersionPage(
  db: Db,
  query: VersionPageQuery,
): Promise<{ versions: VersionRowOfPage[]; total: number }> {
  const rows = await withFile(matching(db, query))
    .select(['versions.id', 'version_number', 'name', 'version_type', 'status', 'published'])
    .select(['game_versions', 'loaders', 'pack_loaders', 'downloads', 'filename', 'size'])
    .orderBy('published', 'desc')
    .orderBy('versions.id')
    .offset((query.page - 1) * VERSIONS_PER_PAGE)
    .limit(VERSIONS_PER_PAGE)
    .execute();
  return {
    total: await count(db, query),
    versions: rows.map((row) => ({
      id: row.id,
      number: row.version_number,
      name: row.name,
      channel: row.version_type,
      status: row.status,
      gameVersions: row.game_versions,
      loaders: shownLoaders(row),
      downloads: row.downloads,
      published: row.published.toISOString(),
      file: fileOf(row),
    })),
  };
}

export interface ChangelogEntry {
  id: string;
  number: string;
  name: string;
  channel: 'release' | 'beta' | 'alpha';
  author: { id: string; username: string };
  published: string;
  html: string;
  file: { filename: string; size: number } | null;
  /** The next older entry of the list says the same. */
  repeats: boolean;
}

/** One page of changelogs, newest first, and how many there are in all. */
export async function listChangelogPage(
  db: Db,
  query: VersionPageQuery,
): Promise<{ entries: ChangelogEntry[]; total: number }> {
  const rows = await withFile(matching(db, query))
    .innerJoin('users', 'users.id', 'versions.author_id')
    .select(['versions.id', 'version_number', 'name', 'version_type', 'published', 'username'])
    .select(['versions.author_id', 'changelog_html', 'filename', 'size'])
    .orderBy('published', 'desc')
    .orderBy('versions.id')
    .offset((query.page - 1) * VERSIONS_PER_PAGE)
    // One more, to know what the last one repeats.
    .limit(VERSIONS_PER_PAGE + 1)
    .execute();
  return {
    total: await count(db, query),
    entries: rows.slice(0, VERSIONS_PER_PAGE).map((row, index) => {
      const repeats =
        row.changelog_html !== '' && row.changelog_html === rows[index + 1]?.changelog_html;
      return {
        id: row.id,
        number: row.version_number,
        name: row.name,
        channel: row.version_type,
        author: { id: row.author_id, username: row.username },
        published: row.published.toISOString(),
        html: repeats ? '' : row.changelog_html,
        file: fileOf(row),
        repeats,
      };
    }),
  };
}

function matching(db: Db, { projectId, filter, hidden }: VersionPageQuery) {
  return db
    .selectFrom('versions')
    .where('versions.project_id', '=', projectId)
    .$if(!hidden, (select) => select.where('versions.status', 'in', LISTED_VERSION_STATUSES))
    .$if(filter.channels.length > 0, (select) =>
      select.where('version_type', 'in', filter.channels as ['release']),
    )
    .$if(filter.gameVersions.length > 0, (select) =>
      select.where(sql<SqlBool>`game_versions && ${filter.gameVersions}::text[]`),
    )
    .$if(filter.loaders.length > 0, (select) =>
      select.where(sql<SqlBool>`(loaders || pack_loaders) && ${filter.loaders}::text[]`),
    );
}

function withFile(select: ReturnType<typeof matching>) {
  return select.leftJoin('files', (join) =>
    join.onRef('files.version_id', '=', 'versions.id').on('files.is_primary', '=', true),
  );
}

function fileOf({ filename, size }: { filename: string | null; size: number | null }) {
  return filename === null || size === null ? null : { filename, size };
}

async function count(db: Db, query: VersionPageQuery): Promise<number> {
  const { channels, gameVersions, loaders } = query.filter;
  const filtered = channels.length + gameVersions.length + loaders.length > 0;
  if (!filtered && !query.hidden) return query.listed;
  const { total } = await matching(db, query)
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
