import { newId } from '#platform/crypto/ids.ts';
import { hashPassword } from '#platform/crypto/passwords.ts';
import { brokenUnique } from '#platform/db/failures.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Services } from '../services.ts';
import { checkEmail, checkPasswordText, checkUsername, usernameKey } from './user.ts';

export interface NewAccount {
  username: string;
  email: string;
  password: string;
  newsletter?: boolean;
  role?: 'developer' | 'moderator' | 'admin';
}

/**
 * Makes an account and returns its id.
 * @throws Refusal `invalid_input` naming the field; a taken name says so with a free one.
 */
export async function signUp(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { username, email, password, newsletter = false, role = 'developer' }: NewAccount,
): Promise<string> {
  checkUsername(username);
  checkEmail(email);
  checkPasswordText(password, [username, email, email.split('@')[0]]);
  const id = newId();
  try {
    await db
      .insertInto('users')
      .values({
        id,
        username,
        username_key: usernameKey(username),
        email,
        email_key: email.toLowerCase(),
        password_hash: await hashPassword(password),
        role,
        newsletter,
        bio: null,
        avatar_url: null,
        raw_avatar_url: null,
        created: clock.now(),
      })
      .execute();
  } catch (error) {
    throw await takenRefusal(db, error, username);
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
