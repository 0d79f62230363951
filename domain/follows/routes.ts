import type { FastifyInstance } from 'fastify';
import { requireScope } from '../access/index.ts';
import type { Api } from '../api.ts';
import { followProject, unfollowProject } from './follow.ts';

type One = { Params: { id: string } };

/** `/v2/project/{id|slug}/follow` (public API, 2.3). */
export function followRoutes(app: FastifyInstance, { services }: Api): void {
  app.post<One>('/project/:id/follow', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'USER_WRITE');
    await followProject(services, viewer, request.params.id);
    return reply.status(204).send();
  });

  app.delete<One>('/project/:id/follow', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'USER_WRITE');
    await unfollowProject(services, viewer, request.params.id);
    return reply.status(204).send();
  });
}
