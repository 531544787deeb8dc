import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { emailOf } from '@plateprint/shared/kernel/email.ts';
import type { Services } from '../../platform/services.ts';
import { beginSession } from './begin-session.ts';
import { knownDevice } from '../store/device-store.ts';
import { credentialsOf } from '../store/person-store.ts';
import { verifyCode } from './second-factor.ts';
import { cookieOf, type Exchange, giveCookie } from '../session-cookie.ts';
import { type Attempt, countAttempt, countCodeAttempt, forgetAttempt } from '../attempt-limits.ts';
import { insertToken, readToken } from '../store/token-store.ts';

/** `isBarred`: who may not sign in here, whatever their password; answered like a wrong one, after as long. */
export type SignInServices = Pick<Services, 'database' | 'clock' | 'sessions' | 'jobs' | 'secrets' | 'passwords'> & {
  isBarred: (person: { id: string }) => boolean;
};

interface SignInForm {
  email: string;
  password: string;
  staySignedIn: boolean;
}

async function attemptOf({ database }: SignInServices, { request }: Exchange, email: string): Promise<Attempt> {
  return { email, address: request.ip, device: await knownDevice(database, cookieOf(request, 'device'), email) };
}

/**
 * Signs in with e-mail and password. Every way to fail before the password fits takes as long and says as little.
 * @returns the person's id.
 * @throws wrong_credentials, too_many_requests; with the right password password_update_needed, second_step_needed.
 */
export async function signIn(
  services: SignInServices,
  exchange: Exchange,
  { email: written, password, staySignedIn }: SignInForm,
): Promise<string> {
  const { database, clock, jobs, isBarred } = services;
  const email = emailOf(written);
  const attempt = await attemptOf(services, exchange, email);
  await countAttempt(database, attempt, clock());
  const found = await credentialsOf(database, email);
  const person = found && !isBarred(found) ? found : null;
  const fits = await services.passwords.fits(password, person?.passwordHash ?? null);
  if (!person || !fits) throw new AppError('wrong_credentials');
  if (person.updateNeeded) {
    await jobs.queue(database, 'users.mail', { kind: 'forced_update', personId: person.id });
    throw new AppError('password_update_needed');
  }
  if (person.takesCode) {
    const { token } = await insertToken(database, { purpose: 'second_step', personId: person.id, email }, clock());
    giveCookie(exchange, { step: token });
    throw new AppError('second_step_needed');
  }
  await forgetAttempt(database, attempt);
  await beginSession(services, exchange, { personId: person.id, stays: staySignedIn });
  return person.id;
}

async function waitingStep(
  { database, clock }: SignInServices,
  token: string | null,
  take: boolean,
): Promise<{ personId: string; email: string }> {
  const step = { token: token ?? '', purposes: ['second_step'] as const, take };
  const { personId, email } = await readToken(database, step, clock()).catch((error: unknown) => {
    throw error instanceof AppError ? new AppError('second_step_over') : error;
  });
  if (personId === null || email === null) throw new AppError('second_step_over');
  return { personId, email };
}

/**
 * Finishes a sign-in that waits for a code.
 * @returns the person's id.
 * @throws second_step_over, wrong_code, too_many_requests
 */
export async function finishSignIn(
  services: SignInServices,
  exchange: Exchange,
  { code, staySignedIn }: { code: string; staySignedIn: boolean },
): Promise<string> {
  const { database, clock } = services;
  const token = cookieOf(exchange.request, 'step');
  const { personId, email } = await waitingStep(services, token, false);
  const attempt = await attemptOf(services, exchange, email);
  await countCodeAttempt(database, attempt, clock());
  if (!(await verifyCode(services, personId, code))) throw new AppError('wrong_code');
  await waitingStep(services, token, true);
  await forgetAttempt(database, attempt);
  await beginSession(services, exchange, { personId, stays: staySignedIn });
  return personId;
}
