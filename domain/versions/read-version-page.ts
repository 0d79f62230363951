import { sql } from 'kysely';
import { isStaff, type Viewer } from '../access/index.ts';
import type { Db } from '../database/index.ts';
import { memberOf, statusFacts } from '../projects/index.ts';
import type { versionView } from './version.view.ts';

export type VersionDocument = ReturnType<typeof versionView>;

/** What a page tells of a project that something else names. */
export interface NamedProject {
  id: string;
  slug: string | null;
  urlType: string;
  title: string;
  iconUrl: string | null;
}

export interface VersionPage {
  version: VersionDocument;
  changelogHtml: string;
  author: { id: string; username: string; avatarUrl: string | null };
  dependencies: {
    type: VersionDocument['dependencies'][number]['dependency_type'];
    /** Null for a plain file, and where the project is gone or hidden from this viewer. */
    project: NamedProject | null;
    /** The one version that it must be. */
    version: { id: string; number: string } | null;
    filename: string | null;
  }[];
}

const ORDER = ['required', 'optional', 'incompatible', 'embedded'];

/** A version with what its page needs beyond its document; the caller has checked the right to see it. */
export async function readVersionPage(
  db: Db,
  viewer: Viewer,
  versionId: string,
): Promise<VersionPage | undefined> {
  const row = await db
    .selectFrom('versions')
    .innerJoin('users', 'users.id', 'versions.author_id')
    .innerJoin('documents', (join) =>
      join.on('documents.kind', '=', 'version').onRef('documents.id', '=', 'versions.id'),
    )
    .select(['documents.body', 'changelog_html', 'author_id', 'username', 'avatar_url'])
    .where('versions.id', '=', versionId)
    .executeTakeFirst();
  if (!row) return undefined;
  const version: VersionDocument = JSON.parse(row.body);
  const projects = await nameProjects(db, viewer, ids(version, 'project_id'));
  const numbers = await versionNumbers(db, ids(version, 'version_id'));
  return {
    version,
    changelogHtml: row.changelog_html,
    author: { id: row.author_id, username: row.username, avatarUrl: row.avatar_url },
    dependencies: version.dependencies
      .map((dependency) => ({
        type: dependency.dependency_type,
        project: projects.get(dependency.project_id ?? '') ?? null,
        version: numbers.get(dependency.version_id ?? '') ?? null,
        filename: dependency.file_name,
      }))
      .sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type)),
  };
}

function ids(version: VersionDocument, key: 'project_id' | 'version_id'): string[] {
  return [...new Set(version.dependencies.flatMap((dependency) => dependency[key] ?? []))];
}

/** Those of the projects that the viewer may see, by id. */
export async function nameProjects(
  db: Db,
  viewer: Viewer,
  projectIds: string[],
): Promise<Map<string, NamedProject>> {
  if (projectIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('projects')
    .innerJoin('documents', (join) =>
      join.on('documents.kind', '=', 'page').onRef('documents.id', '=', 'projects.id'),
    )
    .select(['projects.id', 'slug', 'title', 'icon_url', 'status'])
    .select(sql<string>`documents.body::json ->> 'urlType'`.as('url_type'))
    .where('projects.id', 'in', projectIds)
    .execute();
  const own = await memberOf(db, viewer, projectIds);
  const visible = rows.filter(
    (row) => statusFacts(row.status).link || isStaff(viewer) || own.has(row.id),
  );
  return new Map(
    visible.map(({ id, slug, title, icon_url, url_type }) => [
      id,
      { id, slug, title, iconUrl: icon_url, urlType: url_type },
    ]),
  );
}

async function versionNumbers(db: Db, versionIds: string[]) {
  if (versionIds.length === 0) return new Map<string, { id: string; number: string }>();
  const rows = await db
    .selectFrom('versions')
    .select(['id', 'version_number as number'])
    .where('id', 'in', versionIds)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
