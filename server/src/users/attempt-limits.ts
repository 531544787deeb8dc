import type { Database } from '../platform/database/database.ts';
import { countWithin, FORGOTTEN_AFTER_S, forgetSubjects } from './attempt-store.ts';

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

/** A right password does not take these back: whoever knows it may not guess at the codes for long either. */
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

export async function countVerification(database: Database, personId: string, now: Date): Promise<void> {
  await countWithin(database, [{ subject: `verification:${personId}`, free: 5, longestDelayS: QUARTER_S, decayS: 600 }], now);
}
