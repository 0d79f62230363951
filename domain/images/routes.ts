import type { FastifyInstance } from 'fastify';
import { Refusal } from '#platform/refusal.ts';
import { requireScope } from '../access/index.ts';
import type { Api } from '../api.ts';
import { saveTextImage, type TextImagePlace } from './text-image.ts';

type Query = { context?: string; project_id?: string; version_id?: string };

/** `POST /v3/image`: pictures inside texts (public API, 3.7). */
export function imageRoutes(app: FastifyInstance, { services }: Api): void {
  app.post<{ Querystring: Query }>('/image', async (request) => {
    const place = readPlace(request.query);
    const scope = place.context === 'project' ? 'PROJECT_WRITE' : 'VERSION_WRITE';
    const viewer = requireScope(request.viewer, scope);
    if (!Buffer.isBuffer(request.body)) {
      throw new Refusal('request_error', 'Send the bytes of a picture.', { field: 'body' });
    }
    return saveTextImage(services, viewer, place, request.body);
  });
}

function readPlace({ context, project_id, version_id }: Query): TextImagePlace {
  if (context === 'project') return { context, projectId: project_id ?? null };
  if (context === 'version') return { context, versionId: version_id ?? null };
  throw new Refusal('request_error', 'context must be project or version.', { field: 'context' });
}
