import * as z from 'zod/mini';
import { described } from '../kernel/api/described.ts';
import { coverageState, mayBeCompared } from './coverage.ts';
import type { Figure } from './figure.ts';

/** The energy of food whose CO2e is counted: of its edible part, as it was bought. */
export const FoodEnergy = z.object({
  value: described(z.nullable(z.number()), 'Kilocalories of the food whose energy is known; null when none is.'),
  coverage: described(z.number(), 'Share of the weight with a figure whose energy is known, 0–1.'),
});
export type FoodEnergy = z.infer<typeof FoodEnergy>;

export const UNKNOWN_ENERGY: FoodEnergy = { value: null, coverage: 0 };

/** Kilocalories of some grams of food; of food whose energy nobody knows both are 0. */
export interface KnownEnergy {
  kcal: number;
  grams: number;
}

export const NO_ENERGY: KnownEnergy = { kcal: 0, grams: 0 };

/** @param per100g Kilocalories of the edible part; null where nobody knows them. */
export function knownEnergy(
  grams: number,
  { edibleShare, per100g }: { edibleShare: number; per100g: number | null },
): KnownEnergy {
  return per100g === null ? NO_ENERGY : { kcal: (grams * edibleShare * per100g) / 100, grams };
}

/** @param weight Grams of all the food that is counted. */
export function energyOf({ kcal, grams }: KnownEnergy, weight: number): FoodEnergy {
  if (!(weight > 0) || !(grams > 0)) return UNKNOWN_ENERGY;
  // Returns that nothing is known of make the whole smaller, and no share larger than all of it.
  return { value: kcal, coverage: Math.min(1, grams / weight) };
}

/**
 * Thousands of kilocalories of all food that is counted: food of unknown energy has by weight as much as the rest. Null where there is none,
 * and where too little of the weight is known.
 */
export function thousandKcal({ value, coverage }: FoodEnergy): number | null {
  if (value === null || !(value > 0) || !mayBeCompared(coverageState(coverage))) return null;
  return value / coverage / 1000;
}

/**
 * Grams CO2e per 1,000 kcal; null where the energy of too little is known. Food of unknown energy may have none, or twice as much as the rest:
 * the range holds both.
 */
export function perThousandKcal(co2: Figure | null, energy: FoodEnergy): Figure | null {
  const divisor = thousandKcal(energy);
  if (co2 === null || divisor === null) return null;
  const [least, most] = [divisor * energy.coverage, divisor * (2 - energy.coverage)];
  return {
    value: co2.value / divisor,
    low: Math.min(co2.low / least, co2.low / most),
    high: Math.max(co2.high / least, co2.high / most),
  };
}
