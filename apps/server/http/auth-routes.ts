import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { requireScope } from '#domain/access/index.ts';
import {
  changeEmail,
  changePassword,
  requestReset,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '#domain/people/index.ts';
import { addressKey } from '#platform/limits/address-key.ts';
import { parse } from '#platform/parse/parse.ts';
import { Refusal } from '#platform/refusal.ts';
import type { Site } from '../compose.ts';
import type { Attempts } from './attempts.ts';

const Code = Type.String({ minLength: 1, maxLength: 100 });
const Flow = Type.Object({ flow: Code });
const Resend = Type.Object({ flow: Type.Optional(Code) });
const Reset = Type.Object({ username: Type.String({ maxLength: 254 }) });
const NewPassword = Type.Object({
  flow: Type.Optional(Code),
  old_password: Type.Optional(Type.String()),
  new_password: Type.String(),
  confirm: Type.Optional(Type.String()),
});
const NewEmail = Type.Object({ email: Type.String(), password: Type.String() });

/** `/_internal/auth`: addresses and passwords of accounts (public API, 3.6). */
export function authRoutes(
  app: FastifyInstance,
  { services, log }: Site,
  attempts: Attempts,
): void {
  app.post('/_internal/auth/email/verify', async (request) => {
    attempts.take(`code ${addressKey(request.ip)}`);
    const { flow } = parse(Flow, request.body, 'invalid_input');
    return { outcome: await verifyEmail(services, flow) };
  });

  app.post('/_internal/auth/email/resend_verify', async (request, reply) => {
    const { flow } = parse(Resend, request.body, 'invalid_input');
    const of = flow
      ? { code: flow }
      : { userId: requireScope(request.viewer, 'USER_AUTH_WRITE').user.id };
    attempts.take(`code ${addressKey(request.ip)}`);
    await resendVerification(services, of);
    return reply.status(204).send();
  });

  app.post('/_internal/auth/password/reset', async (request, reply) => {
    attempts.take(`reset ${addressKey(request.ip)}`);
    const { username } = parse(Reset, request.body, 'invalid_input');
    if (!username.trim()) {
      throw new Refusal('invalid_input', 'Enter your e-mail or username.', { field: 'username' });
    }
    // Not waited for: the time of the answer must not tell whether there is such an account.
    requestReset(services, username).catch((err) => log.error({ err }, 'a reset was not mailed'));
    return reply.status(204).send();
  });

  app.patch('/_internal/auth/password', async (request, reply) => {
    const { flow } = parse(Resend, request.body, 'invalid_input');
    const viewer = flow ? null : requireScope(request.viewer, 'USER_AUTH_WRITE');
    attempts.take(`code ${addressKey(request.ip)}`);
    const data = parse(NewPassword, request.body, 'invalid_input');
    if (data.confirm !== undefined && data.confirm !== data.new_password) {
      throw new Refusal('invalid_input', 'Passwords do not match!', { field: 'confirm' });
    }
    if (viewer) {
      attempts.take(`password ${viewer.user.id}`);
      const { old_password: oldPassword = '', new_password: password } = data;
      await changePassword(services, viewer, { oldPassword, password });
    } else {
      await resetPassword(services, flow as string, data.new_password);
    }
    return reply.status(204).send();
  });

  app.patch('/_internal/auth/email', async (request, reply) => {
    const viewer = requireScope(request.viewer, 'USER_AUTH_WRITE');
    attempts.take(`password ${viewer.user.id}`);
    await changeEmail(services, viewer, parse(NewEmail, request.body, 'invalid_input'));
    return reply.status(204).send();
  });
}
