import type { FastifyInstance } from 'fastify';
import {
  DISPLAY_KINDS,
  DISPLAY_MODES,
  PREFERENCES_COOKIE,
  PREFERENCES_MAX_AGE,
  readPreferences,
} from '#web/preferences/preferences.ts';
import { isSecureContext } from './cookies.ts';
import { addressOn } from './request-url.ts';

/**
 * `/_internal/display-mode`: how lists are shown, for pages without scripts: keeps a display mode in the
 * cookie of preferences and goes back to the page. `to` is a path of this site, anything else is `/`.
 */
export function displayModeRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: Record<string, unknown> }>('/_internal/display-mode', (request, reply) => {
    const { kind, mode, to } = request.query;
    const preferences = readPreferences(request.cookies[PREFERENCES_COOKIE]);
    const knownKind = DISPLAY_KINDS.find((one) => one === kind);
    const knownMode = DISPLAY_MODES.find((one) => one === mode);
    if (knownKind && knownMode) {
      preferences.searchDisplayMode[knownKind] = knownMode;
      reply.setCookie(PREFERENCES_COOKIE, JSON.stringify(preferences), {
        path: '/',
        maxAge: PREFERENCES_MAX_AGE,
        sameSite: 'lax',
        secure: isSecureContext(request),
      });
    }
    reply.header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex');
    return reply.redirect(ownPath(to), 303);
  });
}

/**
 * A path of this site as a header may carry it: not `//elsewhere`, and nothing that browsers leave out
 * or read as a slash.
 */
function ownPath(to: unknown): string {
  if (typeof to !== 'string' || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(to)) return '/';
  const { pathname, search, hash } = addressOn('http://localhost', to);
  return `${pathname}${search}${hash}`;
}
