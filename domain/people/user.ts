import { Refusal } from '#platform/refusal.ts';

export const USERNAME = /^[a-zA-Z0-9._-]{1,39}$/;
export const PASSWORD_LENGTH = { min: 8, max: 256 };
export const BIO_LENGTH = 160;

const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]{2,}$/;

/** Usernames are unique whatever their case; this is what is compared. */
export function usernameKey(username: string): string {
  return username.toLowerCase();
}

/** The same for addresses. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

export function checkUsername(username: string): void {
  if (!USERNAME.test(username)) {
    throw new Refusal(
      'invalid_input',
      'A username has 1 to 39 letters, digits, dots, dashes or underscores.',
      { field: 'username' },
    );
  }
}

export function checkEmail(email: string): void {
  if (email.length > 254 || !EMAIL.test(email)) {
    throw new Refusal('invalid_input', 'This is not an e-mail address.', { field: 'email' });
  }
}

/** The person's own words make weak passwords. */
export function checkPasswordText(password: string, own: string[]): void {
  const { min, max } = PASSWORD_LENGTH;
  if (password.length < min || password.length > max) {
    throw new Refusal('invalid_input', `A password has ${min} to ${max} characters.`, {
      field: 'password',
    });
  }
  const text = password.toLowerCase();
  const weak =
    new Set(text).size < 4 || own.some((word) => word.length > 2 && text === word.toLowerCase());
  if (weak) {
    throw new Refusal('invalid_input', 'This password is too easy to guess.', {
      field: 'password',
    });
  }
}
