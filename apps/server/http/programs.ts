import type { FastifyInstance } from 'fastify';
import { Refusal } from '#platform/refusal.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Site } from '../compose.ts';

/**
 * What a program gets that asks for `/` without wanting a page (it sends no `Accept: text/html`), and
 * the end of the first API (public API, 1.1).
 */
export function programRoutes(app: FastifyInstance, { services }: Site): void {
  const banner = {
    name: packageJson.name,
    version: packageJson.version,
    documentation: services.addresses.site,
    about: packageJson.description,
  };

  app.addHook('onRequest', async (request, reply) => {
    if (request.url !== '/' || (request.method !== 'GET' && request.method !== 'HEAD')) return;
    if (request.headers.accept?.includes('text/html')) return;
    return reply
      .headers({ 'access-control-allow-origin': '*', vary: 'Accept' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(banner));
  });

  app.all('/api/v1/*', async () => {
    throw new Refusal('api_deprecated', 'This API has ended. Use /v2.');
  });
}
