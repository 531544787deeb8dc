import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { emailOf } from '@plateprint/shared/kernel/email.ts';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../../platform/services.ts';
import { type Account, holdAccount, keepVerified } from '../store/account-store.ts';
import { keepEmail, pendingEmailOf } from '../store/account-email-store.ts';
import { demandPassword, ownAccount } from './check-password.ts';
import { homeOf } from '../store/person-store.ts';
import { recordChange } from './record-change.ts';
import { sessionToken } from '../session-cookie.ts';
import { endSessionsBut } from '../own-session-store.ts';
import { insertToken, readToken, useUpTokens } from '../store/token-store.ts';

type EmailServices = Pick<Services, 'database' | 'clock' | 'jobs' | 'sessions' | 'passwords'>;

/**
 * Asks for another address: it counts once its mail is answered. Nothing tells whether somebody else has it.
 * @throws wrong_password, too_many_requests
 */
export async function askForEmail(
  services: EmailServices,
  actor: Actor,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const account = await ownAccount(services, actor);
  await demandPassword(services, account, password);
  await services.database.transaction().execute(async (database) => {
    await useUpTokens(database, account.id, ['change_email'], services.clock());
    if (email === emailOf(account.email)) return;
    // Its secret is thrown away: this row says which address is asked for until the mail with a link of its own is written.
    await insertToken(database, { purpose: 'change_email', personId: account.id, email }, services.clock());
    const order = { personId: account.id, email };
    await services.jobs.queue(database, 'users.mail', { ...order, kind: 'change_email', to: email });
    await services.jobs.queue(database, 'users.mail', { ...order, kind: 'email_changing', to: account.email });
  });
}

/** The mail that verifies the address, or the one that is asked for, once more. */
export async function sendVerification({ database, clock, jobs }: EmailServices, account: Account): Promise<void> {
  const email = await pendingEmailOf(database, account.id, clock());
  if (email !== null) await jobs.queue(database, 'users.mail', { kind: 'change_email', personId: account.id, to: email, email });
  else if (!account.verified) await jobs.queue(database, 'users.mail', { kind: 'verify_email', personId: account.id });
}

async function changeEmail(
  services: EmailServices,
  account: Account,
  { email, session }: { email: string; session: string | null },
): Promise<void> {
  const { database, clock, jobs } = services;
  if (!(await keepEmail(database, account.id, { email, now: clock() }))) throw new AppError('email_taken');
  await useUpTokens(database, account.id, ['change_email', 'verify_email', 'reset_password'], clock());
  await endSessionsBut(database, account.id, session);
  await jobs.queue(database, 'users.mail', { kind: 'email_changed', personId: account.id, to: account.email, email });
  const organizationId = await homeOf(database, account.id);
  const change = { before: { email: account.email }, after: { email } };
  await recordChange(services, {
    action: 'email_changed',
    person: account,
    organizationId,
    by: { userId: account.id },
    ...change,
  });
}

/**
 * Follows the link of a mail to an address.
 * @throws link_*, email_taken
 */
export async function verifyEmail(
  services: EmailServices,
  { token, request }: { token: string; request: FastifyRequest },
): Promise<{ email: string; changed: boolean }> {
  const { account, ...verified } = await services.database.transaction().execute(async (database) => {
    const asked = { token, purposes: ['verify_email', 'change_email'] as const };
    const { personId, email, purpose } = await readToken(database, { ...asked, take: false }, services.clock());
    const found = personId === null ? null : await holdAccount(database, personId);
    if (!found || email === null) throw new AppError('link_unknown');
    await readToken(database, { ...asked, take: true }, services.clock());
    if (purpose === 'change_email')
      await changeEmail({ ...services, database }, found, { email, session: sessionToken(request) });
    else if (email === found.email) await keepVerified(database, found.id, services.clock());
    else throw new AppError('link_expired'); // the address it was sent to is no longer the account's
    return { account: found, email, changed: purpose === 'change_email' };
  });
  services.sessions.forgetPerson(account.id);
  return verified;
}
