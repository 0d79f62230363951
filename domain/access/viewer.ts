import { Refusal } from '#platform/refusal.ts';
import { hasScope, type Scope } from '../tokens/index.ts';

/** Who asks: a person by session or token, or nobody. */
export interface Viewer {
  user: ViewerUser | null;
  /** Bits of the scopes this request may use; a session on the site holds all. */
  scopes: number;
  via: 'session' | 'token' | null;
  sessionId?: string;
}

export interface ViewerUser {
  id: string;
  username: string;
  role: 'developer' | 'moderator' | 'admin';
  avatarUrl: string | null;
  /** Of their address; known of those who ask over HTTP. */
  email?: 'verified' | 'unverified' | 'missing';
}

/** A viewer who is signed in; what guards hand on. */
export interface SignedIn extends Viewer {
  user: ViewerUser;
}

export const NOBODY: Viewer = { user: null, scopes: 0, via: null };

/**
 * The viewer as a signed-in person who may use the scope.
 * @throws Refusal `auth_error` (401) otherwise.
 */
export function requireScope(viewer: Viewer, scope: Scope): SignedIn {
  if (!viewer.user) throw new Refusal('auth_error', 'Sign in or send a valid token.');
  if (!hasScope(viewer.scopes, scope)) {
    throw new Refusal('auth_error', `The token lacks the scope ${scope}.`);
  }
  return viewer as SignedIn;
}

/** For reads that a token only widens: the viewer if the scope is there, nobody otherwise. */
export function viewerWith(viewer: Viewer, ...scopes: Scope[]): Viewer {
  return scopes.every((scope) => hasScope(viewer.scopes, scope)) ? viewer : NOBODY;
}

export function isStaff(viewer: Viewer): boolean {
  return viewer.user?.role === 'moderator' || viewer.user?.role === 'admin';
}

export function isAdmin(viewer: Viewer): boolean {
  return viewer.user?.role === 'admin';
}
