import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NOBODY, type Viewer } from '#domain/access/index.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Site } from '../compose.ts';
import { SESSION_COOKIE } from './cookies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer;
  }
}

type Asked = Pick<Site, 'viewers' | 'services'>;

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Finds out who asks, once per request. A wrong token is nobody: reads answer as for a visitor,
 * writes refuse. A session cookie counts for a write only when the page that sent it is ours.
 */
export function identifyViewers(app: FastifyInstance, site: Asked): void {
  app.decorateRequest('viewer', null as unknown as Viewer);
  app.addHook('onRequest', async (request) => {
    request.viewer = NOBODY;
    // Built assets are the same for everybody, and so are nearly all files: theirs asks by itself.
    if (/^\/(data|assets)\//.test(request.url)) return;
    request.viewer = await viewerOf(request, site);
  });
}

/** Who sent a request. @throws Refusal `invalid_csrf` for a write with a session from elsewhere. */
export async function viewerOf(
  request: FastifyRequest,
  { viewers, services }: Asked,
): Promise<Viewer> {
  const header = request.headers.authorization;
  if (header) return (await viewers.ofToken(header)) ?? NOBODY;
  const secret = request.cookies[SESSION_COOKIE];
  if (!secret) return NOBODY;
  if (!SAFE.has(request.method)) requireSameOrigin(request, services.addresses.site);
  return viewers.ofSession(secret);
}

/** @throws Refusal `invalid_csrf` when another site's page sent this request. */
export function requireSameOrigin(request: FastifyRequest, site: string): void {
  const { 'sec-fetch-site': fetchSite, origin } = request.headers;
  if (fetchSite === 'same-origin') return;
  const own = [site, `${request.protocol}://${request.host}`];
  if (fetchSite === undefined && origin !== undefined && own.includes(origin)) return;
  throw new Refusal('invalid_csrf', 'This request did not come from a page of this site.');
}
