import type { FastifyInstance } from 'fastify';
import { Refusal } from '#platform/refusal.ts';
import { viewerWith } from '../access/index.ts';
import { type Api, answerRead } from '../api.ts';
import { visibleVersions } from '../versions/index.ts';
import { algorithmOf, findVersionsByHash } from './find-by-hash.ts';

type ByHash = {
  Params: { hash: string };
  Querystring: { algorithm?: string; version_id?: string };
};

/** `/v2/version_file…`: versions by the hash of a file (public API, 2.5). */
export function fileRoutes(app: FastifyInstance, api: Api): void {
  const { db } = api.services;

  app.get<ByHash>('/version_file/:hash', (request, reply) =>
    answerRead(api, request, reply, async () => {
      const hash = request.params.hash.toLowerCase();
      const algorithm = algorithmOf(request.query.algorithm, hash);
      const ids = await findVersionsByHash(db, algorithm, [hash]);
      const id = request.query.version_id ?? ids.get(hash);
      const viewer = viewerWith(request.viewer, 'VERSION_READ');
      const [version] = id && ids.size ? await visibleVersions(db, viewer, [id]) : [];
      if (!version) throw new Refusal('not_found', 'No file has that hash.');
      const tags = [`version:${version.id}`, `project:${version.project_id}`];
      return { text: version.body, etag: version.etag, tags: version.everyone ? tags : null };
    }),
  );
}
