import { newId } from '#platform/crypto/ids.ts';
import { hashSecret, newSecret } from '#platform/crypto/secrets.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '../services.ts';
import { ALL_SCOPES, allowedInToken } from './scopes.ts';

export const TOKEN_PREFIX = 'mrp';

export interface NewToken {
  userId: string;
  name: string;
  /** Bits of `scopes.ts`; unknown ones are dropped. */
  scopes: number;
  expires: Date | null;
}

/**
 * Makes a personal access token. The text is returned once and only its hash is kept.
 * @throws Refusal `request_error` for a bad name, a restricted scope or a past expiry.
 */
export async function createToken(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, name, scopes, expires }: NewToken,
): Promise<{ id: string; token: string }> {
  if (name.length < 3 || name.length > 255) {
    throw new Refusal('request_error', 'A token name has 3 to 255 characters.', { field: 'name' });
  }
  if (!allowedInToken(scopes)) {
    throw new Refusal('request_error', 'A token cannot carry restricted scopes.', {
      field: 'scopes',
    });
  }
  if (expires && expires <= clock.now()) {
    throw new Refusal('request_error', 'The expiry lies in the past.', { field: 'expires' });
  }
  const id = newId();
  const token = newSecret(TOKEN_PREFIX);
  await db
    .insertInto('tokens')
    .values({
      id,
      user_id: userId,
      name,
      secret_hash: hashSecret(token),
      scopes: Number(BigInt(scopes) & BigInt(ALL_SCOPES)),
      created: clock.now(),
      expires,
      last_used: null,
    })
    .execute();
  return { id, token };
}
