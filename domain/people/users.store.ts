import type { Db } from '../database/index.ts';
import { usernameKey } from './user.ts';

const COLUMNS = [
  'id',
  'username',
  'email',
  'email_verified',
  'role',
  'bio',
  'avatar_url',
  'raw_avatar_url',
  'badges',
  'created',
] as const;

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

/** By id (case counts) or username (it does not); the id wins. */
export async function findUser(db: Db, idOrUsername: string) {
  const rows = await db
    .selectFrom('users')
    .select(COLUMNS)
    .where((is) =>
      is.or([is('id', '=', idOrUsername), is('username_key', '=', usernameKey(idOrUsername))]),
    )
    .execute();
  return rows.find((row) => row.id === idOrUsername) ?? rows[0];
}

/** All that exist of the given ids and usernames, each once. */
export function findUsers(db: Db, idsOrUsernames: string[]) {
  return db
    .selectFrom('users')
    .select(COLUMNS)
    .where((is) =>
      is.or([
        is('id', 'in', idsOrUsernames),
        is('username_key', 'in', idsOrUsernames.map(usernameKey)),
      ]),
    )
    .execute();
}
