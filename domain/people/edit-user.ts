import type { EditUser } from '#contract/user.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import { Refusal } from '#platform/refusal.ts';
import { isAdmin, isStaff, type SignedIn } from '../access/index.ts';
import { announce, type Trx } from '../database/index.ts';
import { renderProject } from '../documents/index.ts';
import type { SavedIcon } from '../images/index.ts';
import type { Services } from '../services.ts';
import { usernameKey } from './user.ts';
import { findUser, type UserRow } from './users.store.ts';

/**
 * Changes what is given of an account: one's own, or anybody's for staff; role and badges only for
 * admins.
 * @throws Refusal `not_found`, `auth_error`, `request_error` for a taken name.
 */
export async function editUser(
  services: Services,
  viewer: SignedIn,
  idOrUsername: string,
  { username, bio, role, badges }: EditUser,
): Promise<void> {
  const user = await userToChange(services, viewer, idOrUsername);
  if ((role !== undefined || badges !== undefined) && !isAdmin(viewer)) {
    throw new Refusal('auth_error', 'Only admins give roles and badges.', {
      field: role === undefined ? 'badges' : 'role',
    });
  }
  const changes = {
    username,
    username_key: username === undefined ? undefined : usernameKey(username),
    bio: bio === '' ? null : bio,
    role,
    badges,
  };
  await change(services, user, changes, async (trx) => {
    if (username !== undefined && username !== user.username) {
      await renameAuthor(trx, services, user.id);
    }
  });
}

/** Sets or (with null) removes the picture of an account; the same rights as for an edit. */
export async function setAvatar(
  services: Services,
  viewer: SignedIn,
  idOrUsername: string,
  makeAvatar: () => Promise<SavedIcon | null>,
): Promise<void> {
  const user = await userToChange(services, viewer, idOrUsername);
  const avatar = await makeAvatar();
  await change(services, user, {
    avatar_url: avatar?.url ?? null,
    raw_avatar_url: avatar?.rawUrl ?? null,
  });
}

async function userToChange(
  { db }: Pick<Services, 'db'>,
  viewer: SignedIn,
  idOrUsername: string,
): Promise<UserRow> {
  const user = await findUser(db, idOrUsername);
  if (!user) throw new Refusal('not_found', 'The user does not exist.');
  if (user.id !== viewer.user.id && !isStaff(viewer)) {
    throw new Refusal('auth_error', 'This is not your account.');
  }
  return user;
}

async function change(
  { db }: Pick<Services, 'db'>,
  user: UserRow,
  columns: Record<string, string | number | null | undefined>,
  after: (trx: Trx) => Promise<void> = async () => {},
): Promise<void> {
  if (Object.values(columns).every((value) => value === undefined)) return;
  try {
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('users').set(columns).where('id', '=', user.id).execute();
      await after(trx);
      await announce(trx, 'user', user.id);
    });
  } catch (error) {
    if (brokenUnique(error) === null) throw error;
    throw new Refusal('request_error', 'Someone has that name.', { field: 'username' });
  }
}

/** Search names the owner of a project. */
async function renameAuthor(trx: Trx, services: Services, userId: string): Promise<void> {
  const projects = await trx
    .selectFrom('projects')
    .innerJoin('team_members', 'team_members.team_id', 'projects.team_id')
    .select('projects.id')
    .where('user_id', '=', userId)
    .where('is_owner', '=', true)
    .orderBy('projects.id')
    .execute();
  for (const { id } of projects) await renderProject(trx, services, id);
}
