import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { LIMITS } from '#contract/common.ts';
import { AddUploads, PublishUploads, StartUpload } from '#contract/upload.ts';
import { parse } from '#platform/parse/parse.ts';
import { Refusal } from '#platform/refusal.ts';
import { requireScope } from '../access/index.ts';
import type { Api } from '../api.ts';
import { readDocument } from '../documents/index.ts';
import { addUploads, publishUploads } from './publish-uploads.ts';
import { dropUpload, getUpload, listUploads, receiveBytes, startUpload } from './uploads.ts';

const PIECE = 'application/offset+octet-stream';

type One = { Params: { id: string } };

/**
 * `/_internal/uploads…`: files that arrive in pieces, resumable after a lost connection, and become
 * versions. A piece is `PATCH` with `Upload-Offset` and a body of bytes.
 */
export function uploadRoutes(app: FastifyInstance, { services }: Api): void {
  app.post('/uploads', async (request) => {
    const viewer = requireScope(request.viewer, 'VERSION_CREATE');
    return startUpload(services, viewer, parse(StartUpload, request.body, 'invalid_input'));
  });

  app.get<{ Querystring: { project_id?: string } }>('/uploads', async (request) => {
    const viewer = requireScope(request.viewer, 'VERSION_CREATE');
    return listUploads(services, viewer, request.query.project_id ?? '');
  });

  app.get<One>('/uploads/:id', async (request) =>
    getUpload(services, requireScope(request.viewer, 'VERSION_CREATE'), request.params.id),
  );

  app.register(async (pieces) => {
    // Only bytes that are passed on as they come: anything else would be gathered in memory first.
    pieces.removeAllContentTypeParsers();
    pieces.addContentTypeParser(PIECE, (_request, body, done) => done(null, body));

    pieces.patch<One>('/uploads/:id', { bodyLimit: LIMITS.fileBytes }, async (request) => {
      const viewer = requireScope(request.viewer, 'VERSION_CREATE');
      const offset = readOffset(request.headers['upload-offset']);
      const body = (request.body as Readable | null | undefined) ?? Readable.from([]);
      return receiveBytes(services, viewer, request.params.id, offset, body);
    });
  });

  app.delete<One>('/uploads/:id', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'VERSION_CREATE');
    await dropUpload(services, viewer, request.params.id);
    return reply.status(204).send();
  });

  app.post('/versions', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'VERSION_CREATE');
    const { uploads, data } = parse(PublishUploads, request.body, 'invalid_input');
    const id = await publishUploads(services, viewer, uploads, data);
    const document = await readDocument(services.db, 'version', id);
    reply.type('application/json; charset=utf-8');
    return document?.body;
  });

  app.post<One>('/versions/:id/files', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'VERSION_WRITE');
    const { uploads, file_types } = parse(AddUploads, request.body, 'invalid_input');
    await addUploads(services, viewer, request.params.id, uploads, file_types);
    return reply.status(204).send();
  });
}

function readOffset(header: string | string[] | undefined): number {
  const offset = Number(header);
  if (/^\d+$/.test(String(header)) && Number.isSafeInteger(offset)) return offset;
  throw new Refusal('request_error', 'The header Upload-Offset must be a byte position.', {
    field: 'upload-offset',
  });
}
