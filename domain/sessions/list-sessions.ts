import type { Selectable } from 'kysely';
import type { SessionsTable } from '../database/index.ts';
import type { Services } from '../services.ts';

export type SessionRow = Omit<Selectable<SessionsTable>, 'secret_hash'>;

/** The sessions of a person that have not ended, the one in use first, then the last used. */
export async function listSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  currentId: string | undefined,
): Promise<(SessionRow & { current: boolean })[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'created', 'last_seen', 'expires', 'ip', 'user_agent'])
    .select(['os', 'platform'])
    .where('user_id', '=', userId)
    .where('expires', '>', clock.now())
    .orderBy('last_seen', 'desc')
    .orderBy('id')
    .execute();
  return rows
    .map((row) => ({ ...row, current: row.id === currentId }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}
