import type { FastifyInstance } from 'fastify';
import { parseStringList } from '#platform/parse/json.ts';
import { Refusal } from '#platform/refusal.ts';
import { requireScope } from '../access/index.ts';
import type { Api } from '../api.ts';
import { hasScope } from '../tokens/index.ts';
import { ownUserView, userView } from './user.view.ts';
import { findUser, findUsers } from './users.store.ts';

type One = { Params: { id: string } };

/** `/v2/user…`: reading accounts (public API, 2.6). */
export function peopleRoutes(app: FastifyInstance, { services }: Api): void {
  const { db } = services;

  app.get('/user', async (request) => {
    const viewer = requireScope(request.viewer, 'USER_READ');
    const user = await findUser(db, viewer.user.id);
    if (!user) throw new Refusal('not_found', 'The user does not exist.');
    return ownUserView(user, { withEmail: hasScope(viewer.scopes, 'USER_READ_EMAIL') });
  });

  app.get<One>('/user/:id', async (request) => {
    const user = await findUser(db, request.params.id);
    if (!user) throw new Refusal('not_found', 'The user does not exist.');
    return userView(user);
  });

  app.get<{ Querystring: { ids?: string } }>('/users', async (request) => {
    const ids = parseStringList(request.query.ids, 'ids');
    return ids.length ? (await findUsers(db, ids)).map(userView) : [];
  });
}
