import type { FastifyInstance } from 'fastify';
import { LIMITS } from '#contract/common.ts';
import { EditUser } from '#contract/user.ts';
import { readBytes, withRawBodies } from '#platform/body/raw-body.ts';
import { parseStringList } from '#platform/parse/json.ts';
import { parse } from '#platform/parse/parse.ts';
import { Refusal } from '#platform/refusal.ts';
import { isAdmin, requireScope, viewerWith } from '../access/index.ts';
import { type Api, joinDocuments } from '../api.ts';
import { checkExtension, saveIcon } from '../images/index.ts';
import { hasScope } from '../tokens/index.ts';
import { editUser, setAvatar } from './edit-user.ts';
import { followedBy, projectsOf } from './lists-of-user.ts';
import { ownUserView, userView } from './user.view.ts';
import { findUser, findUsers, type UserRow } from './users.store.ts';

type One = { Params: { id: string } };
type Icon = One & { Querystring: { ext?: string } };

/** `/v2/user…`: accounts and what they have (public API, 2.6). */
export function peopleRoutes(app: FastifyInstance, { services }: Api): void {
  const { db } = services;

  async function userOf(idOrUsername: string): Promise<UserRow> {
    const user = await findUser(db, idOrUsername);
    if (!user) throw new Refusal('not_found', 'The user does not exist.');
    return user;
  }

  app.get('/user', async (request) => {
    const viewer = requireScope(request.viewer, 'USER_READ');
    return ownUserView(await userOf(viewer.user.id), {
      withEmail: hasScope(viewer.scopes, 'USER_READ_EMAIL'),
      withPayouts: hasScope(viewer.scopes, 'PAYOUTS_READ'),
    });
  });

  app.get<One>('/user/:id', async (request) => {
    const user = await userOf(request.params.id);
    const viewer = viewerWith(request.viewer, 'SESSION_ACCESS');
    return isAdmin(viewer)
      ? ownUserView(user, { withEmail: true, withPayouts: true })
      : userView(user);
  });

  app.get<{ Querystring: { ids?: string } }>('/users', async (request) => {
    const ids = parseStringList(request.query.ids, 'ids', LIMITS.bulkIds);
    return ids.length ? (await findUsers(db, ids)).map(userView) : [];
  });

  app.patch<One>('/user/:id', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'USER_WRITE');
    await editUser(services, viewer, request.params.id, parse(EditUser, request.body));
    return reply.status(204).send();
  });

  withRawBodies(app, (raw) =>
    raw.patch<Icon>('/user/:id/icon', async (request, reply) => {
      const viewer = requireScope(request.viewer, 'USER_WRITE');
      await setAvatar(services, viewer, request.params.id, async () => {
        checkExtension(request.query.ext);
        return saveIcon(services, await readBytes(request, LIMITS.iconBytes));
      });
      return reply.status(204).send();
    }),
  );

  app.delete<One>('/user/:id/icon', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'USER_WRITE');
    await setAvatar(services, viewer, request.params.id, async () => null);
    return reply.status(204).send();
  });

  app.get<One>('/user/:id/projects', async (request, reply) => {
    const { id } = await userOf(request.params.id);
    const viewer = viewerWith(request.viewer, 'PROJECT_READ');
    reply.type('application/json; charset=utf-8');
    return joinDocuments(await projectsOf(db, viewer, id));
  });

  app.get<One>('/user/:id/follows', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'USER_READ');
    const { id } = await userOf(request.params.id);
    if (id !== viewer.user.id && !isAdmin(viewer)) {
      throw new Refusal('auth_error', 'These are not your follows.');
    }
    reply.type('application/json; charset=utf-8');
    return joinDocuments(await followedBy(db, viewer, id));
  });
}
