import { emailOf } from '@plateprint/shared/kernel/email.ts';
import type { Database } from '../platform/database/database.ts';
import { countWithin, FORGOTTEN_AFTER_S, forgetSubjects, type Limit, takeBack } from './attempt-store.ts';

const QUARTER_S = 15 * 60;

/** A hundred guests' worth of colleagues in one go, then three a minute. */
export async function countInvitation(database: Database, invitedBy: string, now: Date): Promise<void> {
  await countWithin(database, [{ subject: `invitation:${invitedBy}`, free: 200, longestDelayS: QUARTER_S, decayS: 20 }], now);
}

/** By address alone: nobody keeps the owner of an account from asking for a link. */
export async function countResetRequest(database: Database, address: string, now: Date): Promise<void> {
  await countWithin(database, [{ subject: `reset:${address}`, free: 20, longestDelayS: 60, decayS: 60 }], now);
}

/** Limits password checks of a signed-in person: somebody at an open browser may not guess for long. */
export async function countPasswordCheck(database: Database, personId: string, now: Date): Promise<void> {
  await countWithin(
    database,
    [{ subject: `password:${personId}`, free: 10, longestDelayS: QUARTER_S, decayS: FORGOTTEN_AFTER_S }],
    now,
  );
}

/** A correct password does not reset these: knowing it must not help to guess codes. */
export async function countCodeCheck(database: Database, personId: string, now: Date): Promise<void> {
  await countWithin(
    database,
    [{ subject: `code:${personId}`, free: 10, longestDelayS: QUARTER_S, decayS: FORGOTTEN_AFTER_S }],
    now,
  );
}

export async function forgetPasswordChecks(database: Database, personId: string): Promise<void> {
  await forgetSubjects(database, [`password:${personId}`]);
}

/** Limits corrections without an account: an office's worth from one address, then one a minute. */
export async function countCorrection(database: Database, address: string, now: Date): Promise<void> {
  await countWithin(database, [{ subject: `correction:${address}`, free: 30, longestDelayS: 60, decayS: 60 }], now);
}

/** Limits requests for what the plan lacks: each feature once, and some more. */
export async function countFeatureRequest(database: Database, personId: string, now: Date): Promise<void> {
  await countWithin(database, [{ subject: `feature:${personId}`, free: 30, longestDelayS: QUARTER_S, decayS: 60 }], now);
}

export async function countVerification(database: Database, personId: string, now: Date): Promise<void> {
  await countWithin(database, [{ subject: `verification:${personId}`, free: 5, longestDelayS: QUARTER_S, decayS: 600 }], now);
}

/** An attempt to sign in. */
export interface Attempt {
  email: string;
  address: string;
  /** The browser the account was signed in with before, by the hash of its cookie; null for any other. */
  device: string | null;
}

/**
 * Guessing at an account is slowed down more and more: from one address soon, from all of them together later. Behind
 * an address may sit a whole canteen: nobody there waits longer than a few seconds because of a colleague. A browser the
 * account knows has a count of its own, so that whoever guesses without end cannot keep the owner out.
 */
function signInLimits(kind: 'account' | 'second', { email, address, device }: Attempt): Limit[] {
  const account = `${kind}:${emailOf(email)}`;
  if (device !== null)
    return [{ subject: `${account} with ${device}`, free: 10, longestDelayS: QUARTER_S, decayS: FORGOTTEN_AFTER_S }];
  return [
    { subject: `${account} from ${address}`, free: 5, longestDelayS: QUARTER_S, decayS: FORGOTTEN_AFTER_S },
    { subject: account, free: 50, longestDelayS: QUARTER_S, decayS: FORGOTTEN_AFTER_S },
    { subject: `address:${address}`, free: 60, longestDelayS: 4, decayS: 10 },
  ];
}

/**
 * Counts an attempt as failed before its password is looked at; whose password fits takes it back by `forgetAttempt`.
 * @throws too_many_requests when it comes too early.
 */
export async function countAttempt(database: Database, attempt: Attempt, now: Date): Promise<void> {
  await countWithin(database, signInLimits('account', attempt), now);
}

/** The same for the codes of the second step. */
export async function countCodeAttempt(database: Database, attempt: Attempt, now: Date): Promise<void> {
  await countWithin(database, signInLimits('second', attempt), now);
}

/** After a sign-in the person's own count is reset, and the address has one attempt less. */
export async function forgetAttempt(database: Database, attempt: Attempt): Promise<void> {
  const [own, ...shared] = [...signInLimits('account', attempt)].map(({ subject }) => subject);
  if (own)
    await forgetSubjects(database, [
      own,
      ...signInLimits('second', attempt)
        .slice(0, 1)
        .map(({ subject }) => subject),
    ]);
  if (shared.length > 0) await takeBack(database, shared);
}
