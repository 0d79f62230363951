import type { FastifyInstance } from 'fastify';
import { LIMITS } from '#contract/common.ts';
import { readBytes, withRawBodies } from '#platform/body/raw-body.ts';
import { Refusal } from '#platform/refusal.ts';
import { requireScope } from '../access/index.ts';
import type { Api } from '../api.ts';
import { saveTextImage, type TextImagePlace } from './text-image.ts';

type Query = { context?: string; project_id?: string; version_id?: string };

/** `POST /v3/image`: pictures inside texts (public API, 3.7). */
export function imageRoutes(app: FastifyInstance, { services }: Api): void {
  withRawBodies(app, (raw) =>
    raw.post<{ Querystring: Query }>('/image', async (request) => {
      const place = readPlace(request.query);
      const scope = place.context === 'project' ? 'PROJECT_WRITE' : 'VERSION_WRITE';
      const viewer = requireScope(request.viewer, scope);
      const bytes = await readBytes(request, LIMITS.textImageBytes);
      return saveTextImage(services, viewer, place, bytes);
    }),
  );
}

function readPlace({ context, project_id, version_id }: Query): TextImagePlace {
  if (context === 'project') return { context, projectId: project_id ?? null };
  if (context === 'version') return { context, versionId: version_id ?? null };
  throw new Refusal('request_error', 'context must be project or version.', { field: 'context' });
}
