import { checkPassword, hashPassword } from '#platform/crypto/passwords.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import { Refusal } from '#platform/refusal.ts';
import type { SignedIn } from '../access/index.ts';
import { announce } from '../database/index.ts';
import { postMail } from '../mail/index.ts';
import type { Services } from '../services.ts';
import { endOtherSessions } from '../sessions/index.ts';
import { dropCodes } from './mail-codes.ts';
import { setPassword } from './reset-password.ts';
import { checkEmail, checkPasswordText, emailKey } from './user.ts';
import { postVerification } from './verify-email.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'addresses' | 'mailTexts'>;

/**
 * Changes one's own password; every other session ends and the owner is told by mail.
 * @throws Refusal `invalid_input` naming `old_password` or `password`
 */
export async function changePassword(
  services: Needs,
  viewer: SignedIn,
  { oldPassword, password }: { oldPassword: string; password: string },
): Promise<void> {
  const { id, email, username } = await proveOwner(services, viewer, oldPassword, 'old_password');
  checkPasswordText(password, [username, ...(email ? [email, email.split('@')[0]] : [])]);
  const hash = await hashPassword(password);
  await services.db.transaction().execute(async (trx) => {
    await setPassword(trx, services, id, hash);
    await endOtherSessions(trx, id, viewer.sessionId ?? null);
  });
}

/**
 * Changes one's own address. It is unverified until the link mailed to it is opened; the old address
 * is told.
 * @throws Refusal `invalid_input` naming `password` or `email`
 */
export async function changeEmail(
  services: Needs,
  viewer: SignedIn,
  { email, password }: { email: string; password: string },
): Promise<void> {
  checkEmail(email);
  const user = await proveOwner(services, viewer, password, 'password');
  const { id, username } = user;
  if (user.email && emailKey(user.email) === emailKey(email)) {
    throw new Refusal('invalid_input', 'This is your address already.', { field: 'email' });
  }
  try {
    await services.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('users')
        .set({ email, email_key: emailKey(email), email_verified: false })
        .where('id', '=', id)
        .execute();
      // What was mailed to the old address opens nothing any more.
      await dropCodes(trx, id);
      await postVerification(trx, services, { id, username, email });
      await announce(trx, 'user', id);
      if (!user.email) return;
      await postMail(trx, services, {
        kind: 'emailChanged',
        to: user.email,
        link: `${services.addresses.site}/settings/account`,
        values: { username, email },
      });
    });
  } catch (error) {
    if (brokenUnique(error) === null) throw error;
    throw new Refusal('invalid_input', 'An account uses this address already.', { field: 'email' });
  }
}

/** The viewer's own row, for those who know its password. @throws Refusal `invalid_input` */
async function proveOwner(
  { db }: Pick<Services, 'db'>,
  viewer: SignedIn,
  password: string,
  field: string,
) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'password_hash'])
    .where('id', '=', viewer.user.id)
    .executeTakeFirstOrThrow();
  if (!(await checkPassword(user.password_hash, password.slice(0, 1000)))) {
    throw new Refusal('invalid_input', 'That password does not match this account.', { field });
  }
  return user;
}
