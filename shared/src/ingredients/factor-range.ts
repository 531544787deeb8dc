import type { Figure } from '../footprint/figure.ts';

/** A bound of a range as a multiple of its value, from one independent cause. */
export interface Spread {
  low: number;
  high: number;
}

/**
 * A figure whose range joins independent causes: their logarithms add as squares,
 * so that two causes of ×1.5 make ×1.77 and not ×2.25.
 */
export function figureWithin(value: number, spreads: readonly Spread[]): Figure {
  let low = 0;
  let high = 0;
  for (const spread of spreads) {
    low += Math.log(Math.min(1, spread.low)) ** 2;
    high += Math.log(Math.max(1, spread.high)) ** 2;
  }
  return { value, low: value * Math.exp(-Math.sqrt(low)), high: value * Math.exp(Math.sqrt(high)) };
}
