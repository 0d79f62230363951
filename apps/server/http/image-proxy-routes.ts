import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { fetchRemoteImage, PROXY_HEADERS } from '#platform/images/index.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import { RateLimit } from '#platform/limits/rate-limit.ts';
import { OutgoingError, type OutgoingReason } from '#platform/outgoing/index.ts';
import { Refusal, type RefusalCode } from '#platform/refusal.ts';

/** Pictures a minute and address: a page may hold many. */
const PER_MINUTE = 300;

const CODES: Partial<Record<OutgoingReason, RefusalCode>> = {
  url: 'invalid_input',
  address: 'invalid_input',
  size: 'too_large',
};

/** `/_image?url=`: pictures of other sites in texts, so that those sites learn nothing of the reader. */
export function imageProxyRoutes(app: FastifyInstance): void {
  const limit = new RateLimit(PER_MINUTE);

  app.get<{ Querystring: Record<string, string> }>('/_image', async (request, reply) => {
    const { allowed, retryAfterMs } = limit.take(addressKey(request.ip));
    if (!allowed) {
      reply.header('retry-after', String(Math.ceil(retryAfterMs / 1000)));
      throw new Refusal('ratelimit_error', 'Too many pictures at once.');
    }
    const media = await fetchRemoteImage(request.query.url ?? '').catch((error: unknown) => {
      if (!(error instanceof OutgoingError)) throw error;
      throw new Refusal(CODES[error.reason] ?? 'not_found', error.message);
    });
    reply
      .headers(PROXY_HEADERS)
      .header('cache-control', 'public, max-age=86400')
      .type(media.mediaType);
    if (media.length !== null) reply.header('content-length', media.length);
    return reply.send(Readable.from(media.body));
  });
}
