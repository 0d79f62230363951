import type { FastifyInstance } from 'fastify';
import { LIMITS } from '#contract/common.ts';
import { parseStringList } from '#platform/parse/json.ts';
import { Refusal } from '#platform/refusal.ts';
import { viewerWith } from '../access/index.ts';
import { type Api, answerRead, joinDocuments } from '../api.ts';
import { listMembers, membersView } from '../teams/index.ts';
import { statusFacts } from './project-status.ts';
import { canSee, findProjectFor, findProjectId, findProjectIds } from './projects.store.ts';
import { randomProjectIds } from './random-projects.ts';
import { readDependencies } from './read-dependencies.ts';
import { inOrderOf, visibleProjects } from './read-projects.ts';

type One = { Params: { id: string } };

/** `/v2/project…`: reading projects (public API, 2.3). */
export function projectRoutes(app: FastifyInstance, api: Api): void {
  const { db } = api.services;
  const missing = () => new Refusal('not_found', 'The project does not exist.');

  app.get<One>('/project/:id', (request, reply) =>
    answerRead(api, request, reply, async () => {
      const viewer = viewerWith(request.viewer, 'PROJECT_READ');
      const id = await findProjectId(db, request.params.id);
      const [document] = id ? await visibleProjects(db, viewer, [id]) : [];
      if (!document) throw missing();
      const tags = document.is_public ? [`project:${document.id}`] : null;
      return { text: document.body, etag: document.etag, tags };
    }),
  );

  app.get<{ Querystring: { ids?: string } }>('/projects', async (request, reply) => {
    const wanted = parseStringList(request.query.ids, 'ids', LIMITS.bulkIds);
    const ids = await findProjectIds(db, wanted);
    const documents = await visibleProjects(db, viewerWith(request.viewer, 'PROJECT_READ'), ids);
    reply.type('application/json; charset=utf-8');
    return joinDocuments(documents.map((document) => document.body));
  });

  app.get<{ Querystring: { count?: string } }>('/projects_random', async (request, reply) => {
    const count = Number(request.query.count);
    if (!Number.isInteger(count) || count < 1 || count > LIMITS.randomProjects) {
      throw new Refusal('request_error', `count must be from 1 to ${LIMITS.randomProjects}.`, {
        field: 'count',
      });
    }
    const ids = await randomProjectIds(db, count);
    const documents = inOrderOf(ids, await visibleProjects(db, request.viewer, ids));
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
    return joinDocuments(documents.map((document) => document.body));
  });

  app.get<One>('/project/:id/check', async (request) => {
    const id = await findProjectId(db, request.params.id);
    if (!id) throw missing();
    return { id };
  });

  app.get<One>('/project/:id/members', async (request) => {
    const viewer = viewerWith(request.viewer, 'PROJECT_READ');
    const found = await findProjectFor(db, viewer, request.params.id);
    if (!found || !canSee(viewer, found)) throw missing();
    return membersView(await listMembers(db, [found.project.team_id]), viewer, found);
  });

  app.get<One>('/project/:id/dependencies', (request, reply) =>
    answerRead(api, request, reply, async () => {
      const viewer = viewerWith(request.viewer, 'PROJECT_READ');
      const found = await findProjectFor(db, viewer, request.params.id);
      if (!found || !canSee(viewer, found)) throw missing();
      const { projects, versions, tags } = await readDependencies(db, viewer, found.project.id);
      const text = `{"projects":${joinDocuments(projects)},"versions":${joinDocuments(versions)}}`;
      return { text, tags: statusFacts(found.project.status).link ? tags : null };
    }),
  );
}
