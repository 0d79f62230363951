import type { FastifyInstance } from 'fastify';
import { CreateToken, EditToken, LeakedTokens } from '#contract/user.ts';
import { parse } from '#platform/parse/parse.ts';
import { requireScope } from '../access/index.ts';
import type { Api } from '../api.ts';
import { createToken } from './create-token.ts';
import { deleteToken, editToken, listTokens } from './edit-token.ts';
import { reportLeak } from './report-leak.ts';
import { tokenView } from './token.view.ts';

type One = { Params: { id: string } };

/** `/v2/pat` and `/_internal/pat`: personal access tokens (public API, 3.4). */
export function tokenRoutes(app: FastifyInstance, { services }: Api): void {
  app.get('/pat', async (request, reply) => {
    const { user } = requireScope(request.viewer, 'PAT_READ');
    const tokens = await listTokens(services, user.id);
    reply.header('cache-control', 'private, no-store');
    return tokens.map((token) => tokenView(token));
  });

  app.post('/pat', async (request, reply) => {
    const { user } = requireScope(request.viewer, 'PAT_CREATE');
    const { name, scopes, expires } = parse(CreateToken, request.body);
    const made = await createToken(services, {
      userId: user.id,
      name,
      scopes,
      expires: new Date(expires),
      tell: true,
    });
    reply.header('cache-control', 'no-store');
    return tokenView(made.row, made.token);
  });

  // Not of the public API that others have: who finds a token can end it, whoever they are.
  app.post('/pat/leaked', async (request, reply) => {
    const { tokens } = parse(LeakedTokens, request.body);
    await reportLeak(services, tokens);
    return reply.status(204).send();
  });

  app.patch<One>('/pat/:id', async (request, reply) => {
    const { user } = requireScope(request.viewer, 'PAT_WRITE');
    const { expires, ...edit } = parse(EditToken, request.body);
    await editToken(services, user.id, request.params.id, {
      ...edit,
      expires: expires === undefined ? undefined : new Date(expires),
    });
    return reply.status(204).send();
  });

  app.delete<One>('/pat/:id', async (request, reply) => {
    const { user } = requireScope(request.viewer, 'PAT_DELETE');
    await deleteToken(services, user.id, request.params.id);
    return reply.status(204).send();
  });
}
