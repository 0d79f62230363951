import { newId } from '#platform/crypto/ids.ts';
import { among, type Db, type Trx } from '../database/index.ts';
import type { UserRow } from '../people/index.ts';
import { ALL_PERMISSIONS, type Membership } from './permissions.ts';

/** A team with its first member, who owns it. */
export async function createTeam(trx: Trx, ownerId: string): Promise<string> {
  const id = newId();
  await trx.insertInto('teams').values({ id }).execute();
  await trx
    .insertInto('team_members')
    .values({
      team_id: id,
      user_id: ownerId,
      role: 'Owner',
      is_owner: true,
      permissions: ALL_PERMISSIONS,
      accepted: true,
      payouts_split: 100,
      ordering: 0,
    })
    .execute();
  return id;
}

export async function membershipOf(
  db: Db,
  teamId: string,
  userId: string | undefined,
): Promise<Membership | undefined> {
  if (!userId) return undefined;
  const row = await db
    .selectFrom('team_members')
    .select(['user_id', 'permissions', 'accepted', 'is_owner'])
    .where('team_id', '=', teamId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return (
    row && {
      userId: row.user_id,
      permissions: row.permissions,
      accepted: row.accepted,
      isOwner: row.is_owner,
    }
  );
}

export interface TeamMember extends UserRow {
  team_id: string;
  member_role: string;
  is_owner: boolean;
  permissions: number;
  accepted: boolean;
  payouts_split: number;
  ordering: number;
}

/** The projects that these teams belong to, each once, with what this person is in the team. */
export async function projectsOfTeams(db: Db, teamIds: string[], userId: string | undefined) {
  const rows = await db
    .selectFrom('projects')
    .leftJoin('team_members', (join) =>
      join
        .onRef('team_members.team_id', '=', 'projects.team_id')
        .on('team_members.user_id', '=', userId ?? ''),
    )
    .select(['projects.team_id', 'status'])
    .select(['user_id', 'permissions', 'accepted', 'is_owner'])
    .where(among('projects.team_id', teamIds))
    .execute();
  return rows.map(({ team_id, status, user_id, permissions, accepted, is_owner }) => {
    const membership: Membership | undefined =
      user_id === null
        ? undefined
        : {
            userId: user_id,
            permissions: permissions ?? 0,
            accepted: accepted === true,
            isOwner: is_owner === true,
          };
    return { team_id, project: { status }, membership };
  });
}

/** Members with their accounts: the owner first, then by their order and name. */
export async function listMembers(db: Db, teamIds: string[]): Promise<TeamMember[]> {
  if (teamIds.length === 0) return [];
  return db
    .selectFrom('team_members')
    .innerJoin('users', 'users.id', 'team_members.user_id')
    .select(['team_id', 'is_owner', 'permissions', 'accepted', 'payouts_split', 'ordering'])
    .select(['team_members.role as member_role'])
    .select(['users.id', 'username', 'email', 'email_verified', 'users.role', 'bio', 'avatar_url'])
    .select(['raw_avatar_url', 'badges', 'users.created'])
    .where(among('team_id', teamIds))
    .orderBy('is_owner', 'desc')
    .orderBy('ordering')
    .orderBy('username_key')
    .execute();
}
