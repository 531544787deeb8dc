import { type BoughtFood, pricesOf } from './food-price.ts';

/** A food that costs more than it did. */
export interface RisenPrice {
  ingredientId: string;
  variationId: string;
  /** Net, of a kilogram. */
  before: number;
  now: number;
  /** Of the price before, 0–…: 0.1 is ten per cent. */
  rise: number;
  /** The extra money that the kitchen paid for recent purchases, against the price before. */
  extra: number;
}

/** `compared`: a food has a price per kilogram in both times; `one_time`: some have one, none in both; `unpriced`: none has one. */
export const RISES_KNOWN = ['compared', 'one_time', 'unpriced'] as const;
export type RisesKnown = (typeof RISES_KNOWN)[number];

/** What can be said of a rise from one time to the next: without prices in both, that none rose is not known. */
export function risesKnown(before: readonly BoughtFood[], now: readonly BoughtFood[]): RisesKnown {
  const [former, latest] = [pricesOf(before).byVariation, pricesOf(now).byVariation];
  if (former.size === 0 && latest.size === 0) return 'unpriced';
  return [...latest.keys()].some((variationId) => former.has(variationId)) ? 'compared' : 'one_time';
}

/** Less is a rounding of cents. */
const LEAST_RISE = 0.01;
const MOST = 20;

/** Foods whose price per kilogram rose from one time to the next, those that cost the kitchen most first. Foods of one time alone say nothing. */
export function risenPrices(before: readonly BoughtFood[], now: readonly BoughtFood[]): RisenPrice[] {
  const [former, latest] = [pricesOf(before).byVariation, pricesOf(now).byVariation];
  const ingredientOf = new Map(now.map(({ variationId, ingredientId }) => [variationId, ingredientId]));
  return [...latest]
    .flatMap(([variationId, { perKg, kg }]): RisenPrice[] => {
      const then = former.get(variationId);
      const ingredientId = ingredientOf.get(variationId);
      if (!then || ingredientId === undefined || perKg < then.perKg * (1 + LEAST_RISE)) return [];
      const rise = perKg / then.perKg - 1;
      return [{ ingredientId, variationId, before: then.perKg, now: perKg, rise, extra: (perKg - then.perKg) * kg }];
    })
    .toSorted((one, other) => other.extra - one.extra)
    .slice(0, MOST);
}
