import type { FoodPrice } from './food-price.ts';

export interface LineToPrice {
  /** As bought; null when nobody can tell. */
  grams: number | null;
  /** Null when it is not known. */
  price: Pick<FoodPrice, 'perKg' | 'isOfFamily'> | null;
}

export interface DishCost {
  /** Of what has a price; null where nothing has. */
  total: number | null;
  perPortion: number | null;
  /** Share of the weight that has a price, 0–1: the total speaks of it. */
  pricedShare: number;
  /** Lines without a weight: in neither side of the share. */
  unweighed: number;
  /** Share of the cost that rests on another variation's price, 0–1. */
  familyShare: number;
  /** Of each line, in their order; null for unknown. */
  lines: (number | null)[];
}

/** What a dish costs by the prices of its foods: unknown is unknown, never 0. */
export function costOfDish(lines: readonly LineToPrice[], portions: number): DishCost {
  const costs = lines.map(({ grams, price }) => (grams === null || price === null ? null : (grams / 1000) * price.perKg));
  const sum = (of: (line: LineToPrice, at: number) => number): number => lines.reduce((all, line, at) => all + of(line, at), 0);
  const weight = sum(({ grams }) => grams ?? 0);
  const priced = sum(({ grams, price }) => (price === null ? 0 : (grams ?? 0)));
  const total = priced > 0 ? sum((_, at) => costs[at] ?? 0) : null;
  const family = sum(({ price }, at) => (price?.isOfFamily ? (costs[at] ?? 0) : 0));
  return {
    total,
    perPortion: total === null || !(portions > 0) ? null : total / portions,
    pricedShare: weight > 0 ? priced / weight : 0,
    unweighed: lines.filter(({ grams }) => grams === null).length,
    familyShare: total ? family / total : 0,
    lines: costs,
  };
}
