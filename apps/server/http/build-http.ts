import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { sendAnswer } from '#platform/answers/send-answer.ts';
import { RateLimit } from '#platform/limits/rate-limit.ts';
import type { Site } from '../compose.ts';
import { apiRoutes } from './api-routes.ts';
import { readBodies } from './bodies.ts';
import { answerBadAddress, answerErrors } from './errors.ts';
import { fileRoutes } from './files.ts';
import { internalRoutes } from './internal-routes.ts';
import { programRoutes } from './programs.ts';
import { guardApi, rateHeaders } from './rate-limits.ts';
import { originForm } from './request-url.ts';
import { identifyViewers } from './viewer.ts';
import { webRoutes } from './web-routes.ts';

/** JSON bodies; files come by multipart or upload, which stream. */
const BODY_LIMIT = 1024 * 1024;
/** Long enough for a thousand ids in an address. */
const HEADER_BYTES = 128 * 1024;
/** A connection on which nothing moved for so long is cut: slow is fine, silent is not. */
const SILENCE_MS = 120_000;

export async function buildHttp(site: Site): Promise<FastifyInstance> {
  const { settings, answers, events } = site;
  const limit = settings.rateLimit > 0 ? new RateLimit(settings.rateLimit) : null;

  // Finished public answers of the API are sent before the framework sees the request.
  function fromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const url = request.url as string;
    if (!url.startsWith('/v2/')) return false;
    const answer = answers.get(url);
    if (!answer) return false;
    const headers = rateHeaders(limit, request, settings.trustProxy);
    if (!headers) return false;
    sendAnswer(request, response, answer, headers);
    return true;
  }

  const app = Fastify({
    loggerInstance: site.log as FastifyBaseLogger,
    // One proxy, our own: what came to it with the same headers is not believed.
    trustProxy: settings.trustProxy && ((_address, hop) => hop === 0),
    bodyLimit: BODY_LIMIT,
    routerOptions: {
      maxParamLength: 500,
      ignoreTrailingSlash: true,
      // One text for each name; of repeated names the last counts.
      querystringParser: (text) => Object.fromEntries(new URLSearchParams(text)),
    },
    forceCloseConnections: 'idle',
    frameworkErrors: (error, _request, reply) => answerBadAddress(error, reply, site.log),
    serverFactory: (handler) =>
      createServer(
        {
          keepAliveTimeout: 60_000,
          headersTimeout: 60_000,
          // Bodies take as long as they take.
          requestTimeout: 0,
          maxHeaderSize: HEADER_BYTES,
        },
        (request, response) => {
          request.url = originForm(request.url ?? '/');
          if (!fromMemory(request, response)) handler(request, response);
        },
      ).setTimeout(SILENCE_MS),
  });
  app.setSerializerCompiler(() => JSON.stringify);
  readBodies(app);
  answerErrors(app, site.log);
  guardApi(app, limit, settings.trustProxy);
  await app.register(cookie);
  identifyViewers(app, site);
  // A writer sees its own write: what it changed is dropped here before its answer goes out.
  app.addHook('onSend', async (request, reply) => {
    const { method, routeOptions } = request;
    if (method === 'GET' || method === 'HEAD' || routeOptions.config.readsOnly) return;
    if (reply.statusCode < 400) await events.barrier();
  });
  programRoutes(app, site);
  apiRoutes(app, site);
  internalRoutes(app, site);
  fileRoutes(app, site);
  await webRoutes(app, site);
  return app;
}
