import type { Services } from '../../platform/services.ts';
import { keepDevice } from '../store/device-store.ts';
import { cookieOf, type Exchange, giveCookie, giveSession, sessionToken, takeCookie } from '../session-cookie.ts';
import { endSession, startSession } from '../session-store.ts';
import { makeToken } from '../../platform/secrets/token.ts';

type SessionServices = Pick<Services, 'database' | 'clock' | 'sessions'>;

/** Makes this browser known to an account: what strangers guess elsewhere no longer slows it down here. */
export async function rememberDevice(
  { database, clock }: SessionServices,
  { request, reply }: Exchange,
  personId: string,
): Promise<void> {
  const token = cookieOf(request, 'device') ?? makeToken();
  await keepDevice(database, { token, personId }, clock());
  giveCookie({ request, reply }, { device: token });
}

/** The person of a new session, and whether it outlives the browser. */
export interface Begun {
  personId: string;
  stays: boolean;
}

/** Signs a person in: a session never outlives a sign-in, it is rotated, not reused. */
export async function beginSession(
  services: SessionServices,
  { request, reply }: Exchange,
  { personId, stays }: Begun,
): Promise<void> {
  const { database, clock, sessions } = services;
  const former = sessionToken(request);
  if (former !== null) {
    await endSession(database, former);
    sessions.forget(former);
  }
  const where = { address: request.ip, userAgent: request.headers['user-agent'], now: clock() };
  giveSession({ request, reply }, await startSession(database, personId, where), { stays });
  if (cookieOf(request, 'step') !== null) takeCookie(request, reply, 'step');
  await rememberDevice(services, { request, reply }, personId);
}
