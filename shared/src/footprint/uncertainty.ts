import type { Figure } from './figure.ts';

/** A part of a total with its range, and what its error comes from: parts of one group are too high or too low together. */
export interface Contribution {
  group: string;
  figure: Figure;
}

/**
 * Adds figures up with their ranges. Inside a group errors are the same error, so the deviations add up; between
 * groups they are independent, so the deviations are combined as the root of the sum of their squares, low and high
 * apart (IPCC 2006 Guidelines, vol. 1, ch. 3, equation 3.2). Splitting a part in two or reordering changes nothing.
 * Null when there is nothing to add.
 */
export function combine(contributions: readonly Contribution[]): Figure | null {
  if (contributions.length === 0) return null;

  let value = 0;
  let lowest = 0;
  // Of each group its place, and there what it deviates: numbers in lists of their own are not written anew with each part.
  const places = new Map<string, number>();
  const below: number[] = [];
  const above: number[] = [];
  for (const { group, figure } of contributions) {
    value += figure.value;
    lowest += figure.low;
    const place = places.get(group);
    if (place === undefined) {
      places.set(group, below.length);
      below.push(figure.value - figure.low);
      above.push(figure.high - figure.value);
    } else {
      below[place] = (below[place] ?? 0) + (figure.value - figure.low);
      above[place] = (above[place] ?? 0) + (figure.high - figure.value);
    }
  }

  let belowSquared = 0;
  let aboveSquared = 0;
  for (let place = 0; place < below.length; place += 1) {
    const [under, over] = [below[place] ?? 0, above[place] ?? 0];
    // Of a food of which more was sent back than bought low and high have changed places.
    const isBelowZero = under + over < 0;
    if (isBelowZero) lowest += under + over;
    belowSquared += (isBelowZero ? over : under) ** 2;
    aboveSquared += (isBelowZero ? under : over) ** 2;
  }
  // Never below all lows together: keeps rounding from showing a total of -0.
  return { value, low: Math.max(lowest, value - Math.sqrt(belowSquared)), high: value + Math.sqrt(aboveSquared) };
}

/** A figure with its ends in order: less than nothing, of what was sent back, has them the other way round. */
export function inOrder({ value, low, high }: Figure): Figure {
  return low <= high ? { value, low, high } : { value, low: high, high: low };
}

/** A part that is not counted and may be anything up to so much: it widens the range and adds nothing. */
export function upTo(most: number): Figure {
  return { value: 0, low: 0, high: most };
}

/** A figure times a number, such as a factor times its grams. */
export function scaled(figure: Figure, times: number): Figure {
  return { value: figure.value * times, low: figure.low * times, high: figure.high * times };
}

/**
 * A product of which the other factor may be so many times more or less: errors of factors are independent, so their logarithms are
 * combined as the root of the sum of their squares. A figure that may be nothing, or is less, keeps that end.
 */
export function widened(figure: Figure, times: number): Figure {
  const { value, low, high } = figure;
  if (times === 1 || !(value > 0)) return figure;
  return {
    value,
    low: low > 0 ? value / Math.exp(Math.hypot(Math.log(value / low), Math.log(times))) : low,
    high: value * Math.exp(Math.hypot(Math.log(high / value), Math.log(times))),
  };
}

/** As `combine`, but null as soon as one part is unknown: the rest would pass for the whole. */
export function combineKnown(parts: readonly { group: string; figure: Figure | null }[]): Figure | null {
  return parts.every(isKnown) ? combine(parts) : null;
}

function isKnown(part: { group: string; figure: Figure | null }): part is Contribution {
  return part.figure !== null;
}

/**
 * A figure less its land-use part, in the unit of both; below 0 where more is bound than lost the figure grows. The range keeps its
 * width in shares of the figure: nobody tells how sure the part alone is.
 */
export function withoutLandUse(figure: Figure, landUseChange: number): Figure {
  const value = figure.value - landUseChange;
  return figure.value > 0 && value > 0 ? scaled(figure, value / figure.value) : { value, low: value, high: value };
}
