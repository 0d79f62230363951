import type { Selectable } from 'kysely';
import { Refusal } from '#platform/refusal.ts';
import type { TokensTable } from '../database/index.ts';
import type { Services } from '../services.ts';
import { ALL_SCOPES, allowedInToken } from './scopes.ts';

type Needs = Pick<Services, 'db' | 'clock'>;
export type TokenRow = Omit<Selectable<TokensTable>, 'secret_hash'>;

const COLUMNS = ['id', 'user_id', 'name', 'scopes', 'created', 'expires', 'last_used'] as const;

/** The tokens of a person, newest first. */
export function listTokens({ db }: Needs, userId: string): Promise<TokenRow[]> {
  return db
    .selectFrom('tokens')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .orderBy('created', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Changes what is given of one's own token. Nothing happens to a token of somebody else, and nothing
 * tells that it exists.
 * @throws Refusal `request_error` for a restricted scope or a past expiry.
 */
export async function editToken(
  { db, clock }: Needs,
  userId: string,
  id: string,
  { name, scopes, expires }: { name?: string; scopes?: number; expires?: Date },
): Promise<void> {
  checkScopes(scopes ?? 0);
  checkExpiry(expires, clock.now());
  if (name === undefined && scopes === undefined && expires === undefined) return;
  await db
    .updateTable('tokens')
    .set({ name, scopes: scopes === undefined ? undefined : knownScopes(scopes), expires })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute();
}

/** Ends a token at once; like an edit it says nothing of those of others. */
export async function deleteToken({ db }: Needs, userId: string, id: string): Promise<void> {
  await db.deleteFrom('tokens').where('id', '=', id).where('user_id', '=', userId).execute();
}

/** @throws Refusal `request_error` for scopes that a token may not carry. */
export function checkScopes(scopes: number): void {
  if (allowedInToken(scopes)) return;
  throw new Refusal('request_error', 'A token cannot carry restricted scopes.', {
    field: 'scopes',
  });
}

/** @throws Refusal `request_error` for a moment that has passed. */
export function checkExpiry(expires: Date | null | undefined, now: Date): void {
  if (!expires || expires > now) return;
  throw new Refusal('request_error', 'The expiry lies in the past.', { field: 'expires' });
}

/** The bits that mean something; the others are dropped. */
export function knownScopes(scopes: number): number {
  return Number(BigInt(scopes) & BigInt(ALL_SCOPES));
}
