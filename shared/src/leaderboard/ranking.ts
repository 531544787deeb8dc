import { levelOfDish, type CarbonLevel, SERVING_GRAMS } from '../footprint/carbon-level.ts';
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
  level: CarbonLevel | null;
  /** Grams CO2e of 400 g, which the level goes by; null where it has none. */
  perServing: number | null;
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
  let place = 0;
  const ranked = entered.map(({ restaurantId, organizationId, now, value, range }, index): Standing => {
    if (index === 0 || entered[index - 1]?.value !== value) place = index + 1;
    const [co2, weight] = [now?.co2?.value ?? null, now?.weightCovered ?? null];
    const level = levelOfDish({ co2, weight });
    const perServing = level === null || co2 === null || weight === null ? null : (co2 / weight) * SERVING_GRAMS;
    const months = now?.months ?? 0;
    return { restaurantId, organizationId, position: index + 1, place, value, range, level, perServing, months };
  });
  return { ranked, unranked };
}

function byId(a: { restaurantId: string }, b: { restaurantId: string }): number {
  return a.restaurantId < b.restaurantId ? -1 : 1;
}
