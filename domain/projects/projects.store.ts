import type { Selectable } from 'kysely';
import { Refusal } from '#platform/refusal.ts';
import { isStaff, type SignedIn, type Viewer } from '../access/index.ts';
import { among, type Db, type ProjectsTable, type Trx } from '../database/index.ts';
import {
  type Membership,
  may,
  membershipOf,
  type Permission,
  permissionsOf,
} from '../teams/index.ts';
import { statusFacts } from './project-status.ts';

export type ProjectRow = Selectable<ProjectsTable>;

/** A project with what this viewer may do with it. */
export interface ProjectFor {
  project: ProjectRow;
  membership: Membership | undefined;
  permissions: number;
}

/**
 * The id behind an id (case counts) or a present slug (case does not); an id wins. With `past`, also
 * behind a slug that the project had once.
 */
export async function findProjectId(
  db: Db,
  idOrSlug: string,
  { past = false }: { past?: boolean } = {},
): Promise<string | undefined> {
  const byId = await db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', idOrSlug)
    .executeTakeFirst();
  if (byId) return byId.id;
  const bySlug = await db
    .selectFrom('project_slugs')
    .select(['project_id', 'current'])
    .where('slug', '=', idOrSlug.toLowerCase())
    .executeTakeFirst();
  return bySlug && (past || bySlug.current) ? bySlug.project_id : undefined;
}

/** Ids behind many ids and slugs; what does not exist is left out, repeats are joined. */
export async function findProjectIds(db: Db, idsOrSlugs: string[]): Promise<string[]> {
  if (idsOrSlugs.length === 0) return [];
  const byId = await db
    .selectFrom('projects')
    .select('id')
    .where(among('id', idsOrSlugs))
    .execute();
  const bySlug = await db
    .selectFrom('project_slugs')
    .select('project_id as id')
    .where(
      among(
        'slug',
        idsOrSlugs.map((text) => text.toLowerCase()),
      ),
    )
    .where('current', '=', true)
    .execute();
  return [...new Set([...byId, ...bySlug].map((row) => row.id))];
}

/** The project and the viewer's rights; undefined when there is none. */
export async function findProjectFor(
  db: Db,
  viewer: Viewer,
  idOrSlug: string,
  options: { past?: boolean } = {},
): Promise<ProjectFor | undefined> {
  const id = await findProjectId(db, idOrSlug, options);
  if (!id) return undefined;
  const project = await db
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!project) return undefined;
  const membership = await membershipOf(db, project.team_id, viewer.user?.id);
  return { project, membership, permissions: permissionsOf(viewer, membership) };
}

/**
 * Keeps others from changing the project or its versions until the transaction ends. Changes of
 * versions begin with it: everyone locks in the same order, so nobody waits in a circle. False when
 * the project is gone.
 */
export async function lockProject(trx: Trx, projectId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('projects')
    .select('id')
    .where('id', '=', projectId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** True when this viewer may see the project: by its status, as a member or invitee, or as staff. */
export function canSee(
  viewer: Viewer,
  {
    project,
    membership,
  }: { project: Pick<ProjectRow, 'status'>; membership: Membership | undefined },
): boolean {
  return statusFacts(project.status).link || membership !== undefined || isStaff(viewer);
}

/**
 * The project if this person holds the permission on it.
 * @throws Refusal `not_found` when there is none or it is hidden from them, `auth_error` without
 * the permission. `missing` replaces the first where the API answers something else.
 */
export async function projectToChange(
  db: Db,
  viewer: SignedIn,
  idOrSlug: string,
  permission: Permission,
  missing: Refusal = new Refusal('not_found', 'The project does not exist.'),
): Promise<ProjectFor> {
  const found = await findProjectFor(db, viewer, idOrSlug);
  if (!found || !canSee(viewer, found)) throw missing;
  requirePermission(found, permission);
  return found;
}

/** @throws Refusal `auth_error` without the permission. */
export function requirePermission({ permissions }: ProjectFor, permission: Permission): void {
  if (!may(permissions, permission)) {
    throw new Refusal('auth_error', `You lack the permission ${permission} on this project.`);
  }
}
