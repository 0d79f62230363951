import type { FastifyInstance } from 'fastify';
import { LIMITS } from '#contract/common.ts';
import { VersionType } from '#contract/version.ts';
import { parseStringList } from '#platform/parse/json.ts';
import { parse } from '#platform/parse/parse.ts';
import { readFlag, readLenientList, readWhole } from '#platform/parse/query.ts';
import { Refusal } from '#platform/refusal.ts';
import { type Viewer, viewerWith } from '../access/index.ts';
import { type Api, answerRead, joinDocuments, type Told } from '../api.ts';
import { canSee, findProjectFor, inOrderOf, statusFacts } from '../projects/index.ts';
import { findListedVersion, inVersionOrder, listVersions } from './list-versions.ts';
import { type ReadVersion, visibleVersions } from './read-versions.ts';

type Query = Partial<
  Record<
    | 'loaders'
    | 'game_versions'
    | 'featured'
    | 'version_type'
    | 'limit'
    | 'offset'
    | 'include_changelog',
    string
  >
>;
type OfProject = { Params: { id: string }; Querystring: Query };
type OneOfProject = { Params: { id: string; version: string } };

/** Reading versions, one by one and in lists (public API, 2.4). */
export function versionReadRoutes(app: FastifyInstance, api: Api): void {
  const { db, tags } = api.services;

  app.get<{ Params: { id: string } }>('/version/:id', (request, reply) =>
    answerRead(api, request, reply, async () => {
      const viewer = viewerWith(request.viewer, 'VERSION_READ');
      return tellVersion(await visibleVersions(db, viewer, [request.params.id]));
    }),
  );

  app.get<{ Querystring: { ids?: string; include_changelog?: string } }>(
    '/versions',
    async (request, reply) => {
      const wanted = parseStringList(request.query.ids, 'ids', LIMITS.bulkIds);
      const ids = await inVersionOrder(db, wanted);
      const viewer = viewerWith(request.viewer, 'VERSION_READ');
      const versions = inOrderOf(ids, await visibleVersions(db, viewer, ids));
      reply.type('application/json; charset=utf-8');
      return joinDocuments(bodies(versions, request.query.include_changelog));
    },
  );

  app.get<OfProject>('/project/:id/version', (request, reply) =>
    answerRead(api, request, reply, async () => {
      const viewer = viewerWith(request.viewer, 'PROJECT_READ', 'VERSION_READ');
      const { query } = request;
      const project = await visibleProject(viewer, request.params.id);
      const ids = await listVersions(db, tags, project.id, {
        loaders: readLenientList(query.loaders),
        gameVersions: readLenientList(query.game_versions),
        featured: readFlag(query.featured, 'featured'),
        versionType: query.version_type && parse(VersionType, query.version_type),
        offset: readWhole(query.offset, 'offset') ?? 0,
        limit: readWhole(query.limit, 'limit') ?? null,
      });
      const versions = inOrderOf(ids, await visibleVersions(db, viewer, ids));
      return {
        text: joinDocuments(bodies(versions, query.include_changelog)),
        // Which game versions are major decides what stands in for featured ones.
        tags: statusFacts(project.status).link ? [`project:${project.id}`, 'tags'] : null,
      };
    }),
  );

  app.get<OneOfProject>('/project/:id/version/:version', (request, reply) =>
    answerRead(api, request, reply, async () => {
      const viewer = viewerWith(request.viewer, 'PROJECT_READ', 'VERSION_READ');
      const project = await visibleProject(viewer, request.params.id);
      const id = await findListedVersion(db, project.id, request.params.version);
      return tellVersion(id ? await visibleVersions(db, viewer, [id]) : []);
    }),
  );

  async function visibleProject(viewer: Viewer, idOrSlug: string) {
    const found = await findProjectFor(db, viewer, idOrSlug);
    if (!found || !canSee(viewer, found)) {
      throw new Refusal('not_found', 'The project does not exist.');
    }
    return found.project;
  }
}

function tellVersion([version]: ReadVersion[]): Told {
  if (!version) throw new Refusal('not_found', 'The version does not exist.');
  const tags = [`version:${version.id}`, `project:${version.project_id}`];
  return { text: version.body, etag: version.etag, tags: version.everyone ? tags : null };
}

/** The documents, without the key `changelog` where it is not wanted. */
function bodies(versions: ReadVersion[], includeChangelog: string | undefined): string[] {
  if (readFlag(includeChangelog, 'include_changelog') !== false) {
    return versions.map((version) => version.body);
  }
  return versions.map((version) => {
    const { changelog, ...rest } = JSON.parse(version.body);
    return JSON.stringify(rest);
  });
}
