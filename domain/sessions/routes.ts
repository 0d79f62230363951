import type { FastifyInstance } from 'fastify';
import { requireScope } from '../access/index.ts';
import type { Api } from '../api.ts';
import { endOtherSessions, revokeSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { sessionView } from './session.view.ts';

type One = { Params: { id: string } };

/** `/v2/session` and `/_internal/session`: where somebody is signed in (public API, 3.5). */
export function sessionRoutes(app: FastifyInstance, { services }: Api): void {
  app.get('/session/list', async (request, reply) => {
    const { user, sessionId } = requireScope(request.viewer, 'SESSION_READ');
    const sessions = await listSessions(services, user.id, sessionId);
    reply.header('cache-control', 'private, no-store');
    return sessions.map(sessionView);
  });

  app.delete<One>('/session/:id', async (request, reply) => {
    const { user } = requireScope(request.viewer, 'SESSION_DELETE');
    await revokeSession(services, user.id, request.params.id);
    return reply.status(204).send();
  });

  /** All but the one that asks. */
  app.delete('/session', async (request, reply) => {
    const { user, sessionId } = requireScope(request.viewer, 'SESSION_DELETE');
    await endOtherSessions(services.db, user.id, sessionId ?? null);
    return reply.status(204).send();
  });
}
