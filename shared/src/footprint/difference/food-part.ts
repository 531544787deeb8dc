import type { Figure } from '../figure.ts';
import type { ErrorEdges } from './shared-draws.ts';

/**
 * What one food from one supply adds to a total, in grams CO2e. Two causes make its range: the food's own sources, which all
 * its parts share wherever they come from, and what is not known of its origin.
 */
export interface FoodPart {
  /** The key by which the error of its sources is drawn. */
  food: string;
  /** The place whose usual supply stands for an unknown origin; empty where the origin is known, and adds no error. */
  supply: string;
  co2: Figure;
  /** The ends of the range that the unknown origin alone would give, grams CO2e. */
  supplyRange: { low: number; high: number };
}

/** The edges of both causes. Their logarithms add as squares to those of the whole (`ingredients/factor-range.ts`). */
export function causesOf({ co2, supplyRange }: FoodPart): { sources: ErrorEdges; origin: ErrorEdges } {
  const whole = { low: co2.low / co2.value, high: co2.high / co2.value };
  const origin = { low: Math.min(1, supplyRange.low / co2.value), high: Math.max(1, supplyRange.high / co2.value) };
  return { sources: { low: 1 / rest(1 / whole.low, 1 / origin.low), high: rest(whole.high, origin.high) }, origin };
}

/** The rest of a spread (1 or more) when one of its causes is taken away. */
function rest(whole: number, cause: number): number {
  const [all, one] = [Math.log(Math.max(1, whole)), Math.log(Math.max(1, cause))];
  return Math.exp(Math.sqrt(Math.max(0, all * all - one * one)));
}

/**
 * Parts of one food and one supply as one: their ranges add up as they are, for they share both errors. What was sent back comes off; a
 * food of which nothing is left has no part.
 */
export function addedParts(parts: Iterable<FoodPart>): FoodPart[] {
  const byKey = new Map<string, FoodPart>();
  for (const part of parts) {
    if (!Number.isFinite(part.co2.value) || part.co2.value === 0) continue;
    const key = JSON.stringify([part.food, part.supply]);
    const former = byKey.get(key);
    if (!former) {
      byKey.set(key, { ...part, co2: { ...part.co2 }, supplyRange: { ...part.supplyRange } });
      continue;
    }
    former.co2.value += part.co2.value;
    former.co2.low += part.co2.low;
    former.co2.high += part.co2.high;
    former.supplyRange.low += part.supplyRange.low;
    former.supplyRange.high += part.supplyRange.high;
  }
  return [...byKey.values()].filter(({ co2 }) => co2.value > 0);
}
