import { coverageState } from '../footprint/coverage.ts';

interface PricedDish {
  /** As a guest pays it, with VAT; null where it is not clear. */
  price: number | null;
  /** 0.12 is twelve per cent; null where nobody knows it. */
  vat: number | null;
  /** Of a portion's foods, of what has a price. */
  cost: number | null;
  /** Of the weight, 0–1. */
  pricedShare: number;
}

export interface Margin {
  /** The price without VAT. */
  net: number;
  /** The price less the cost of the foods; null where too little has a price. */
  margin: number | null;
  /** The foods' part of the price without VAT, 0–1. */
  costShare: number | null;
  /** Some foods have no price: it is that or less. */
  isAtMost: boolean;
}

/** Price ÷ (1 + VAT) − cost; null without a price or a rate: unknown is never 0. */
export function marginOf({ price, vat, cost, pricedShare }: PricedDish): Margin | null {
  if (price === null || vat === null || !(price > 0)) return null;
  const net = price / (1 + vat);
  if (cost === null || coverageState(pricedShare) === 'too_little')
    return { net, margin: null, costShare: null, isAtMost: false };
  return { net, margin: net - cost, costShare: cost / net, isAtMost: pricedShare < 0.995 };
}
