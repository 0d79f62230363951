import { requireSignIn } from '../../auth/require-sign-in.ts';
import type { Load } from '../../context.server.ts';
import { type SessionEntry, sessionsOf } from '../sessions/load.ts';

export interface AccountData {
  username: string;
  email: string | null;
  verified: boolean;
  created: string;
  /** When the password was last changed; null when it is as old as the account. */
  passwordChanged: string | null;
  /** The newest few. */
  sessions: SessionEntry[];
  sessionCount: number;
}

const NEWEST = 3;

export const load: Load<AccountData> = async ({ page, url }) => {
  const { user } = requireSignIn(page, url);
  const row = await page.services.db
    .selectFrom('users')
    .select(['username', 'email', 'email_verified', 'created', 'password_changed'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const sessions = await sessionsOf(page, user.id);
  return {
    username: row.username,
    email: row.email,
    verified: row.email_verified,
    created: row.created.toISOString(),
    passwordChanged: row.password_changed?.toISOString() ?? null,
    sessions: sessions.slice(0, NEWEST),
    sessionCount: sessions.length,
  };
};
