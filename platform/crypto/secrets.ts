import { hash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomText } from './ids.ts';

/**
 * A bearer secret `<prefix>_<54 random><6 checksum>`: the checksum lets scanners tell a real leaked
 * token from chance text, and lets us refuse mistyped ones without asking the database.
 */
export function newSecret(prefix: string): string {
  const random = randomText(54);
  return `${prefix}_${random}${checksum(random)}`;
}

/** True when the text has the shape and checksum of a secret with that prefix. */
export function isSecret(prefix: string, text: string): boolean {
  const body = text.slice(prefix.length + 1);
  return (
    text.startsWith(`${prefix}_`) &&
    body.length === 60 &&
    checksum(body.slice(0, 54)) === body.slice(54)
  );
}

function checksum(text: string): string {
  return crc32(text).toString(36).padStart(7, '0').slice(-6);
}

/** What is stored of a secret. They are 256 random bits and more, so a plain hash suffices. */
export function hashSecret(secret: string): string {
  return hash('sha256', secret);
}
