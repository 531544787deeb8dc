import type { MatchCandidate } from '../ingredients/ingredient-match.ts';

/**
 * From this probability on a name's best candidate is taken by a single key: below it the guess is more than twice as often wrong
 * as right, and whoever answers quickly would take it unread.
 */
export const LEAST_LIKELY = 0.3;

/** The candidate that may be taken without being named; null when none is likely. */
export function likelyCandidate(candidates: readonly MatchCandidate[]): MatchCandidate | null {
  const [best] = candidates;
  return best && best.confidence >= LEAST_LIKELY ? best : null;
}
