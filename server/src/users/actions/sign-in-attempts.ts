import { emailOf } from '@plateprint/shared/kernel/email.ts';
import type { Database } from '../../platform/database/database.ts';
import { countWithin, FORGOTTEN_AFTER_S, forgetSubjects, type Limit, takeBack } from '../attempt-store.ts';

const QUARTER_S = 15 * 60;
const decayS = FORGOTTEN_AFTER_S;

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
function limits(kind: 'account' | 'second', { email, address, device }: Attempt): Limit[] {
  const account = `${kind}:${emailOf(email)}`;
  if (device !== null) return [{ subject: `${account} with ${device}`, free: 10, longestDelayS: QUARTER_S, decayS }];
  return [
    { subject: `${account} from ${address}`, free: 5, longestDelayS: QUARTER_S, decayS },
    { subject: account, free: 50, longestDelayS: QUARTER_S, decayS },
    { subject: `address:${address}`, free: 60, longestDelayS: 4, decayS: 10 },
  ];
}

/**
 * Counts an attempt as failed before its password is looked at; whose password fits takes it back by `forgetAttempt`.
 * @throws too_many_requests when it comes too early.
 */
export async function countAttempt(database: Database, attempt: Attempt, now: Date): Promise<void> {
  await countWithin(database, limits('account', attempt), now);
}

/** The same for the codes of the second step. */
export async function countCodeAttempt(database: Database, attempt: Attempt, now: Date): Promise<void> {
  await countWithin(database, limits('second', attempt), now);
}

/** After a sign-in the person's own count begins anew, and the address has one attempt less. */
export async function forgetAttempt(database: Database, attempt: Attempt): Promise<void> {
  const [own, ...shared] = [...limits('account', attempt)].map(({ subject }) => subject);
  if (own)
    await forgetSubjects(database, [
      own,
      ...limits('second', attempt)
        .slice(0, 1)
        .map(({ subject }) => subject),
    ]);
  if (shared.length > 0) await takeBack(database, shared);
}
