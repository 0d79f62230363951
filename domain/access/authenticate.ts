import { hashSecret, isSecret } from '#platform/crypto/secrets.ts';
import type { Services } from '../services.ts';
import { ALL_SCOPES, TOKEN_PREFIX } from '../tokens/index.ts';
import { NOBODY, type Viewer } from './viewer.ts';

type Needs = Pick<Services, 'db' | 'clock'>;

/** How often use is written down, so that reading does not mean writing. */
const NOTE_EVERY_MS = 5 * 60_000;

/** The viewer of an `Authorization` header, with or without `Bearer`; null when it is not valid. */
export async function authenticateToken(
  { db, clock }: Needs,
  header: string,
): Promise<Viewer | null> {
  const token = header.replace(/^Bearer\s+/i, '').trim();
  if (!isSecret(TOKEN_PREFIX, token)) return null;
  const row = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['tokens.id as token_id', 'scopes', 'expires', 'last_used'])
    .select(['users.id', 'username', 'role', 'avatar_url'])
    .where('tokens.secret_hash', '=', hashSecret(token))
    .executeTakeFirst();
  const now = clock.now();
  if (!row || (row.expires && row.expires <= now)) return null;
  if (!row.last_used || now.getTime() - row.last_used.getTime() > NOTE_EVERY_MS) {
    await db.updateTable('tokens').set({ last_used: now }).where('id', '=', row.token_id).execute();
  }
  return { user: userOf(row), scopes: row.scopes, via: 'token' };
}

/** The viewer of a session cookie; nobody when it is unknown or has ended. */
export async function authenticateSession({ db, clock }: Needs, secret: string): Promise<Viewer> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'expires', 'last_seen'])
    .select(['users.id', 'username', 'role', 'avatar_url'])
    .where('sessions.secret_hash', '=', hashSecret(secret))
    .executeTakeFirst();
  const now = clock.now();
  if (!row || row.expires <= now) return NOBODY;
  if (now.getTime() - row.last_seen.getTime() > NOTE_EVERY_MS) {
    await db
      .updateTable('sessions')
      .set({ last_seen: now })
      .where('id', '=', row.session_id)
      .execute();
  }
  return { user: userOf(row), scopes: ALL_SCOPES, via: 'session', sessionId: row.session_id };
}

interface UserRow {
  id: string;
  username: string;
  role: 'developer' | 'moderator' | 'admin';
  avatar_url: string | null;
}

function userOf({ id, username, role, avatar_url }: UserRow) {
  return { id, username, role, avatarUrl: avatar_url };
}
