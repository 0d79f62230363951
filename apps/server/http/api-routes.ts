import type { FastifyInstance } from 'fastify';
import type { Api } from '#domain/api.ts';
import { fileRoutes } from '#domain/files/routes.ts';
import { updateRoutes } from '#domain/files/update.routes.ts';
import { followRoutes } from '#domain/follows/routes.ts';
import { galleryRoutes } from '#domain/gallery/routes.ts';
import { imageRoutes } from '#domain/images/routes.ts';
import { peopleRoutes } from '#domain/people/routes.ts';
import { projectRoutes } from '#domain/projects/routes.ts';
import { projectWriteRoutes } from '#domain/projects/write.routes.ts';
import { searchRoutes } from '#domain/search/routes.ts';
import { sessionRoutes } from '#domain/sessions/routes.ts';
import { statisticsRoutes } from '#domain/statistics/routes.ts';
import { tagRoutes } from '#domain/tags/routes.ts';
import { teamRoutes } from '#domain/teams/routes.ts';
import { tokenRoutes } from '#domain/tokens/routes.ts';
import { versionReadRoutes } from '#domain/versions/read.routes.ts';
import { versionRoutes } from '#domain/versions/routes.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Site } from '../compose.ts';

type Noun = (app: FastifyInstance, api: Api) => void;

/** What each version of the public API has. */
const VERSIONS: Record<string, Noun[]> = {
  '/v2': [
    projectRoutes,
    projectWriteRoutes,
    galleryRoutes,
    followRoutes,
    versionReadRoutes,
    versionRoutes,
    fileRoutes,
    updateRoutes,
    peopleRoutes,
    teamRoutes,
    tokenRoutes,
    sessionRoutes,
    searchRoutes,
    tagRoutes,
    statisticsRoutes,
  ],
  '/v3': [imageRoutes],
};

/** The public API: any origin may read it, none with cookies. */
export function apiRoutes(app: FastifyInstance, site: Site): void {
  const api: Api = site;
  for (const [prefix, nouns] of Object.entries(VERSIONS)) {
    app.register(
      async (version) => {
        version.options('/*', async (_request, reply) =>
          reply
            .headers({
              'access-control-allow-methods': 'GET, POST, PATCH, PUT, DELETE, HEAD',
              'access-control-allow-headers': '*, Authorization',
              'access-control-max-age': '3600',
            })
            .status(204)
            .send(),
        );
        for (const mount of nouns) mount(version, api);
        for (const url of ['/', '/*']) {
          version.route({
            method: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
            url,
            handler: async () => {
              throw new Refusal('not_found', 'the requested route does not exist');
            },
          });
        }
      },
      { prefix },
    );
  }
}
