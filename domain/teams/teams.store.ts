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

/** The projects that these teams belong to. */
export function projectsOfTeams(db: Db, teamIds: string[]) {
  return db
    .selectFrom('projects')
    .select(['id', 'team_id'])
    .where(among('team_id', teamIds))
    .execute();
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
