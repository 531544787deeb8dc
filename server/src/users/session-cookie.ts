import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether people come over https; decided by the configuration, since a proxy may not say so. */
    isPublicHttps: boolean;
  }
}

function isSecure(request: FastifyRequest): boolean {
  return request.server.isPublicHttps || request.protocol === 'https';
}

/** The `__Host-` prefix binds the cookie to this host over https; browsers refuse it over plain http. */
function nameOf(request: FastifyRequest): string {
  return isSecure(request) ? '__Host-plateprint' : 'plateprint';
}

const THIRTY_DAYS_S = 30 * 24 * 3600;

export function sessionToken(request: FastifyRequest): string | null {
  return request.cookies[nameOf(request)] ?? null;
}

export function giveSession(request: FastifyRequest, reply: FastifyReply, token: string): void {
  reply.setCookie(nameOf(request), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: THIRTY_DAYS_S,
  });
}

export function takeSession(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameOf(request), { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) });
}
