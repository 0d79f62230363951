import type { FastifyInstance } from 'fastify';
import { Hashes } from '#contract/files.ts';
import { parse } from '#platform/parse/parse.ts';
import { Refusal } from '#platform/refusal.ts';
import { requireScope, type Viewer, viewerWith } from '../access/index.ts';
import { type Api, answerRead } from '../api.ts';
import { visibleProjects } from '../projects/index.ts';
import { deleteFile, type ReadVersion, visibleVersions } from '../versions/index.ts';
import { type FoundFile, findFiles, wantedHash } from './find-by-hash.ts';

type ByHash = {
  Params: { hash: string };
  Querystring: { algorithm?: string; version_id?: string };
};

/** `/v2/version_file…`: versions by the hash of a file (public API, 2.5). */
export function fileRoutes(app: FastifyInstance, api: Api): void {
  const { db, addresses } = api.services;

  /** The first version with the file that the viewer may see, or the one they name. */
  async function locate(
    viewer: Viewer,
    { params, query }: { params: ByHash['Params']; query: ByHash['Querystring'] },
  ): Promise<{ file: FoundFile; version: ReadVersion }> {
    const wanted = wantedHash(params.hash, query.algorithm);
    const files = (await findFiles(db, [wanted])).get(wanted.key) ?? [];
    const chosen = files.filter((file) => !query.version_id || file.versionId === query.version_id);
    const ids = chosen.map((file) => file.versionId);
    const versions = await visibleVersions(db, viewer, ids);
    for (const file of chosen) {
      const version = versions.find((one) => one.id === file.versionId);
      if (version) return { file, version };
    }
    throw new Refusal('not_found', 'No file has that hash.');
  }

  app.get<ByHash>('/version_file/:hash', (request, reply) =>
    answerRead(api, request, reply, async () => {
      const { version } = await locate(viewerWith(request.viewer, 'VERSION_READ'), request);
      const tags = [`version:${version.id}`, `project:${version.project_id}`];
      return { text: version.body, etag: version.etag, tags: version.everyone ? tags : null };
    }),
  );

  app.get<ByHash>('/version_file/:hash/download', async (request, reply) => {
    const { file } = await locate(viewerWith(request.viewer, 'VERSION_READ'), request);
    const url = addresses.file(file.projectId, file.versionId, file.filename);
    return reply.status(307).header('location', url).send({ url });
  });

  app.delete<ByHash>('/version_file/:hash', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'VERSION_WRITE');
    const { file } = await locate(viewer, request);
    const { hash, algorithm } = wantedHash(request.params.hash, request.query.algorithm);
    await deleteFile(api.services, viewer, { hash, algorithm, versionId: file.versionId });
    return reply.status(204).send();
  });

  app.post('/version_files', { config: { readsOnly: true } }, async (request, reply) => {
    const { hashes, algorithm } = parse(Hashes, request.body);
    const viewer = viewerWith(request.viewer, 'VERSION_READ');
    const found = await visibleFiles(viewer, hashes, algorithm);
    reply.type('application/json; charset=utf-8');
    return objectOf(found.map(({ key, version }) => [key, version.body]));
  });

  app.post('/version_file/project', { config: { readsOnly: true } }, async (request, reply) => {
    const { hashes, algorithm } = parse(Hashes, request.body);
    const viewer = viewerWith(request.viewer, 'PROJECT_READ', 'VERSION_READ');
    const found = await visibleFiles(viewer, hashes, algorithm);
    const projectIds = [...new Set(found.map(({ version }) => version.project_id))];
    const projects = await visibleProjects(db, viewer, projectIds);
    const bodies = new Map(projects.map((project) => [project.id, project.body]));
    reply.type('application/json; charset=utf-8');
    return objectOf(
      found.flatMap(({ key, version }) => {
        const body = bodies.get(version.project_id);
        return body === undefined ? [] : [[key, body] as const];
      }),
    );
  });

  async function visibleFiles(viewer: Viewer, hashes: string[], algorithm?: string | null) {
    const wanted = [...new Set(hashes)].map((key) => wantedHash(key, algorithm));
    const files = await findFiles(db, wanted);
    const ids = [...new Set([...files.values()].flat().map((file) => file.versionId))];
    const versions = new Map(
      (await visibleVersions(db, viewer, ids)).map((version) => [version.id, version]),
    );
    return [...files].flatMap(([key, candidates]) => {
      const version = candidates.map((file) => versions.get(file.versionId)).find(Boolean);
      return version ? [{ key, version }] : [];
    });
  }
}

/** A JSON object from keys as they were sent and ready values. */
export function objectOf(entries: Iterable<readonly [key: string, json: string]>): string {
  return `{${[...entries].map(([key, json]) => `${JSON.stringify(key)}:${json}`).join(',')}}`;
}
