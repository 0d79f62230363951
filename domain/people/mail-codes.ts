import { randomText } from '#platform/crypto/ids.ts';
import { hashSecret } from '#platform/crypto/secrets.ts';
import type { Db, Trx } from '../database/index.ts';
import type { Services } from '../services.ts';

/** What a link in a mail allows, once. */
export type CodePurpose = 'verify' | 'reset';

export const CODE_HOURS: Record<CodePurpose, number> = { verify: 24, reset: 1 };
/** Mails of one purpose that an account gets in an hour at most. */
export const CODES_PER_HOUR = 5;
const HOUR_MS = 3_600_000;

type Needs = Pick<Services, 'clock'>;

/** Makes a code for a link; its text goes into one mail and only its hash is kept. */
export async function makeCode(
  trx: Trx,
  { clock }: Needs,
  { userId, purpose, email }: { userId: string; purpose: CodePurpose; email: string },
): Promise<string> {
  const code = randomText(32);
  const now = clock.now();
  await trx
    .insertInto('mail_codes')
    .values({
      secret_hash: hashSecret(code),
      user_id: userId,
      purpose,
      email,
      created: now,
      expires: new Date(now.getTime() + CODE_HOURS[purpose] * HOUR_MS),
    })
    .execute();
  return code;
}

/** The row of a code however old and used it is. */
export function findCode(db: Db, purpose: CodePurpose, code: string) {
  return db
    .selectFrom('mail_codes')
    .innerJoin('users', 'users.id', 'mail_codes.user_id')
    .select(['user_id', 'mail_codes.email as sent_to', 'expires', 'used'])
    .select(['username', 'users.email', 'email_verified'])
    .where('secret_hash', '=', hashSecret(code))
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}

/** Uses a code up: of two who try at once, one gets its row. Undefined when it opens nothing. */
export function useCode(trx: Trx, { clock }: Needs, purpose: CodePurpose, code: string) {
  const now = clock.now();
  return trx
    .updateTable('mail_codes')
    .set({ used: now })
    .where('secret_hash', '=', hashSecret(code))
    .where('purpose', '=', purpose)
    .where('used', 'is', null)
    .where('expires', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
}

/** Ends what was mailed and not used yet. */
export async function dropCodes(trx: Trx, userId: string, purpose?: CodePurpose): Promise<void> {
  await trx
    .deleteFrom('mail_codes')
    .where('user_id', '=', userId)
    .where('used', 'is', null)
    .$if(purpose !== undefined, (query) => query.where('purpose', '=', purpose as CodePurpose))
    .execute();
}

/** Milliseconds until an account may get another mail of this purpose; 0 when it may now. */
export async function codeWait(
  trx: Trx,
  { clock }: Needs,
  userId: string,
  purpose: CodePurpose,
): Promise<number> {
  // One at a time, so that many requests at once do not all count the same few.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const now = clock.now().getTime();
  const last = await trx
    .selectFrom('mail_codes')
    .select('created')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('created', '>', new Date(now - HOUR_MS))
    .orderBy('created', 'desc')
    .limit(CODES_PER_HOUR)
    .execute();
  if (last.length < CODES_PER_HOUR) return 0;
  return Math.max(0, last[last.length - 1].created.getTime() + HOUR_MS - now);
}
