import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id as the public API shows it: 8 characters of base62, the first never 0. */
export function newId(): string {
  let id = ALPHABET[randomInt(1, 62)];
  while (id.length < 8) id += ALPHABET[randomInt(62)];
  return id;
}

const ID = /^[0-9A-Za-z]{1,11}$/;

/** True for text that can be an id of the public API (base62; old clients may hold shorter ones). */
export function isId(text: string): boolean {
  return ID.test(text);
}

/** `length` random characters of base62. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) text += ALPHABET[randomInt(62)];
  return text;
}
