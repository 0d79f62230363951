import { newId } from '#platform/crypto/ids.ts';
import { hashPassword } from '#platform/crypto/passwords.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '../services.ts';
import { checkEmail, checkPasswordText, checkUsername, emailKey, usernameKey } from './user.ts';
import { postVerification } from './verify-email.ts';

export interface NewAccount {
  username: string;
  email: string;
  password: string;
  newsletter?: boolean;
  role?: 'developer' | 'moderator' | 'admin';
  /** Somebody who may says that the address is theirs: no mail asks for it. */
  emailVerified?: boolean;
}

/**
 * Makes an account and returns its id; a mail asks to verify its address.
 * @throws Refusal `invalid_input` naming the field; a taken name says so with a free one.
 */
export async function signUp(
  services: Pick<Services, 'db' | 'clock' | 'addresses' | 'mailTexts'>,
  account: NewAccount,
): Promise<string> {
  const { username, email, password, newsletter = false, role = 'developer' } = account;
  checkUsername(username);
  checkEmail(email);
  checkPasswordText(password, [username, email, email.split('@')[0]]);
  const id = newId();
  const password_hash = await hashPassword(password);
  try {
    await services.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('users')
        .values({
          id,
          username,
          username_key: usernameKey(username),
          email,
          email_key: emailKey(email),
          email_verified: account.emailVerified,
          password_hash,
          role,
          newsletter,
          bio: null,
          avatar_url: null,
          raw_avatar_url: null,
          created: services.clock.now(),
        })
        .execute();
      if (!account.emailVerified) await postVerification(trx, services, { id, username, email });
    });
  } catch (error) {
    throw await takenRefusal(services.db, error, username);
  }
  return id;
}

async function takenRefusal(db: Services['db'], error: unknown, username: string) {
  const constraint = brokenUnique(error);
  if (constraint === 'users_username_key_key') {
    const free = await freeUsername(db, username);
    return new Refusal('invalid_input', `Someone has that name. Try ${free}.`, {
      field: 'username',
    });
  }
  if (constraint === 'users_email_key_key') {
    return new Refusal('invalid_input', 'An account uses this address already.', {
      field: 'email',
    });
  }
  return error;
}

/** The wished name with the smallest number that nobody has. */
export async function freeUsername(db: Services['db'], username: string): Promise<string> {
  const stem = username.slice(0, 35);
  const taken = await db
    .selectFrom('users')
    .select('username_key')
    .where('username_key', 'like', `${usernameKey(stem).replace(/[\\%_]/g, '\\$&')}%`)
    .limit(1000)
    .execute();
  const names = new Set(taken.map((row) => row.username_key));
  let number = 2;
  while (names.has(usernameKey(`${stem}${number}`))) number += 1;
  return `${stem}${number}`;
}
