import type { FastifyInstance } from 'fastify';
import type { Api } from '#domain/api.ts';
import { sessionRoutes } from '#domain/sessions/routes.ts';
import { tagAdminRoutes } from '#domain/tags/admin.routes.ts';
import { tokenRoutes } from '#domain/tokens/routes.ts';
import { uploadRoutes } from '#domain/uploads/routes.ts';
import { downloadRoutes } from '#domain/versions/download.routes.ts';
import type { Site } from '../compose.ts';

const NOUNS = [downloadRoutes, uploadRoutes, tokenRoutes, sessionRoutes, tagAdminRoutes];

/** `/_internal`: what our own pages need beside the public API; no promise to other programs. */
export function internalRoutes(app: FastifyInstance, site: Site): void {
  const api: Api = site;
  app.register(
    async (internal) => {
      for (const mount of NOUNS) mount(internal, api);
    },
    { prefix: '/_internal' },
  );
}
