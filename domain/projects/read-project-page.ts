import type { Viewer } from '../access/index.ts';
import type { Db } from '../database/index.ts';
import { type Membership, permissionsOf } from '../teams/index.ts';
import type { KnownProject, KnownProjects } from './known-projects.ts';
import { canSee, type ProjectFor } from './projects.store.ts';

export interface ProjectPage extends ProjectFor, Omit<KnownProject, 'project'> {
  /** The viewer follows it. */
  follows: boolean;
}

/**
 * A project for its page, under its id, its slug or one it had before; undefined when there is none
 * or it is hidden from this viewer. Costs the same with one version and with thousands.
 */
export async function readProjectPage(
  db: Db,
  projects: KnownProjects,
  viewer: Viewer,
  idOrSlug: string,
): Promise<ProjectPage | undefined> {
  const known = await projects.find(idOrSlug);
  if (!known) return undefined;
  const relation = await relationTo(db, known, viewer.user?.id);
  const permissions = permissionsOf(viewer, relation.membership);
  const found = { ...known, ...relation, permissions };
  return canSee(viewer, found) ? found : undefined;
}

/** What somebody is to a project, in one question. */
async function relationTo(
  db: Db,
  { project }: KnownProject,
  userId: string | undefined,
): Promise<{ membership: Membership | undefined; follows: boolean }> {
  if (!userId) return { membership: undefined, follows: false };
  const row = await db
    .selectFrom('users')
    .leftJoin('team_members', (join) =>
      join.onRef('team_members.user_id', '=', 'users.id').on('team_id', '=', project.team_id),
    )
    .leftJoin('follows', (join) =>
      join.onRef('follows.user_id', '=', 'users.id').on('project_id', '=', project.id),
    )
    .select(['permissions', 'accepted', 'is_owner', 'project_id'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const { permissions = null, accepted, is_owner, project_id } = row ?? {};
  return {
    membership:
      permissions === null
        ? undefined
        : { userId, permissions, accepted: accepted === true, isOwner: is_owner === true },
    follows: project_id != null,
  };
}
