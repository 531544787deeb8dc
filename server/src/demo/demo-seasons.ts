import { createHash } from 'node:crypto';
import type { CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { DemoRestaurantKey } from './demo-tenants.ts';

interface Trade {
  /** Servings sold in an ordinary month, everything counted. */
  servings: number;
  /** Of January to December against an ordinary month: canteens are quiet when offices are, a bistro in January. */
  seasons: readonly number[];
  /** Growth from month to month. */
  growth: number;
  /** How fast its guests choose lighter food: 1 as most do, about 0 hardly, below 0 the other way round. */
  drift: number;
}

const CANTEEN = [1, 1, 1.06, 0.98, 1, 0.88, 0.42, 0.8, 1.1, 1.12, 1.1, 0.84] as const;

/** Sales of the demo's kitchens: a few thousand servings a month, as in kitchens of their kind. */
const DEMO_TRADES: Record<DemoRestaurantKey, Trade> = {
  matsalen: { servings: 13_200, seasons: CANTEEN, growth: 1.006, drift: 1 },
  havnen: { servings: 8600, seasons: [0.96, 1, 1.05, 0.95, 1, 0.94, 0.4, 0.92, 1.08, 1.1, 1.12, 0.8], growth: 1.009, drift: 1 },
  speicher: {
    servings: 10_400,
    seasons: [0.98, 1.02, 1.04, 0.96, 0.98, 1, 0.78, 0.66, 1.06, 1.06, 1.1, 0.82],
    growth: 1.002,
    drift: 0.15,
  },
  canal: {
    servings: 7300,
    seasons: [0.9, 0.94, 1, 1, 1.02, 1.04, 0.94, 0.82, 1.06, 1.08, 1.08, 0.98],
    growth: 1.011,
    drift: -0.6,
  },
  clairval: {
    servings: 4100,
    seasons: [0.78, 0.84, 0.94, 1, 1.06, 1.12, 1.2, 1.16, 1.04, 0.96, 0.9, 1.14],
    growth: 1.004,
    drift: 1,
  },
};

/** Sales of a dish by its level against the month before: guests slowly choose dishes with a lower footprint. */
const DRIFT: Record<CarbonLevel, number> = { very_low: 1.016, low: 1.009, medium: 1, high: 0.988, very_high: 0.974 };

/** A month against an ordinary one. */
export function seasonOf(restaurant: DemoRestaurantKey, month: Month): number {
  return DEMO_TRADES[restaurant].seasons[Number(month.slice(5)) - 1] ?? 1;
}

/** Between 0 and 1, the same for the same words everywhere. */
export function chanceOf(...words: (string | number)[]): number {
  return createHash('sha256').update(words.join('|')).digest().readUInt32BE(0) / 2 ** 32;
}

export interface SoldDish {
  name: string;
  /** As its portion counts: 1 a main course … 0.1 a snack. */
  mealSize: number;
  level: CarbonLevel | null;
}

export interface DishOnSale extends SoldDish {
  id: string;
  /** The foods of a portion, base recipes taken apart; without lines that have no food or no weight. */
  foods: { ingredientId: string; variationId: string; grams: number }[];
}

/** Servings of each dish in a month; `nth` counts the months of the demo from 0. */
export function servingsOf(
  restaurant: DemoRestaurantKey,
  dishes: readonly SoldDish[],
  { month, nth }: { month: Month; nth: number },
): number[] {
  const { servings, growth, drift } = DEMO_TRADES[restaurant];
  const weights = dishes.map(({ name, mealSize, level }) => {
    const liked = 0.6 + chanceOf(restaurant, name);
    const noise = 0.92 + 0.16 * chanceOf(restaurant, name, month);
    return (0.4 + mealSize) * liked * noise * (level === null ? 1 : DRIFT[level] ** (nth * drift));
  });
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const sold = servings * seasonOf(restaurant, month) * growth ** nth * (0.97 + 0.06 * chanceOf(restaurant, month));
  return weights.map((weight) => Math.max(1, Math.round((sold * weight) / all)));
}
