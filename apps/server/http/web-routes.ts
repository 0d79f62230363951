import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOBODY } from '#domain/access/index.ts';
import { etagOf } from '#domain/documents/index.ts';
import type { Answer } from '#platform/answers/public-answers.ts';
import { sendAnswer } from '#platform/answers/send-answer.ts';
import type { PageRequest, RenderedPage } from '#web/entry.server.tsx';
import type { Site } from '../compose.ts';
import { BUILD_FOLDER, loadAssets } from '../web/assets.ts';
import { accountRoutes } from './account-routes.ts';
import { buildRoutes } from './build-routes.ts';
import { SESSION_COOKIE } from './cookies.ts';
import { discoveryRoutes } from './discovery-routes.ts';
import { displayModeRoutes } from './display-mode-routes.ts';
import { errorBody, toRefusal } from './errors.ts';
import { imageProxyRoutes } from './image-proxy-routes.ts';
import { addressOn } from './request-url.ts';
import { suggestRoutes } from './suggest-routes.ts';

type Pages = typeof import('#web/entry.server.tsx');

const LOCALE = 'en-US';

/** Headers of every page. No script runs but our own built files. */
const PAGE_HEADERS = [
  ...['Content-Type', 'text/html; charset=utf-8'],
  ...['X-Content-Type-Options', 'nosniff', 'X-Frame-Options', 'DENY'],
  ...['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ...['Cross-Origin-Opener-Policy', 'same-origin'],
  'Content-Security-Policy',
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' https:",
    'frame-src https://www.youtube.com https://www.youtube-nocookie.com https://discord.com',
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
];

const PAYLOAD_HEADERS = [
  ...['Content-Type', 'application/json; charset=utf-8'],
  ...['X-Content-Type-Options', 'nosniff'],
];

/** Pages, their data, built files and accounts. */
export async function webRoutes(app: FastifyInstance, site: Site): Promise<void> {
  const { files, assets } = await loadAssets();
  const pages: Pages = await import(join(BUILD_FOLDER, 'server/entry.server.js'));
  await pages.prepare(LOCALE);
  accountRoutes(app, site);
  displayModeRoutes(app);
  suggestRoutes(app, site);
  imageProxyRoutes(app);
  discoveryRoutes(app, site);
  buildRoutes(app, { id: assets.buildId, time: pages.buildTime });

  app.register(async (web) => {
    web.setErrorHandler(answerFailure);
    web.get('/*', answer);
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const path = request.url.split('?')[0];
    const file = files.get(path);
    if (file) {
      reply.hijack();
      sendAnswer(request.raw, reply.raw, file, []);
      return reply;
    }
    if (path.startsWith('/assets/')) return reply.status(404).send();
    const url = addressOn(site.services.addresses.site, request.url);
    if (path.endsWith(`/${pages.PAYLOAD_SUFFIX}`)) return answerPayload(request, reply, url);
    return answerPage(request, reply, url);
  }

  /** What failed before a page could be made, such as finding out who asks: told on a page, too. */
  async function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const refusal = toRefusal(error, site.log);
    const url = addressOn(site.services.addresses.site, request.url);
    if (url.pathname.endsWith(`/${pages.PAYLOAD_SUFFIX}`)) {
      return reply.status(refusal.status).send(errorBody(refusal));
    }
    request.viewer ??= NOBODY;
    const { page } = pageRequest(request, url, 'page');
    const rendered = await pages.renderFailure(url, page, assets, refusal);
    return finish(request, reply, { rendered, page, key: null, begun: 0, headers: PAGE_HEADERS });
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply, url: URL) {
    const { page, key } = pageRequest(request, url, 'page');
    const kept = key && site.answers.get(key);
    if (kept) return send(request, reply, kept);
    const begun = site.answers.begin();
    const rendered = await pages.renderPage(url, page, assets);
    if (rendered.location) {
      // A browser would keep a 301 for ever, and a project's address may change back.
      reply.header('cache-control', 'no-cache');
      return reply.redirect(rendered.location, rendered.status);
    }
    return finish(request, reply, { rendered, page, key, begun, headers: PAGE_HEADERS });
  }

  async function answerPayload(request: FastifyRequest, reply: FastifyReply, url: URL) {
    url.pathname = url.pathname.slice(0, -pages.PAYLOAD_SUFFIX.length).replace(/(.)\/$/, '$1');
    url.searchParams.delete('_build');
    const { page, key } = pageRequest(request, url, 'payload');
    const kept = key && site.answers.get(key);
    if (kept) return send(request, reply, kept);
    const begun = site.answers.begin();
    const rendered = await pages.renderPayload(url, page);
    return finish(request, reply, { rendered, page, key, begun, headers: PAYLOAD_HEADERS });
  }

  /** What a page's loaders get; the key is null when the asker is somebody. */
  function pageRequest(request: FastifyRequest, url: URL, kind: string) {
    let isPrivate = request.cookies[SESSION_COOKIE] !== undefined;
    const preferences = pages.readPreferences(request.cookies[pages.PREFERENCES_COOKIE]);
    const page: PageRequest & { isPrivate(): boolean } = {
      services: site.services,
      search: site.search,
      projects: site.projects,
      // Pages know no scopes: a token that may do little must not read all that its owner may.
      viewer: request.viewer.via === 'session' ? request.viewer : NOBODY,
      preferences,
      theme: pages.readTheme(request.cookies[pages.THEME_COOKIE], preferences.preferredDarkTheme),
      flags: pages.readFlags(request.cookies[pages.FLAGS_COOKIE]),
      locale: LOCALE,
      links: { status: site.settings.statusUrl, chat: site.settings.chatUrl },
      build: { id: assets.buildId, time: pages.buildTime },
      tags: new Set(['tags']),
      keepPrivate() {
        isPrivate = true;
      },
      isPrivate: () => isPrivate,
    };
    if (isPrivate) return { page, key: null };
    const variant = JSON.stringify([preferences, page.theme, page.flags, page.locale]);
    return { page, key: `${kind} ${url.pathname}${url.search} ${variant}` };
  }

  interface Finished {
    rendered: RenderedPage;
    page: PageRequest & { isPrivate(): boolean };
    key: string | null;
    begun: number;
    headers: string[];
  }

  function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    { rendered, page, key, begun, headers }: Finished,
  ) {
    const shared = key !== null && !page.isPrivate();
    const answer: Answer = {
      status: rendered.status,
      headers: [
        ...headers,
        ...['Vary', 'Accept-Encoding, Cookie'],
        ...['Cache-Control', shared ? 'public, max-age=0, must-revalidate' : 'private, no-store'],
      ],
      body: Buffer.from(rendered.body),
      etag: shared ? etagOf(rendered.body) : undefined,
      // Ages are told in words ("3 days ago"): a kept page is made anew every few minutes.
      until: Date.now() + 5 * 60_000,
    };
    if (shared && rendered.status === 200) site.answers.put(key, answer, [...page.tags], begun);
    return send(request, reply, answer);
  }

  function send(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
    reply.hijack();
    sendAnswer(request.raw, reply.raw, answer, []);
    return reply;
  }

  app.setNotFoundHandler((_request, reply) =>
    reply
      .status(404)
      .send({ error: 'not_found', description: 'the requested route does not exist' }),
  );
}
