import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '#platform/refusal.ts';
import type { BuildManifest } from '#web/navigation/builds.ts';
import { ROUTE_RULES } from '#web/route-rules.ts';

interface Build {
  id: string;
  /** ISO 8601. */
  time: string;
}

/** `/builds`: which build answers, and what holds for addresses in it (spec section 7). */
export function buildRoutes(app: FastifyInstance, { id, time }: Build): void {
  const timestamp = Date.parse(time);
  const manifest: BuildManifest = {
    id,
    timestamp,
    matcher: { static: ROUTE_RULES, wildcard: {}, dynamic: {} },
    prerendered: Object.keys(ROUTE_RULES).filter((path) => ROUTE_RULES[path].prerender),
  };

  app.get<{ Params: { id: string } }>('/builds/meta/:id.json', async (request, reply) => {
    if (request.params.id !== id) throw new Refusal('not_found', 'There is no such build.');
    return json(reply, manifest, 'public, max-age=31536000, immutable');
  });

  app.get('/builds/latest.json', async (_request, reply) =>
    json(reply, { id, timestamp }, 'no-store'),
  );
}

function json(reply: FastifyReply, body: unknown, cache: string): FastifyReply {
  return reply
    .header('cache-control', cache)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
