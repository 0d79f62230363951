import { among, type Db } from '../database/index.ts';
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
      is.or([among('id', idsOrUsernames), among('username_key', idsOrUsernames.map(usernameKey))]),
    )
    .execute();
}

/** People whose name begins with the text, those with the most projects first, and how many there are. */
export async function findUsersByPrefix(db: Db, text: string, limit: number) {
  const prefix = `${usernameKey(text).replace(/[\\%_]/g, '\\$&')}%`;
  const matching = db.selectFrom('users').where('username_key', 'like', prefix);
  const [{ total }, users] = await Promise.all([
    matching.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    matching
      .select(['id', 'username', 'avatar_url as avatarUrl'])
      .select((is) =>
        is
          .selectFrom('team_members')
          .innerJoin('projects', 'projects.team_id', 'team_members.team_id')
          .whereRef('team_members.user_id', '=', 'users.id')
          .where('accepted', '=', true)
          .where('status', 'in', ['approved', 'archived'])
          .select((of) => of.fn.countAll<number>().as('count'))
          .as('projects'),
      )
      .orderBy('projects', 'desc')
      .orderBy('username_key')
      .limit(limit)
      .execute(),
  ]);
  return {
    total: Number(total),
    users: users.map((user) => ({ ...user, projects: Number(user.projects) })),
  };
}
