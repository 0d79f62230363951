import { isStaff, type Viewer } from '../access/index.ts';
import type { Db } from '../database/index.ts';
import { inOrderOf, LISTED_STATUSES, memberOf, visibleProjects } from '../projects/index.ts';

/**
 * Documents of the projects that somebody is a member of, most downloaded first. Others see those
 * that lists show, and those they are members of themselves.
 */
export async function projectsOf(db: Db, viewer: Viewer, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('projects')
    .innerJoin('team_members', 'team_members.team_id', 'projects.team_id')
    .select(['projects.id', 'status'])
    .where('user_id', '=', userId)
    .where('accepted', '=', true)
    .orderBy('downloads', 'desc')
    .orderBy('projects.id')
    .execute();
  const listed = new Set<string>(LISTED_STATUSES);
  const hidden = rows.filter((row) => !listed.has(row.status)).map((row) => row.id);
  const own = isStaff(viewer) ? new Set(hidden) : await memberOf(db, viewer, hidden);
  const ids = rows.filter((row) => listed.has(row.status) || own.has(row.id)).map((row) => row.id);
  return documentsOf(db, viewer, ids);
}

/** Documents of the projects that somebody follows, last followed first. */
export async function followedBy(db: Db, viewer: Viewer, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('follows')
    .select('project_id')
    .where('user_id', '=', userId)
    .orderBy('created', 'desc')
    .orderBy('project_id')
    .execute();
  return documentsOf(
    db,
    viewer,
    rows.map((row) => row.project_id),
  );
}

async function documentsOf(db: Db, viewer: Viewer, ids: string[]): Promise<string[]> {
  const documents = inOrderOf(ids, await visibleProjects(db, viewer, ids));
  return documents.map((document) => document.body);
}
