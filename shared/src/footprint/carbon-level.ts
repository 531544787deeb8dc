import * as z from 'zod/mini';

export const CARBON_LEVELS = ['very_low', 'low', 'medium', 'high', 'very_high'] as const;
export const CarbonLevel = z.enum(CARBON_LEVELS);
export type CarbonLevel = z.infer<typeof CarbonLevel>;

/** Labels A to E map to very low through very high (specification, point 9). */
export const LEVEL_LETTERS = { very_low: 'A', low: 'B', medium: 'C', high: 'D', very_high: 'E' } as const;

/** Upper bounds in kg CO2e per 400 g serving, not included themselves (specification, point 9); the last level has none. */
export const LEVEL_BOUNDS = { very_low: 0.4, low: 0.9, medium: 1.8, high: 2.6 } as const satisfies Record<
  Exclude<CarbonLevel, 'very_high'>,
  number
>;

/** The same from the lowest on. */
export const LEVEL_UPPER_BOUNDS: readonly (readonly [CarbonLevel, number])[] = CARBON_LEVELS.flatMap((level) =>
  level === 'very_high' ? [] : [[level, LEVEL_BOUNDS[level]] as const],
);

/** Levels that count as low impact (specification, point 9). */
const LOW_IMPACT: Record<CarbonLevel, boolean> = { very_low: true, low: true, medium: false, high: false, very_high: false };

export function isLowImpact(level: CarbonLevel | null): boolean {
  return level !== null && LOW_IMPACT[level];
}

/** Grams of the serving that levels and the sales benchmark speak of. */
export const SERVING_GRAMS = 400;

/** The level of a number of kg CO2e per 400 g serving. */
export function carbonLevel(kg: number): CarbonLevel {
  return LEVEL_UPPER_BOUNDS.find(([, upperBound]) => kg < upperBound)?.[0] ?? 'very_high';
}

/** kg CO2e of 400 g of a dish, from its grams CO2e and its grams; null when either is unknown or nothing is weighed. */
export function kgPerServing(co2: number | null, weight: number | null): number | null {
  if (co2 === null || weight === null || !Number.isFinite(co2) || !Number.isFinite(weight) || weight <= 0) return null;
  return ((co2 / weight) * SERVING_GRAMS) / 1000;
}

/**
 * The level of a dish. `co2` and `weight` in grams, both of the whole recipe or both of one portion: the number of
 * portions cancels out. `given` is grams CO2e of a 400 g serving and used as it is. Null when unknown.
 */
export function levelOfDish(dish: { co2: number | null; weight: number | null; given?: number | null }): CarbonLevel | null {
  const kg = typeof dish.given === 'number' ? dish.given / 1000 : kgPerServing(dish.co2, dish.weight);
  return kg === null || !Number.isFinite(kg) ? null : carbonLevel(kg);
}
