import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import { emailOf } from '@plateprint/shared/kernel/email.ts';
import type { Parts } from '../parts.ts';
import { beginSession, type Exchange } from './begin-session.ts';
import { knownDevice } from './device-store.ts';
import { passwordFits } from './password.ts';
import { credentialsOf } from './person-store.ts';
import { verifyCode } from './second-factor.ts';
import { cookieOf, giveCookie } from './session-cookie.ts';
import { type Attempt, countAttempt, countCodeAttempt, forgetAttempt } from './sign-in-attempts.ts';
import { insertToken, readToken } from './token-store.ts';

/** `isBarred`: who may not sign in here, whatever their password; answered like a wrong one, after as long. */
export type SignInParts = Pick<Parts, 'database' | 'clock' | 'sessions' | 'jobs' | 'secrets'> & {
  isBarred: (person: { id: string }) => boolean;
};

async function attemptOf({ database }: SignInParts, { request }: Exchange, email: string): Promise<Attempt> {
  return { email, address: request.ip, device: await knownDevice(database, cookieOf(request, 'device'), email) };
}

/**
 * Signs in with e-mail and password. Every way to fail before the password fits takes as long and says as little.
 * @returns the person's id.
 * @throws wrong_credentials, too_many_requests; with the right password password_update_needed, second_step_needed.
 */
export async function signIn(
  parts: SignInParts,
  exchange: Exchange,
  { email: written, password }: { email: string; password: string },
): Promise<string> {
  const { database, clock, jobs, isBarred } = parts;
  const email = emailOf(written);
  const attempt = await attemptOf(parts, exchange, email);
  await countAttempt(database, attempt, clock());
  const found = await credentialsOf(database, email);
  const person = found && !isBarred(found) ? found : null;
  const fits = await passwordFits(password, person?.passwordHash ?? null);
  if (!person || !fits) throw new AppError('wrong_credentials');
  if (person.updateNeeded) {
    await jobs.queue(database, 'users.mail', { kind: 'forced_update', personId: person.id });
    throw new AppError('password_update_needed');
  }
  if (person.takesCode) {
    const { token } = await insertToken(database, { purpose: 'second_step', personId: person.id, email }, clock());
    giveCookie(exchange.request, exchange.reply, { step: token });
    throw new AppError('second_step_needed');
  }
  await forgetAttempt(database, attempt);
  await beginSession(parts, exchange, person.id);
  return person.id;
}

async function waitingStep(
  { database, clock }: SignInParts,
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
export async function finishSignIn(parts: SignInParts, exchange: Exchange, code: string): Promise<string> {
  const { database, clock } = parts;
  const token = cookieOf(exchange.request, 'step');
  const { personId, email } = await waitingStep(parts, token, false);
  const attempt = await attemptOf(parts, exchange, email);
  await countCodeAttempt(database, attempt, clock());
  if (!(await verifyCode(parts, personId, code))) throw new AppError('wrong_code');
  await waitingStep(parts, token, true);
  await forgetAttempt(database, attempt);
  await beginSession(parts, exchange, personId);
  return personId;
}
