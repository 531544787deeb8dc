import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Parts } from '../parts.ts';
import { keepDevice } from './device-store.ts';
import { cookieOf, giveCookie, giveSession, sessionToken, takeCookie } from './session-cookie.ts';
import { endSession, startSession } from './session-store.ts';
import { makeToken } from './token-store.ts';

export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

type SessionParts = Pick<Parts, 'database' | 'clock' | 'sessions'>;

/** Makes this browser known to an account: what strangers guess elsewhere no longer slows it down here. */
export async function rememberDevice(
  { database, clock }: SessionParts,
  { request, reply }: Exchange,
  personId: string,
): Promise<void> {
  const token = cookieOf(request, 'device') ?? makeToken();
  await keepDevice(database, { token, personId }, clock());
  giveCookie(request, reply, { device: token });
}

/** Signs a person in: a session never outlives a sign-in, it is rotated, not reused. */
export async function beginSession(parts: SessionParts, { request, reply }: Exchange, personId: string): Promise<void> {
  const { database, clock, sessions } = parts;
  const former = sessionToken(request);
  if (former !== null) {
    await endSession(database, former);
    sessions.forget(former);
  }
  const where = { address: request.ip, userAgent: request.headers['user-agent'], now: clock() };
  giveSession(request, reply, await startSession(database, personId, where));
  if (cookieOf(request, 'step') !== null) takeCookie(request, reply, 'step');
  await rememberDevice(parts, { request, reply }, personId);
}
