import type { FastifyReply, FastifyRequest } from 'fastify';

export const SESSION_COOKIE = 'quarry_session';

/**
 * Cookies are `Secure` where the browser would keep them: over https, and on localhost, which
 * browsers trust. On a plain http address in a home network they would be dropped.
 */
export function isSecureContext(request: FastifyRequest): boolean {
  return request.protocol === 'https' || /^(localhost|127\.|\[::1\])/.test(request.host);
}

export function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { secret, expires }: { secret: string; expires: Date },
): void {
  reply.setCookie(SESSION_COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecureContext(request),
    expires,
  });
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(SESSION_COOKIE, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecureContext(request),
  });
}
