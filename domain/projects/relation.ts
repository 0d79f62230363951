import type { Db } from '../database/index.ts';
import type { Membership } from '../teams/index.ts';
import type { ProjectRow } from './projects.store.ts';

/** What somebody is to a project. */
export interface Relation {
  readonly membership: Membership | undefined;
  readonly follows: boolean;
}

export const NO_RELATION: Relation = { membership: undefined, follows: false };

/** Membership and following in one question. */
export async function relationTo(
  db: Db,
  { id, team_id }: Pick<ProjectRow, 'id' | 'team_id'>,
  userId: string,
): Promise<Relation> {
  const row = await db
    .selectFrom('users')
    .leftJoin('team_members', (join) =>
      join.onRef('team_members.user_id', '=', 'users.id').on('team_id', '=', team_id),
    )
    .leftJoin('follows', (join) =>
      join.onRef('follows.user_id', '=', 'users.id').on('project_id', '=', id),
    )
    .select(['permissions', 'accepted', 'is_owner', 'project_id'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const { permissions = null, accepted, is_owner, project_id } = row ?? {};
  const membership = permissions !== null && {
    userId,
    permissions,
    accepted: accepted === true,
    isOwner: is_owner === true,
  };
  return { membership: membership || undefined, follows: project_id != null };
}
