import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { newPasswordProblem } from '@plateprint/shared/users/sign-up-check.ts';
import type { Services } from '../../platform/services.ts';
import { type Account, demandNewPassword, holdAccount, keepPassword } from '../store/account-store.ts';
import type { Exchange } from '../session-cookie.ts';
import { rememberDevice } from './begin-session.ts';
import { demandPassword, ownAccount } from './check-password.ts';
import { forgetDevices } from '../store/device-store.ts';
import type { Member } from '../store/member-store.ts';
import { homeOf } from '../store/person-store.ts';
import { recordChange } from './record-change.ts';
import { sessionToken } from '../session-cookie.ts';
import { endSessionsBut } from '../own-session-store.ts';
import { readToken, type TokenPurpose, useUpTokens } from '../store/token-store.ts';

type PasswordServices = Pick<Services, 'database' | 'clock' | 'sessions' | 'jobs' | 'passwords'>;

interface NewPassword {
  password: string;
  passwordAgain: string;
}

const PASSWORD_LINKS: readonly TokenPurpose[] = ['reset_password', 'forced_update'];

/** @throws the first reason why the new password is refused */
async function demandGoodPassword({ passwords }: PasswordServices, account: Account, chosen: NewPassword): Promise<void> {
  const problem = newPasswordProblem(chosen, [account.email, account.firstname, account.lastname]);
  if (problem !== null) throw new AppError(problem);
  if (await passwords.fits(chosen.password, account.passwordHash)) throw new AppError('password_unchanged');
}

/** Keeps it, and ends what was open with the former one: sessions, known browsers, links. */
async function changePassword(
  services: PasswordServices,
  account: Account,
  change: { password: string; verified: boolean; goesOn: string | null },
): Promise<void> {
  const { database, clock, jobs } = services;
  await keepPassword(database, account.id, {
    passwordHash: await services.passwords.hash(change.password),
    verified: change.verified,
    now: clock(),
  });
  await endSessionsBut(database, account.id, change.goesOn);
  await forgetDevices(database, account.id);
  await useUpTokens(database, account.id, [...PASSWORD_LINKS, 'second_step'], clock());
  await jobs.queue(database, 'users.mail', { kind: 'password_changed', personId: account.id });
  const action = change.verified ? ('password_reset' as const) : ('password_changed' as const);
  const by = change.verified ? null : { userId: account.id };
  await recordChange(services, { action, person: account, organizationId: await homeOf(database, account.id), by });
}

/** Changes one's own password; this session goes on, every other ends. */
export async function changeOwnPassword(
  services: PasswordServices,
  { actor, ...exchange }: Exchange & { actor: Actor },
  { formerPassword, ...chosen }: NewPassword & { formerPassword: string },
): Promise<{ email: string }> {
  const account = await ownAccount(services, actor);
  await demandPassword(services, account, formerPassword);
  await demandGoodPassword(services, account, chosen);
  await services.database.transaction().execute(async (database) => {
    const change = { password: chosen.password, verified: false, goesOn: sessionToken(exchange.request) };
    await changePassword({ ...services, database }, account, change);
  });
  services.sessions.forgetPerson(account.id);
  await rememberDevice(services, exchange, account.id);
  return { email: account.email };
}

/** Sets a password by the link of a mail, which then works no more. Nobody is signed in by it: a second step stays one. */
export async function setPasswordByLink(
  services: PasswordServices,
  exchange: Exchange,
  { token, purpose, ...chosen }: NewPassword & { token: string; purpose: TokenPurpose },
): Promise<{ email: string }> {
  const account = await services.database.transaction().execute(async (database) => {
    const asked = { token, purposes: [purpose] };
    const { personId } = await readToken(database, { ...asked, take: false }, services.clock());
    const found = personId === null ? null : await holdAccount(database, personId);
    if (!found) throw new AppError('link_unknown');
    await readToken(database, { ...asked, take: true }, services.clock());
    await demandGoodPassword(services, found, chosen); // what is refused rolls the link's use back
    await changePassword({ ...services, database }, found, { password: chosen.password, verified: true, goesOn: null });
    return found;
  });
  services.sessions.forgetPerson(account.id);
  await rememberDevice(services, exchange, account.id);
  return { email: account.email };
}

/** Makes a member choose a new password before they go on. */
export async function forceUpdate(services: PasswordServices, actor: Actor, member: Member): Promise<void> {
  await services.database.transaction().execute(async (database) => {
    await demandNewPassword(database, member.id);
    await endSessionsBut(database, member.id, null);
    await services.jobs.queue(database, 'users.mail', { kind: 'forced_update', personId: member.id });
    const changed = { action: 'password_update_forced' as const, person: member, organizationId: member.organization.id };
    await recordChange({ ...services, database }, { ...changed, by: actor });
  });
  services.sessions.forgetPerson(member.id);
}
