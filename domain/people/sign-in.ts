import { checkPassword } from '#platform/crypto/passwords.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '../services.ts';
import { findByLogin } from './reset-password.ts';

/**
 * The id of the account that an e-mail or username and a password open.
 * @throws Refusal `auth_error`, the same and in the same time whatever was wrong.
 */
export async function signIn(
  { db }: Pick<Services, 'db'>,
  { login, password }: { login: string; password: string },
): Promise<string> {
  const row = await findByLogin(db, login);
  const right = await checkPassword(row?.password_hash ?? null, password.slice(0, 1000));
  if (!row || !right) {
    throw new Refusal('auth_error', 'That password does not match this account.', {
      field: 'password',
    });
  }
  return row.id;
}
