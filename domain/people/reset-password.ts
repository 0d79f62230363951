import { hashPassword } from '#platform/crypto/passwords.ts';
import { Refusal } from '#platform/refusal.ts';
import { announce, type Db, type Trx } from '../database/index.ts';
import { postMail } from '../mail/index.ts';
import type { Services } from '../services.ts';
import { endOtherSessions } from '../sessions/index.ts';
import { codeWait, dropCodes, findCode, makeCode, useCode } from './mail-codes.ts';
import { checkPasswordText, emailKey, usernameKey } from './user.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'addresses' | 'mailTexts'>;

/**
 * Sends a link for a new password to whoever the e-mail or username belongs to. Nobody learns whether
 * there is such an account: callers answer the same, before this is done.
 */
export async function requestReset(services: Needs, login: string): Promise<void> {
  const user = await findByLogin(services.db, login);
  if (!user?.email) return;
  const { id, username, email } = user;
  await services.db.transaction().execute(async (trx) => {
    if ((await codeWait(trx, services, id, 'reset')) > 0) return;
    const flow = await makeCode(trx, services, { userId: id, purpose: 'reset', email });
    await postMail(trx, services, {
      kind: 'resetPassword',
      to: email,
      link: `${services.addresses.site}/auth/reset-password?flow=${flow}`,
      values: { username },
    });
  });
}

/** Whose password a link changes; null when it opens nothing (any more). */
export async function resetTarget(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  code: string,
): Promise<{ username: string } | null> {
  const row = await findCode(db, 'reset', code);
  if (!row || row.used || row.expires <= clock.now()) return null;
  return { username: row.username };
}

/**
 * Sets the new password of a link's account, ends all of its sessions and tells its owner.
 * @throws Refusal `auth_error` for a link that opens nothing, `invalid_input` for a weak password;
 *   then the link still works
 */
export async function resetPassword(
  services: Needs,
  code: string,
  password: string,
): Promise<void> {
  const row = await findCode(services.db, 'reset', code);
  if (!row) throw ended();
  checkPasswordText(password, [row.username, row.sent_to, row.sent_to.split('@')[0]]);
  const hash = await hashPassword(password);
  await services.db.transaction().execute(async (trx) => {
    const used = await useCode(trx, services, 'reset', code);
    if (!used) throw ended();
    await setPassword(trx, services, used.user_id, hash);
    await endOtherSessions(trx, used.user_id, null);
    // Whoever read this mail has the mailbox.
    await trx
      .updateTable('users')
      .set({ email_verified: true })
      .where('id', '=', used.user_id)
      .where('email_key', '=', emailKey(used.email))
      .execute();
    await announce(trx, 'user', used.user_id);
  });
}

const ended = () =>
  new Refusal('auth_error', 'This link has been used or has ended. Ask for a new one.', {
    field: 'flow',
  });

/** Writes a new password, ends the links that would set another, and tells the owner by mail. */
export async function setPassword(
  trx: Trx,
  services: Needs,
  userId: string,
  hash: string,
): Promise<void> {
  const user = await trx
    .updateTable('users')
    .set({ password_hash: hash, password_changed: services.clock.now() })
    .where('id', '=', userId)
    .returning(['username', 'email'])
    .executeTakeFirstOrThrow();
  await dropCodes(trx, userId, 'reset');
  if (!user.email) return;
  await postMail(trx, services, {
    kind: 'passwordChanged',
    to: user.email,
    link: `${services.addresses.site}/auth/reset-password`,
    values: { username: user.username },
  });
}

/** The account of an e-mail address or a username. */
export function findByLogin(db: Db, login: string) {
  const text = login.trim();
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'password_hash'])
    .where((is) =>
      is.or([is('username_key', '=', usernameKey(text)), is('email_key', '=', emailKey(text))]),
    )
    .executeTakeFirst();
}
