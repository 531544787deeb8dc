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
  const plausible = plausibleOf(candidates).map(({ factor }) => factor);
  const [best] = plausible;
  const values = best ? plausible.map(({ value }) => value) : all;
  if (values.length === 0) return 0;
  const lightest = mayBeNoFood ? 0 : Math.min(...values);
  return Math.max(Math.max(...values) - lightest, best ? best.high - best.low : 0);
}

function plausibleOf(candidates: readonly WeighedCandidate[]): { confidence: number; factor: Figure }[] {
  return candidates.flatMap(({ confidence, factor }) =>
    factor !== null && confidence >= LEAST_PLAUSIBLE ? [{ confidence, factor }] : [],
  );
}

/**
 * What a kilogram most likely has while nobody says what it is, in kg CO2e: the plausible candidates by their probability, else
 * the mean of the categories (`all`). For shares of what is known, never for a figure. Null without any factor.
 */
export function likelyFactor(candidates: readonly WeighedCandidate[], all: readonly number[]): number | null {
  const plausible = plausibleOf(candidates);
  const sure = plausible.reduce((total, { confidence }) => total + confidence, 0);
  if (sure > 0) return plausible.reduce((total, { confidence, factor }) => total + confidence * factor.value, 0) / sure;
  return all.length === 0 ? null : all.reduce((total, value) => total + value, 0) / all.length;
}
