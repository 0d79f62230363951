import type { FastifyInstance } from 'fastify';
import type { Api } from '#domain/api.ts';
import { fileRoutes } from '#domain/files/routes.ts';
import { imageRoutes } from '#domain/images/routes.ts';
import { peopleRoutes } from '#domain/people/routes.ts';
import { projectRoutes } from '#domain/projects/routes.ts';
import { searchRoutes } from '#domain/search/routes.ts';
import { tagRoutes } from '#domain/tags/routes.ts';
import { versionRoutes } from '#domain/versions/routes.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Site } from '../compose.ts';

const NOUNS = [projectRoutes, versionRoutes, fileRoutes, peopleRoutes, searchRoutes, tagRoutes];

/** The public API under `/v2`: any origin may read it, none with cookies. */
export function apiRoutes(app: FastifyInstance, site: Site): void {
  const api: Api = site;
  app.register(
    async (v2) => {
      v2.options('/*', async (_request, reply) =>
        reply
          .headers({
            'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, HEAD',
            'access-control-allow-headers': '*, Authorization',
            'access-control-max-age': '3600',
          })
          .status(204)
          .send(),
      );
      for (const mount of NOUNS) mount(v2, api);
      v2.route({
        method: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
        url: '/*',
        handler: async () => {
          throw new Refusal('not_found', 'the requested route does not exist');
        },
      });
    },
    { prefix: '/v2' },
  );
  app.register(async (v3) => imageRoutes(v3, api), { prefix: '/v3' });
}
