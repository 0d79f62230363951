import type { FastifyInstance } from 'fastify';
import type { Api } from '../api.ts';
import { parseSearchRequest } from './parse-search-request.ts';
import { searchHitView } from './search-hit.view.ts';

/** `GET /v2/search` (public API, 2.2). */
export function searchRoutes(app: FastifyInstance, { search }: Api): void {
  app.get<{ Querystring: Record<string, string | undefined> }>('/search', async (request) => {
    const query = parseSearchRequest(request.query);
    const { hits, total } = search.engine.search(query);
    return {
      hits: hits.map(searchHitView),
      offset: query.offset,
      limit: query.limit,
      total_hits: total,
    };
  });
}
