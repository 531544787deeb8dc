import type { Figure } from '../footprint/figure.ts';

/** A candidate with its probability, 0–1, and its factor in kg CO2e per kg; null where the food data has none. */
export interface WeighedCandidate {
  confidence: number;
  factor: Figure | null;
}

/** Candidates less likely than this are noise of the search: each would be right less than once in ten times. */
const LEAST_PLAUSIBLE = 0.1;

/**
 * How far the footprint of a kilogram may lie apart while nobody says what a name is, in kg CO2e per kg: from the lightest to
 * the heaviest plausible candidate, at least the range of the best one. Without a plausible one it may be any food: `all` are
 * the averages of the categories. What may be no food at all begins at nothing.
 */
export function spreadOf(
  candidates: readonly WeighedCandidate[],
  { all, mayBeNoFood }: { all: readonly number[]; mayBeNoFood: boolean },
): number {
  const plausible = candidates.flatMap(({ confidence, factor }) =>
    factor !== null && confidence >= LEAST_PLAUSIBLE ? [factor] : [],
  );
  const [best] = plausible;
  const values = best ? plausible.map(({ value }) => value) : all;
  if (values.length === 0) return 0;
  const lightest = mayBeNoFood ? 0 : Math.min(...values);
  return Math.max(Math.max(...values) - lightest, best ? best.high - best.low : 0);
}
