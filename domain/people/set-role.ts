import { Refusal } from '#platform/refusal.ts';
import { announce } from '../database/index.ts';
import type { Services } from '../services.ts';
import { usernameKey } from './user.ts';

/** @throws Refusal `not_found` when nobody has that name. */
export async function setRole(
  { db }: Pick<Services, 'db'>,
  username: string,
  role: 'developer' | 'moderator' | 'admin',
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('users')
      .set({ role })
      .where('username_key', '=', usernameKey(username))
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new Refusal('not_found', `There is no account "${username}".`);
    await announce(trx, 'user', row.id);
  });
}
