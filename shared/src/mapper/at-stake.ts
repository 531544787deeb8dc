import type { Figure } from '../footprint/figure.ts';

/** A candidate with its probability, 0–1, and its factor in kg CO2e per kg; null where the food data has none. */
export interface WeighedCandidate {
  confidence: number;
  factor: Figure | null;
}

/** Candidates less likely than this are noise of the search: each would be right less than once in ten times. */
const LEAST_PLAUSIBLE = 0.1;

/** Of names that read like napkins or a deposit, the share that is eaten after all: on the labelled names fewer than one in ten. */
const FOOD_AFTER_ALL = 0.1;

/**
 * How far the footprint of a kilogram may lie apart while nobody says what a name is, in kg CO2e per kg: from the lightest to
 * the heaviest plausible candidate, at least the range of the best one, and at least what it most likely has: all of that is
 * missing from every figure until somebody answers. Without a plausible one it may be any food: `all` are
 * the averages of the categories. What reads like no food begins at nothing, and is a food as seldom as such names are.
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
  const apart = Math.max(Math.max(...values) - lightest, best ? best.high - best.low : 0);
  const likely = likelyFactor(candidates, { all, mayBeNoFood }) ?? 0;
  return Math.max(mayBeNoFood ? apart * FOOD_AFTER_ALL : apart, likely);
}

function plausibleOf(candidates: readonly WeighedCandidate[]): { confidence: number; factor: Figure }[] {
  return candidates.flatMap(({ confidence, factor }) =>
    factor !== null && confidence >= LEAST_PLAUSIBLE ? [{ confidence, factor }] : [],
  );
}

/**
 * What a kilogram most likely has while nobody says what it is, in kg CO2e: the plausible candidates by their probability, else
 * the mean of the categories (`all`); of what reads like no food, that as seldom as it is eaten. For shares of what is known,
 * never for a figure. Null without any factor.
 */
export function likelyFactor(
  candidates: readonly WeighedCandidate[],
  { all, mayBeNoFood }: { all: readonly number[]; mayBeNoFood: boolean },
): number | null {
  const eaten = mayBeNoFood ? FOOD_AFTER_ALL : 1;
  const plausible = plausibleOf(candidates);
  const sure = plausible.reduce((total, { confidence }) => total + confidence, 0);
  if (sure > 0) return (eaten * plausible.reduce((total, { confidence, factor }) => total + confidence * factor.value, 0)) / sure;
  return all.length === 0 ? null : (eaten * all.reduce((total, value) => total + value, 0)) / all.length;
}
