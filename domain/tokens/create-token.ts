import { newId } from '#platform/crypto/ids.ts';
import { hashSecret, newSecret } from '#platform/crypto/secrets.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '../services.ts';
import { checkExpiry, checkScopes, knownScopes, type TokenRow } from './edit-token.ts';
import { tellOwner } from './tell-owner.ts';

export const TOKEN_PREFIX = 'mrp';

export interface NewToken {
  userId: string;
  name: string;
  /** Bits of `scopes.ts`; unknown ones are dropped. */
  scopes: number;
  expires: Date | null;
  /** Its owner gets a mail. */
  tell?: boolean;
}

/**
 * Makes a personal access token. The text is returned once and only its hash is kept.
 * @throws Refusal `request_error` for a bad name, a restricted scope or a past expiry.
 */
export async function createToken(
  services: Pick<Services, 'db' | 'clock' | 'addresses' | 'mailTexts'>,
  { userId, name, scopes, expires, tell = false }: NewToken,
): Promise<{ row: TokenRow; token: string }> {
  if (name.length < 3 || name.length > 255) {
    throw new Refusal('request_error', 'A token name has 3 to 255 characters.', { field: 'name' });
  }
  checkScopes(scopes);
  const now = services.clock.now();
  checkExpiry(expires, now);
  const token = newSecret(TOKEN_PREFIX);
  const row: TokenRow = {
    id: newId(),
    user_id: userId,
    name,
    scopes: knownScopes(scopes),
    created: now,
    expires,
    last_used: null,
  };
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('tokens')
      .values({ ...row, secret_hash: hashSecret(token) })
      .execute();
    // One that its owner did not make is a break-in.
    if (tell) await tellOwner(trx, services, 'tokenCreated', row);
  });
  return { row, token };
}
