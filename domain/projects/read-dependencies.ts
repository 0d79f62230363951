import type { Viewer } from '../access/index.ts';
import { among, type Db } from '../database/index.ts';
import { LISTED_VERSION_STATUSES, visibleVersions } from '../versions/index.ts';
import { inOrderOf, visibleProjects } from './read-projects.ts';

export interface ReadDependencies {
  /** Documents, newest published first. */
  projects: string[];
  versions: string[];
  /** What the answer tells of; null when some of it is hidden from some. */
  tags: string[] | null;
}

/** Documents read at a time. */
const AT_ONCE = 500;

/** What the listed versions of a project need, as far as the viewer may see it. */
export async function readDependencies(
  db: Db,
  viewer: Viewer,
  projectId: string,
): Promise<ReadDependencies> {
  const rows = await db
    .selectFrom('dependencies')
    .innerJoin('versions', 'versions.id', 'dependencies.version_id')
    .select(['dependencies.project_id', 'dependency_version_id'])
    .where('versions.project_id', '=', projectId)
    .where(among('versions.status', LISTED_VERSION_STATUSES))
    .distinct()
    .execute();
  const projectIds = await newestFirst(db, 'projects', idsOf(rows, 'project_id'));
  const versionIds = await newestFirst(db, 'versions', idsOf(rows, 'dependency_version_id'));
  const projects = await inParts(projectIds, (ids) => visibleProjects(db, viewer, ids));
  const versions = await inParts(versionIds, (ids) => visibleVersions(db, viewer, ids));
  // Where something is hidden, members would be told from memory what everyone is told.
  const sameForAll =
    projects.filter((project) => project.is_public).length === projectIds.length &&
    versions.filter((version) => version.everyone).length === versionIds.length;
  const tags = [
    `project:${projectId}`,
    ...projectIds.map((id) => `project:${id}`),
    ...versionIds.map((id) => `version:${id}`),
  ];
  return {
    projects: projects.map((project) => project.body),
    versions: versions.map((version) => version.body),
    tags: sameForAll ? tags : null,
  };
}

function idsOf<K extends string>(rows: Record<K, string | null>[], key: K): string[] {
  return [...new Set(rows.flatMap((row) => row[key] ?? []))];
}

async function newestFirst(
  db: Db,
  table: 'projects' | 'versions',
  ids: string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where(among('id', ids))
    .orderBy('published', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

async function inParts<T extends { id: string }>(
  ids: string[],
  read: (part: string[]) => Promise<T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const part = ids.slice(start, start + AT_ONCE);
    all.push(...inOrderOf(part, await read(part)));
  }
  return all;
}
