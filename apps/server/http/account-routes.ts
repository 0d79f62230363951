import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { signIn, signUp } from '#domain/people/index.ts';
import { endSession, startSession } from '#domain/sessions/index.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import { GrowingWait } from '#platform/limits/growing-wait.ts';
import { parse } from '#platform/parse/parse.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Site } from '../compose.ts';
import { Attempts, refuseFor } from './attempts.ts';
import { authRoutes } from './auth-routes.ts';
import { clearSessionCookie, setSessionCookie } from './cookies.ts';
import { requireSameOrigin } from './viewer.ts';

const SignUp = Type.Object({
  username: Type.String(),
  email: Type.String(),
  password: Type.String(),
  confirm: Type.Optional(Type.String()),
  newsletter: Type.Optional(Type.Boolean()),
});

const SignIn = Type.Object({ login: Type.String(), password: Type.String() });

/** Signing up, in and out with a session cookie; for our own pages only. */
export function accountRoutes(app: FastifyInstance, site: Site): void {
  const { services } = site;
  const attempts = new Attempts();
  const waits = new GrowingWait();
  authRoutes(app, site, attempts);

  async function begin(request: FastifyRequest, reply: FastifyReply, userId: string) {
    const session = await startSession(services, userId, {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
    });
    setSessionCookie(request, reply, session);
    return reply.status(200).send({ id: userId });
  }

  app.post('/_internal/sign-up', async (request, reply) => {
    requireSameOrigin(request, services.addresses.site);
    const data = parse(SignUp, request.body, 'invalid_input');
    if (data.confirm !== undefined && data.confirm !== data.password) {
      throw new Refusal('invalid_input', 'Passwords do not match!', { field: 'confirm' });
    }
    attempts.take(`sign-up ${addressKey(request.ip)}`);
    const id = await signUp(services, data);
    return begin(request, reply, id);
  });

  app.post('/_internal/sign-in', async (request, reply) => {
    requireSameOrigin(request, services.addresses.site);
    const data = parse(SignIn, request.body, 'invalid_input');
    attempts.take(`sign-in ${addressKey(request.ip)}`);
    // Of this account from this address: nobody can make its owner wait elsewhere.
    const key = `${addressKey(request.ip)} ${data.login.trim().toLowerCase().slice(0, 254)}`;
    refuseFor(waits.left(key));
    const id = await signIn(services, data).catch((error) => {
      waits.failed(key);
      throw error;
    });
    waits.succeeded(key);
    return begin(request, reply, id);
  });

  app.post('/_internal/sign-out', async (request, reply) => {
    requireSameOrigin(request, services.addresses.site);
    if (request.viewer.sessionId) await endSession(services, request.viewer.sessionId);
    clearSessionCookie(request, reply);
    return reply.status(204).send();
  });
}
