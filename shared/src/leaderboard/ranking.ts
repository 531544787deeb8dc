import { levelOfDish, type CarbonLevel } from '../footprint/carbon-level.ts';
import type { PeriodType } from './board-period.ts';
import { better, type Measure, type Measured, measured, type PeriodSums } from './measure.ts';
import { type Lack, lacksOf } from './minimum-data.ts';

/** A restaurant that takes part, with its sums of a period and of the same months a year before. */
export interface Contestant {
  restaurantId: string;
  organizationId: string;
  now: PeriodSums | null;
  before: PeriodSums | null;
}

export interface Standing extends Measured {
  restaurantId: string;
  organizationId: string;
  /** The order on the board, from 1; nobody shares it. */
  position: number;
  /** Shared by those whose shown figures are equal; the next place is left out: 1, 2, 2, 4. */
  place: number;
  /** The best and the worst place that it could hold within the ranges of uncertainty; null where none is known. */
  could: { from: number; to: number } | null;
  level: CarbonLevel | null;
  months: number;
}

export interface Unranked {
  restaurantId: string;
  organizationId: string;
  months: number;
  lacks: Lack[];
}

/** Places all contestants: the order in which they are handed in changes nothing. */
export function ranking(
  contestants: readonly Contestant[],
  measure: Measure,
  type: PeriodType,
): { ranked: Standing[]; unranked: Unranked[] } {
  const entered: (Contestant & Measured)[] = [];
  const unranked: Unranked[] = [];
  for (const contestant of contestants) {
    const { restaurantId, organizationId, now, before } = contestant;
    const lacks = lacksOf(measure, type, { now, before });
    const figure = measured(measure, now, before);
    if (figure === null || lacks.length > 0) unranked.push({ restaurantId, organizationId, months: now?.months ?? 0, lacks });
    else entered.push({ ...contestant, ...figure });
  }
  entered.sort((a, b) => better(measure, a.value, b.value) || byId(a, b));
  unranked.sort(byId);
  const couldOf = possiblePlaces(entered);
  let place = 0;
  const ranked = entered.map(({ restaurantId, organizationId, now, value, range }, index): Standing => {
    if (index === 0 || entered[index - 1]?.value !== value) place = index + 1;
    const level = levelOfDish({ co2: now?.co2?.value ?? null, weight: now?.weightCovered ?? null });
    const could = range && couldOf(range);
    return { restaurantId, organizationId, position: index + 1, place, value, range, could, level, months: now?.months ?? 0 };
  });
  return { ranked, unranked };
}

/**
 * How many are surely better or could be better, by ranges where less is better. Errors of one food's factor are common to
 * all who cook it, so that places are rather surer than this says.
 */
function possiblePlaces(all: readonly Measured[]): (range: { low: number; high: number }) => { from: number; to: number } {
  const ranges = all.flatMap(({ range }) => range ?? []);
  const lows = ranges.map(({ low }) => low).toSorted((a, b) => a - b);
  const highs = ranges.map(({ high }) => high).toSorted((a, b) => a - b);
  return ({ low, high }) => ({
    from: 1 + countUntil(highs, (other) => other < low),
    to: countUntil(lows, (other) => other <= high),
  });
}

/** How many of the first of a sorted list are so. */
function countUntil(sorted: readonly number[], isSo: (value: number) => boolean): number {
  let [first, last] = [0, sorted.length];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (isSo(sorted[middle] ?? 0)) first = middle + 1;
    else last = middle;
  }
  return first;
}

function byId(a: { restaurantId: string }, b: { restaurantId: string }): number {
  return a.restaurantId < b.restaurantId ? -1 : 1;
}
