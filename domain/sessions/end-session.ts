import type { Db } from '../database/index.ts';
import type { Services } from '../services.ts';

export async function endSession({ db }: Pick<Services, 'db'>, sessionId: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
}

/** Ends one session of a person; nothing happens to those of others, and nothing tells of them. */
export async function revokeSession(
  { db }: Pick<Services, 'db'>,
  userId: string,
  sessionId: string,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .execute();
}

/** Ends the sessions of a person, all but one; answers how many. */
export async function endOtherSessions(
  db: Db,
  userId: string,
  exceptId: string | null,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptId !== null, (query) => query.where('id', '<>', exceptId))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
