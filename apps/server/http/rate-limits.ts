import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { addressKey } from '#platform/limits/address-key.ts';
import type { RateLimit, Verdict } from '#platform/limits/rate-limit.ts';
import { Refusal } from '#platform/refusal.ts';

/** The limit's headers for a raw request; null when it is over the limit. */
export function rateHeaders(
  limit: RateLimit | null,
  request: IncomingMessage,
  trustProxy: boolean,
): string[] | null {
  if (!limit) return [];
  const verdict = limit.take(addressKey(addressOf(request, trustProxy)));
  return verdict.allowed ? pairs(verdict) : null;
}

function pairs({ limit, remaining, reset }: Verdict): string[] {
  return [
    'X-Ratelimit-Limit',
    String(limit),
    'X-Ratelimit-Remaining',
    String(remaining),
    'X-Ratelimit-Reset',
    String(reset),
  ];
}

/** The last address is the one that our own proxy saw; whoever asks may have written the others. */
function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  const last = [forwarded].flat().at(-1)?.split(',').at(-1)?.trim();
  return last || (request.socket.remoteAddress ?? 'unknown');
}

/** The API, and its predecessor that only says that it ended. */
const API = /^\/(v2|v3|api\/v1)(\/|\?|$)/;
/** Answers made for one asker: the API's and those of our own pages' programs. */
const DATA = /^\/(v2|v3|api\/v1|_internal)(\/|\?|$)/;
const UNKEPT = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };

/**
 * Lets any origin read the API and limits how often one address asks, before anything else is done
 * for a request: every answer tells both, errors and unknown addresses too.
 */
export function guardApi(app: FastifyInstance, limit: RateLimit | null, trustProxy: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    // Routes are found in decoded addresses: `/%762/…` is `/v2/…`.
    const path = request.routeOptions.url ?? request.url;
    // What everyone may keep says so itself.
    if (DATA.test(path)) reply.headers(UNKEPT);
    if (!API.test(path)) return;
    reply.headers({ 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' });
    if (!limit) return;
    const verdict = limit.take(addressKey(addressOf(request.raw, trustProxy)));
    const headers = pairs(verdict);
    for (let i = 0; i < headers.length; i += 2) reply.header(headers[i], headers[i + 1]);
    if (verdict.allowed) return;
    reply.header('retry-after', Math.ceil(verdict.retryAfterMs / 1000));
    throw new Refusal(
      'ratelimit_error',
      `Too many requests; retry after ${verdict.retryAfterMs} milliseconds.`,
    );
  });
}
