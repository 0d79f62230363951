import { createHash } from 'node:crypto';
import type { Answer } from './public-answers.ts';

/** Headers of every answer of the public API. */
export const API_HEADERS = [
  'Content-Type',
  'application/json; charset=utf-8',
  'Access-Control-Allow-Origin',
  '*',
  'Access-Control-Expose-Headers',
  '*',
  'Cache-Control',
  'public, max-age=0, must-revalidate',
  'Vary',
  'Accept-Encoding, Authorization, Cookie',
  'X-Content-Type-Options',
  'nosniff',
];

/** A public JSON answer from ready text. */
export function jsonAnswer(text: string, etag?: string): Answer {
  const body = Buffer.from(text);
  const validator = etag ?? `"${createHash('sha1').update(body).digest('base64url').slice(0, 20)}"`;
  return { status: 200, headers: API_HEADERS, body, etag: validator };
}
