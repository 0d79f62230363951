import { sql } from 'kysely';
import type { UpdateFilter } from '#contract/files.ts';
import { isStaff, type Viewer } from '../access/index.ts';
import { among, type Db } from '../database/index.ts';
import { memberOf, statusFacts } from '../projects/index.ts';
import { LINKED_VERSION_STATUSES, LISTED_VERSION_STATUSES } from '../versions/index.ts';
import { findFiles, type WantedHash } from './find-by-hash.ts';

export interface WantedUpdate extends WantedHash {
  filter: UpdateFilter;
}

/**
 * For each known file the versions of its project that pass the filter, newest first (public API,
 * 2.5): those that lists show, and the file's own one. What the viewer may not see is passed over.
 */
export async function findUpdates(
  db: Db,
  viewer: Viewer,
  wanted: WantedUpdate[],
): Promise<Map<string, string[]>> {
  const files = await findFiles(db, wanted);
  const projectIds = [...new Set([...files.values()].flat().map((file) => file.projectId))];
  const candidates = Map.groupBy(
    await candidatesOf(db, await visibleAmong(db, viewer, projectIds)),
    (candidate) => candidate.project_id,
  );
  const updates = new Map<string, string[]>();
  for (const { key, filter } of wanted) {
    const own = files.get(key) ?? [];
    const passes = passing(filter);
    const matches = own
      .slice(0, 1)
      .flatMap((file) => candidates.get(file.projectId) ?? [])
      .filter((one) => one.listed || own.some((file) => file.versionId === one.id))
      .filter(passes);
    if (matches.length > 0) {
      updates.set(
        key,
        matches.map((match) => match.id),
      );
    }
  }
  return updates;
}

type Candidate = Awaited<ReturnType<typeof candidatesOf>>[number];

function passing({ loaders, game_versions, version_types }: UpdateFilter) {
  const any = (asked: readonly string[] | null | undefined, had: readonly string[]) =>
    !asked?.length || asked.some((one) => had.includes(one));
  return (version: Candidate) =>
    any(version_types, [version.version_type]) &&
    any(loaders, version.loaders) &&
    any(game_versions, version.game_versions);
}

/** All versions that could be an update, newest first by ordering and date. */
function candidatesOf(db: Db, projectIds: string[]) {
  return db
    .selectFrom('versions')
    .select(['id', 'project_id', 'game_versions', 'version_type'])
    .select(sql<string[]>`loaders || pack_loaders`.as('loaders'))
    .select(among('status', LISTED_VERSION_STATUSES).as('listed'))
    .where(among('project_id', projectIds))
    .where(among('status', LINKED_VERSION_STATUSES))
    .orderBy(sql`ordering desc nulls first`)
    .orderBy('published', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

async function visibleAmong(db: Db, viewer: Viewer, projectIds: string[]): Promise<string[]> {
  const projects = await db
    .selectFrom('projects')
    .select(['id', 'status'])
    .where(among('id', projectIds))
    .execute();
  const hidden = projects.filter((project) => !statusFacts(project.status).link);
  if (hidden.length === 0 || isStaff(viewer)) return projectIds;
  const own = await memberOf(
    db,
    viewer,
    hidden.map((project) => project.id),
  );
  return projects
    .filter((project) => statusFacts(project.status).link || own.has(project.id))
    .map((project) => project.id);
}
