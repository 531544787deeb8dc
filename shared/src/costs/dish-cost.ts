import type { FoodPrice } from './food-price.ts';

export interface LineToPrice {
  /** As bought; null when nobody can tell. */
  grams: number | null;
  /** Null when it is not known. */
  price: LinePrice | null;
  /** Water from the tap: nobody buys it, so it is in neither side of the share. */
  isFromTap?: boolean | undefined;
}

const TAP_WATER = 'water';

export const isFromTap = (ingredientId: string | null | undefined): boolean => ingredientId === TAP_WATER;

/** Of a food, or of a base recipe by its own foods. */
export interface LinePrice extends Pick<FoodPrice, 'perKg' | 'isOfFamily'> {
  /** Of a base recipe the part of its weight that has a price, 0–1: `perKg` is what that part adds to a kilogram of it. */
  pricedShare?: number | undefined;
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

/** The cost of a dish by the prices of its foods: unknown is unknown, never 0. */
export function costOfDish(lines: readonly LineToPrice[], portions: number): DishCost {
  const costs = lines.map(({ grams, price }) => (grams === null || price === null ? null : (grams / 1000) * price.perKg));
  const sum = (of: (line: LineToPrice, at: number) => number): number => lines.reduce((all, line, at) => all + of(line, at), 0);
  const isCounted = ({ isFromTap: ofTap, price }: LineToPrice): boolean => !ofTap || price !== null;
  const weight = sum((line) => (isCounted(line) ? (line.grams ?? 0) : 0));
  const priced = sum(({ grams, price }) => (price === null ? 0 : (grams ?? 0) * (price.pricedShare ?? 1)));
  const total = priced > 0 ? sum((_, at) => costs[at] ?? 0) : null;
  const family = sum(({ price }, at) => (price?.isOfFamily ? (costs[at] ?? 0) : 0));
  return {
    total,
    perPortion: total === null || !(portions > 0) ? null : total / portions,
    pricedShare: weight > 0 ? priced / weight : 0,
    unweighed: lines.filter((line) => line.grams === null && isCounted(line)).length,
    familyShare: total ? family / total : 0,
    lines: costs,
  };
}

/** The cost of a kilogram of a base recipe by its own lines; null where nothing in it has a price. */
export function priceOfBase(lines: readonly LineToPrice[]): Required<LinePrice> | null {
  const { total, pricedShare, familyShare } = costOfDish(lines, 1);
  const grams = lines.reduce((all, line) => all + (line.grams ?? 0), 0);
  if (total === null || !(grams > 0)) return null;
  return { perKg: (total / grams) * 1000, isOfFamily: familyShare > 0, pricedShare };
}
