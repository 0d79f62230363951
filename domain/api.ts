import type { FastifyReply, FastifyRequest } from 'fastify';
import { jsonAnswer } from '#platform/answers/json-answer.ts';
import type { PublicAnswers } from '#platform/answers/public-answers.ts';
import { sendAnswer } from '#platform/answers/send-answer.ts';
import type { Events } from '#platform/events/events.ts';
import type { KnownProjects } from './projects/index.ts';
import type { LiveIndex } from './search/index.ts';
import type { Services } from './services.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A request that is no GET but changes nothing, so that nobody waits for its effects. */
    readsOnly?: boolean;
  }
}

/** What the routes of a noun are mounted with. */
export interface Api {
  services: Services;
  answers: PublicAnswers;
  search: LiveIndex;
  projects: KnownProjects;
  events: Events;
}

/** JSON text that everyone may see, with what it tells of; or one that only this asker may. */
export interface Told {
  text: string;
  etag?: string;
  /** `project:id`, `version:id`, `tags` …; null keeps it out of the cache. */
  tags: string[] | null;
}

/**
 * Answers a read: what everyone may see is kept under its address until something it tells of
 * changes, and is sent from memory the next time.
 */
export async function answerRead(
  { answers }: Api,
  request: FastifyRequest,
  reply: FastifyReply,
  tell: () => Promise<Told>,
): Promise<FastifyReply> {
  const begun = answers.begin();
  const { text, etag, tags } = await tell();
  if (tags === null) {
    return reply
      .header('cache-control', 'private, no-store')
      .type('application/json; charset=utf-8')
      .send(text);
  }
  const answer = jsonAnswer(text, etag);
  answers.put(request.raw.url as string, answer, tags, begun);
  reply.hijack();
  sendAnswer(request.raw, reply.raw, answer, carriedHeaders(reply));
  return reply;
}

/** Headers that hooks set before the answer was taken out of the framework's hands. */
function carriedHeaders(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    name.startsWith('x-ratelimit') ? [name, String(value)] : [],
  );
}

/** Texts of many documents as one JSON array. */
export function joinDocuments(texts: string[]): string {
  return `[${texts.join(',')}]`;
}
