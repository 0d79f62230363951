import { hashSecret, isSecret } from '#platform/crypto/secrets.ts';
import type { Services } from '../services.ts';
import { TOKEN_PREFIX } from './create-token.ts';
import { tellOwner } from './tell-owner.ts';

/**
 * Ends tokens that somebody found where they should not be, and tells their owners. Whoever knows a
 * token may end it; nothing tells whether it worked.
 */
export async function reportLeak(
  services: Pick<Services, 'db' | 'clock' | 'addresses' | 'mailTexts'>,
  tokens: readonly string[],
): Promise<void> {
  for (const token of new Set(tokens)) {
    if (!isSecret(TOKEN_PREFIX, token)) continue;
    await services.db.transaction().execute(async (trx) => {
      const row = await trx
        .deleteFrom('tokens')
        .where('secret_hash', '=', hashSecret(token))
        .returning(['user_id', 'name'])
        .executeTakeFirst();
      if (row) await tellOwner(trx, services, 'tokenLeaked', row);
    });
  }
}
