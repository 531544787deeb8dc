import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import { newPasswordProblem } from '@plateprint/shared/users/sign-up-check.ts';
import type { Parts } from '../parts.ts';
import { type Account, demandNewPassword, holdAccount, keepPassword } from './account-store.ts';
import { type Exchange, rememberDevice } from './begin-session.ts';
import { demandPassword, ownAccount } from './check-password.ts';
import { forgetDevices } from './device-store.ts';
import type { Member } from './member-store.ts';
import { hashPassword, passwordFits } from './password.ts';
import { homeOf } from './person-store.ts';
import { recordChange } from './record-change.ts';
import { sessionToken } from './session-cookie.ts';
import { endSessionsBut } from './session-store.ts';
import { readToken, type TokenPurpose, useUpTokens } from './token-store.ts';

type PasswordParts = Pick<Parts, 'database' | 'clock' | 'sessions' | 'jobs'>;

interface NewPassword {
  password: string;
  passwordAgain: string;
}

const PASSWORD_LINKS: readonly TokenPurpose[] = ['reset_password', 'forced_update'];

/** @throws the first reason why the new password is refused */
async function demandGoodPassword(account: Account, chosen: NewPassword): Promise<void> {
  const problem = newPasswordProblem(chosen, [account.email, account.firstname, account.lastname]);
  if (problem !== null) throw new AppError(problem);
  if (await passwordFits(chosen.password, account.passwordHash)) throw new AppError('password_unchanged');
}

/** Keeps it, and ends what was open with the former one: sessions, known browsers, links. */
async function changePassword(
  parts: PasswordParts,
  account: Account,
  change: { password: string; verified: boolean; goesOn: string | null },
): Promise<void> {
  const { database, clock, jobs } = parts;
  await keepPassword(database, account.id, {
    passwordHash: await hashPassword(change.password),
    verified: change.verified,
    now: clock(),
  });
  await endSessionsBut(database, account.id, change.goesOn);
  await forgetDevices(database, account.id);
  await useUpTokens(database, account.id, [...PASSWORD_LINKS, 'second_step'], clock());
  await jobs.queue(database, 'users.mail', { kind: 'password_changed', personId: account.id });
  const deed = change.verified ? ('password_reset' as const) : ('password_changed' as const);
  const by = change.verified ? null : { userId: account.id };
  await recordChange(parts, { deed, person: account, organizationId: await homeOf(database, account.id), by });
}

/** Changes one's own password; this session goes on, every other ends. */
export async function changeOwnPassword(
  parts: PasswordParts,
  { actor, ...exchange }: Exchange & { actor: Actor },
  { formerPassword, ...chosen }: NewPassword & { formerPassword: string },
): Promise<{ email: string }> {
  const account = await ownAccount(parts, actor);
  await demandPassword(parts, account, formerPassword);
  await demandGoodPassword(account, chosen);
  await parts.database.transaction().execute(async (database) => {
    const change = { password: chosen.password, verified: false, goesOn: sessionToken(exchange.request) };
    await changePassword({ ...parts, database }, account, change);
  });
  parts.sessions.forgetPerson(account.id);
  await rememberDevice(parts, exchange, account.id);
  return { email: account.email };
}

/** Sets a password by the link of a mail, which then works no more. Nobody is signed in by it: a second step stays one. */
export async function setPasswordByLink(
  parts: PasswordParts,
  exchange: Exchange,
  { token, purpose, ...chosen }: NewPassword & { token: string; purpose: TokenPurpose },
): Promise<{ email: string }> {
  const account = await parts.database.transaction().execute(async (database) => {
    const asked = { token, purposes: [purpose] };
    const { personId } = await readToken(database, { ...asked, take: false }, parts.clock());
    const found = personId === null ? null : await holdAccount(database, personId);
    if (!found) throw new AppError('link_unknown');
    await readToken(database, { ...asked, take: true }, parts.clock());
    await demandGoodPassword(found, chosen); // what is refused rolls the link's use back
    await changePassword({ ...parts, database }, found, { password: chosen.password, verified: true, goesOn: null });
    return found;
  });
  parts.sessions.forgetPerson(account.id);
  await rememberDevice(parts, exchange, account.id);
  return { email: account.email };
}

/** Makes a member choose a new password before they go on. */
export async function forceUpdate(parts: PasswordParts, actor: Actor, member: Member): Promise<void> {
  await parts.database.transaction().execute(async (database) => {
    await demandNewPassword(database, member.id);
    await endSessionsBut(database, member.id, null);
    await parts.jobs.queue(database, 'users.mail', { kind: 'forced_update', personId: member.id });
    const changed = { deed: 'password_update_forced' as const, person: member, organizationId: member.organization.id };
    await recordChange({ ...parts, database }, { ...changed, by: actor });
  });
  parts.sessions.forgetPerson(member.id);
}
