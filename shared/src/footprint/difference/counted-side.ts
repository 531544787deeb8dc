import type { ComparedSide } from './compared-side.ts';
import type { FoodPart } from './food-part.ts';
import { notYetSaid, type SaidDifference, saidDifference } from './said-difference.ts';

/** The sales or purchases of some months, with their foods. */
export interface CountedSide {
  /** Sides of one id lack the same of what is not counted. */
  id: string;
  /** Grams CO2e of what is counted. */
  co2: number;
  /** Portions or kilograms that it is divided by; null where nothing may be said of it: too little is counted. */
  per: number | null;
  /** How much of everything it speaks of, 0–1. */
  share: number;
  foods: readonly FoodPart[];
  /** The versions of the food data that it was made with. */
  versions: readonly string[];
}

/** Foods of which some are written and some are not would pass for all: so far may rounding part sums from foods. */
const ROUNDING = 0.001;

/**
 * `b` against `a`; null where nothing may be said of one. Figures of several versions of the food data are not compared: what the data
 * changed would pass for what a kitchen did.
 */
export function differenceOfCounted(a: CountedSide, b: CountedSide): SaidDifference | null {
  const sides = [a, b];
  if (a.per === null || b.per === null) return null;
  if (new Set(sides.flatMap(({ versions }) => versions)).size > 1) return notYetSaid('food_data');
  if (!sides.every(hasAllFoods)) return notYetSaid('adding_up');
  return saidDifference(sideOf(a, a.per), sideOf(b, b.per));
}

function hasAllFoods({ foods, co2 }: CountedSide): boolean {
  const known = foods.reduce((sum, part) => sum + part.co2.value, 0);
  return Math.abs(known - co2) <= ROUNDING * co2;
}

/** Whether amounts were invoiced is known of a single report alone, not of months added up. */
function sideOf({ id, foods, share }: CountedSide, per: number): ComparedSide {
  return { parts: foods, per, coverage: { share, of: id }, amounts: 'typed' };
}
