import type { FastifyInstance } from 'fastify';
import { suggest } from '#domain/suggestions/index.ts';
import { suggestionsView } from '#web/root/search/suggestions.ts';
import type { Site } from '../compose.ts';

/** `/_internal/suggest?q=`: what the letters in the header's search may mean. */
export function suggestRoutes(app: FastifyInstance, { services, search }: Site): void {
  app.get<{ Querystring: Record<string, string> }>('/_internal/suggest', async (request, reply) => {
    const text = request.query.q ?? '';
    const found = await suggest(services, search, text);
    return reply
      .header('cache-control', 'public, max-age=30')
      .header('x-robots-tag', 'noindex')
      .send(suggestionsView(text, found, services.tags));
  });
}
