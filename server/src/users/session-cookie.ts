import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownValue } from '@plateprint/shared/kernel/own-value.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether people come over https; decided by the configuration, since a proxy may not say so. */
    isPublicHttps: boolean;
  }
}

/** A call and its answer. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * The session, the browser that an account knows, and a sign-in that waits for its second step. All are out of reach of
 * scripts; only the session's must come along when somebody follows a link to us.
 */
const COOKIES = {
  session: { name: 'plateprint', sameSite: 'lax', seconds: 30 * 24 * 3600 },
  device: { name: 'plateprint-device', sameSite: 'strict', seconds: 365 * 24 * 3600 },
  step: { name: 'plateprint-step', sameSite: 'strict', seconds: 600 },
} as const;
type Cookie = keyof typeof COOKIES;

function isSecure(request: FastifyRequest): boolean {
  return request.server.isPublicHttps || request.protocol === 'https';
}

/** The `__Host-` prefix binds the cookie to this host over https; browsers refuse it over plain http. */
function nameOf(request: FastifyRequest, cookie: Cookie): string {
  const { name } = COOKIES[cookie];
  return isSecure(request) ? `__Host-${name}` : name;
}

/** The content of a cookie of ours; null for one that is longer than any of ours. */
export function cookieOf(request: FastifyRequest, cookie: Cookie): string | null {
  const value = ownValue(request.cookies, nameOf(request, cookie));
  return value === undefined || value.length > 200 ? null : value;
}

/** `endsWithBrowser`: the cookie has no end date, and a browser that is closed forgets it. */
export function giveCookie(
  { request, reply }: Exchange,
  given: Partial<Record<Cookie, string>>,
  { endsWithBrowser = false } = {},
): void {
  for (const [cookie, value] of Object.entries(given) as [Cookie, string][]) {
    const { sameSite, seconds } = COOKIES[cookie];
    const secure = isSecure(request);
    reply.setCookie(nameOf(request, cookie), value, {
      path: '/',
      httpOnly: true,
      sameSite,
      secure,
      ...(endsWithBrowser ? {} : { maxAge: seconds }),
    });
  }
}

export function takeCookie(request: FastifyRequest, reply: FastifyReply, cookie: Cookie): void {
  const { sameSite } = COOKIES[cookie];
  reply.clearCookie(nameOf(request, cookie), { path: '/', httpOnly: true, sameSite, secure: isSecure(request) });
}

export function sessionToken(request: FastifyRequest): string | null {
  return cookieOf(request, 'session');
}

export function giveSession(exchange: Exchange, token: string, { stays }: { stays: boolean }): void {
  giveCookie(exchange, { session: token }, { endsWithBrowser: !stays });
}

export function takeSession(request: FastifyRequest, reply: FastifyReply): void {
  takeCookie(request, reply, 'session');
}
