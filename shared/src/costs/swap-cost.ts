import type { FoodPrice } from './food-price.ts';

interface Swap {
  /** Of the whole line, as bought; null when it is not known. */
  grams: number | null;
  /** Of its weight that changes, 0–1. */
  share: number;
  portions: number;
}

interface SwapPrices {
  from: Pick<FoodPrice, 'perKg'> | null;
  to: Pick<FoodPrice, 'perKg'> | null;
}

/** The change of a portion's cost (below zero: cheaper) when as much of another food replaces one; null where either has no price. */
export function costOfSwap({ grams, share, portions }: Swap, { from, to }: SwapPrices): number | null {
  if (grams === null || from === null || to === null || !(portions > 0)) return null;
  return ((grams / 1000) * share * (to.perKg - from.perKg)) / portions;
}
