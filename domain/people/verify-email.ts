import { Refusal } from '#platform/refusal.ts';
import { announce, type Db, type Trx } from '../database/index.ts';
import { postMail } from '../mail/index.ts';
import type { Services } from '../services.ts';
import { codeWait, findCode, makeCode, useCode } from './mail-codes.ts';
import { emailKey } from './user.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'addresses' | 'mailTexts'>;

/** What opening a link would do: nothing is used up by looking. */
export type VerificationState = 'fresh' | 'already' | 'failed';

export async function verificationState(
  { db, clock }: { db: Db } & Pick<Services, 'clock'>,
  code: string,
): Promise<VerificationState> {
  const row = await findCode(db, 'verify', code);
  if (!row || !isCurrent(row)) return 'failed';
  if (row.email_verified) return 'already';
  return row.used || row.expires <= clock.now() ? 'failed' : 'fresh';
}

/** The address it was sent to is still the account's. */
const isCurrent = ({ sent_to, email }: { sent_to: string; email: string | null }) =>
  email !== null && emailKey(email) === emailKey(sent_to);

/**
 * Notes that an address is its owner's. A link that was used before says `already`.
 * @throws Refusal `request_error` for an unknown, ended or outdated link
 */
export async function verifyEmail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  code: string,
): Promise<'verified' | 'already'> {
  return db.transaction().execute(async (trx) => {
    const used = await useCode(trx, { clock }, 'verify', code);
    if (used) {
      const user = await trx
        .selectFrom('users')
        .select('email_verified')
        .where('id', '=', used.user_id)
        .where('email_key', '=', emailKey(used.email))
        .forUpdate()
        .executeTakeFirst();
      if (!user) throw failed();
      await markVerified(trx, used.user_id);
      return user.email_verified ? 'already' : 'verified';
    }
    if ((await verificationState({ db: trx, clock }, code)) !== 'already') throw failed();
    return 'already';
  });
}

const failed = () => new Refusal('request_error', 'Email verification failed.', { field: 'flow' });

async function markVerified(trx: Trx, userId: string): Promise<void> {
  await trx.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
  await announce(trx, 'user', userId);
}

/** Posts the mail with the link; `email` is the account's present address. */
export async function postVerification(
  trx: Trx,
  services: Pick<Services, 'clock' | 'addresses' | 'mailTexts'>,
  { id, username, email }: { id: string; username: string; email: string },
): Promise<void> {
  const flow = await makeCode(trx, services, { userId: id, purpose: 'verify', email });
  await postMail(trx, services, {
    kind: 'verifyEmail',
    to: email,
    link: `${services.addresses.site}/auth/verify-email?flow=${flow}`,
    values: { username, email },
  });
}

/**
 * Sends the link anew: to the account that a person is signed in to, or to the one that an old link
 * belongs to.
 * @throws Refusal `request_error` when there is nothing to verify, `ratelimit_error` with the wait
 */
export async function resendVerification(
  services: Needs,
  of: { userId: string } | { code: string },
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    const id = 'userId' in of ? of.userId : await ownerOfLink(trx, of.code);
    const user = await trx
      .selectFrom('users')
      .select(['id', 'username', 'email', 'email_verified'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!user?.email) throw new Refusal('request_error', 'The account has no e-mail address.');
    if (user.email_verified) throw new Refusal('request_error', 'The address is verified already.');
    const retryAfterMs = await codeWait(trx, services, user.id, 'verify');
    if (retryAfterMs > 0) {
      const minutes = Math.ceil(retryAfterMs / 60_000);
      throw new Refusal(
        'ratelimit_error',
        `Enough mails were sent. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
        { details: { retryAfterMs } },
      );
    }
    await postVerification(trx, services, { ...user, email: user.email });
  });
}

async function ownerOfLink(db: Db, code: string): Promise<string> {
  const row = await findCode(db, 'verify', code);
  if (!row || !isCurrent(row)) {
    throw new Refusal('request_error', 'This link belongs to no account.', { field: 'flow' });
  }
  return row.user_id;
}
