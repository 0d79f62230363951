import type { FastifyInstance } from 'fastify';

/**
 * How bodies are read. Programs send `Content-Type: application/json` with nothing behind it, and
 * empty content types: both are a request without a body. Multipart bodies are left to their route.
 */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    parseJson(request, body as string, done);
  });
  app.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  app.addHook('onRequest', async (request) => {
    if (request.headers['content-type'] === '') delete request.headers['content-type'];
  });
}
