import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, isUnstorable } from '#platform/db/failures.ts';
import type { Log } from '#platform/log/log.ts';
import { Refusal } from '#platform/refusal.ts';

/** The body of every refusal of the API. */
export interface ErrorBody {
  error: string;
  description: string;
  field?: string;
  /** Particulars for our own pages, such as the offset to resume at; never in the public API. */
  details?: Record<string, unknown>;
}

/** Any failure as a refusal: what was not expected is logged and told without particulars. */
export function toRefusal(error: unknown, log: Log): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) {
    log.warn({ err: error }, 'the database is away');
    return new Refusal('unavailable', 'The database is not answering. Try again in a moment.');
  }
  if (isUnstorable(error)) {
    return new Refusal('request_error', 'The request holds a character or number we cannot keep.');
  }
  const { statusCode, message } = error as FastifyError;
  if (statusCode === 413) return new Refusal('too_large', 'The request is too large.');
  if (statusCode === 404) return new Refusal('not_found', message);
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new Refusal('request_error', message);
  }
  log.error({ err: error }, 'a request failed');
  return new Refusal('internal_error', 'Something went wrong on our side.');
}

export function errorBody({ code, message, field, details }: Refusal): ErrorBody {
  return { error: code, description: message, field, details };
}

/** Answers failures as `{error, description}`, for our own pages with particulars. */
export function answerErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = toRefusal(error, log);
    if (refusal.status === 503) reply.header('retry-after', '2');
    const body = errorBody(refusal);
    if (!request.url.startsWith('/_internal/')) delete body.details;
    stopUpload(request);
    return reply.status(refusal.status).send(body);
  });
}

/** Answers an address that cannot be decoded; no route and no hook has seen the request. */
export function answerBadAddress(error: Error, reply: FastifyReply, log: Log): FastifyReply {
  const refusal = toRefusal(error, log);
  return reply
    .status(refusal.status)
    .header('access-control-allow-origin', '*')
    .send(errorBody(refusal));
}

/** How long a refused upload may go on, so that its sender reads the answer before the line is cut. */
const LINGER_MS = 2000;

function stopUpload({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  const { socket } = raw;
  setTimeout(() => {
    if (!raw.complete) socket.destroy();
  }, LINGER_MS).unref();
}
