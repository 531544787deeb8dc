/** Seconds from an attempt that failed to the next one; after the last the message counts as failed. */
const PAUSES_S = [5, 60, 5 * 60, 30 * 60, 2 * 3600, 8 * 3600, 24 * 3600] as const;
/** A pause is up to a fifth longer, so that what failed together does not come back together. */
const LONGER = 0.2;

/** When a message that has failed `attempts` times is tried again; null when it is not. `chance` is at least 0 and below 1. */
export function nextAttempt(attempts: number, now: Date, chance: number): Date | null {
  const pause = PAUSES_S[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * 1000 * (1 + LONGER * chance));
}

/** After so long without one delivery an address is turned off. */
const LONGEST_FAILING_MS = 5 * 24 * 3_600_000;

export function isGivenUp(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= LONGEST_FAILING_MS;
}
