import { randomInt } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id as the public API shows it: 8 characters of base62, the first never 0. */
export function newId(): string {
  let id = ALPHABET[randomInt(1, 62)];
  while (id.length < 8) id += ALPHABET[randomInt(62)];
  return id;
}

/** `length` random characters of base62. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) text += ALPHABET[randomInt(62)];
  return text;
}
