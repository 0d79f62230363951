import { isSecret } from '#platform/crypto/secrets.ts';
import type { Db } from '../database/index.ts';
import { ALL_SCOPES, TOKEN_PREFIX } from '../tokens/index.ts';
import type { Viewer } from './viewer.ts';

/** What a secret stands for. */
export interface Credential {
  /** Of the session or the token. */
  id: string;
  viewer: Viewer;
  expires: Date | null;
  /** When its use was last written down. */
  noted: Date | null;
}

/** The token of an `Authorization` header, with or without `Bearer`; undefined when there is none such. */
export const tokenOf = (header: string): string | undefined => {
  const token = header.replace(/^Bearer\s+/i, '').trim();
  return isSecret(TOKEN_PREFIX, token) ? token : undefined;
};

export async function readToken(db: Db, hash: string): Promise<Credential | undefined> {
  const row = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['tokens.id as token_id', 'scopes', 'expires', 'last_used as noted'])
    .select(['users.id', 'username', 'role', 'avatar_url', 'email', 'email_verified'])
    .where('tokens.secret_hash', '=', hash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { token_id: id, scopes, expires, noted } = row;
  return { id, viewer: { user: userOf(row), scopes, via: 'token' }, expires, noted };
}

export async function readSession(db: Db, hash: string): Promise<Credential | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id as session_id', 'expires', 'last_seen as noted'])
    .select(['users.id', 'username', 'role', 'avatar_url', 'email', 'email_verified'])
    .where('sessions.secret_hash', '=', hash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_id: id, expires, noted } = row;
  const viewer = {
    user: userOf(row),
    scopes: ALL_SCOPES,
    via: 'session' as const,
    sessionId: id,
  };
  return { id, viewer, expires, noted };
}

interface UserRow {
  id: string;
  username: string;
  role: 'developer' | 'moderator' | 'admin';
  avatar_url: string | null;
  email: string | null;
  email_verified: boolean;
}

function userOf({ id, username, role, avatar_url, email, email_verified }: UserRow) {
  const state = email_verified ? 'verified' : 'unverified';
  return {
    ...{ id, username, role, avatarUrl: avatar_url },
    email: email === null ? ('missing' as const) : (state as 'verified' | 'unverified'),
  };
}
