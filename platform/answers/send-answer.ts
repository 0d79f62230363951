import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Answer } from './public-answers.ts';

/** Smaller bodies do not gain from compression. */
const WORTH_COMPRESSING = 1024;

/** Sends a finished answer: 304 when the asker has it, compressed when they may. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  more: string[],
): void {
  const { 'if-none-match': known, 'accept-encoding': accepted } = request.headers;
  const validator = answer.etag === undefined ? [] : ['ETag', answer.etag];
  if (known !== undefined && answer.etag !== undefined && matches(known, answer.etag)) {
    response.writeHead(304, [...answer.headers, ...validator, ...more]);
    response.end();
    return;
  }
  const [body, encoding] = encode(answer, accepted);
  const headers = [...answer.headers, ...validator, ...more];
  if (encoding) headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(body.length));
  response.writeHead(answer.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** True when an `If-None-Match` header names this validator (weak comparison, RFC 9110). */
export function matches(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

function encode(answer: Answer, accepted: string | undefined): [Buffer, string | null] {
  if (!accepted || answer.body.length < WORTH_COMPRESSING) return [answer.body, null];
  if (/\bbr\b/.test(accepted)) {
    answer.brotli ??= brotliCompressSync(answer.body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    });
    return [answer.brotli, 'br'];
  }
  if (/\bgzip\b/.test(accepted)) {
    answer.gzip ??= gzipSync(answer.body, { level: 6 });
    return [answer.gzip, 'gzip'];
  }
  return [answer.body, null];
}
