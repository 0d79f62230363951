import type { FastifyInstance } from 'fastify';
import type { Api } from '#domain/api.ts';
import { uploadRoutes } from '#domain/uploads/routes.ts';
import type { Site } from '../compose.ts';

const NOUNS = [uploadRoutes];

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
