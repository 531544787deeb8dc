import { type CoverageState, coverageState } from '../../footprint/coverage.ts';
import type { DayFigures, DishOfDay } from './day-figures.ts';
import { expectedServings } from './expected-servings.ts';

/** The cost of a portion's foods; null where none has a price. `pricedShare` is the part of its weight that has one, 0–1. */
export interface PortionCost {
  recipeId: string;
  perPortion: number | null;
  pricedShare: number;
}

export interface GuestCost {
  /** Money of a guest and day; null where too little has a price. */
  cost: number | null;
  /** Share of the expected servings that it speaks of, 0–1. */
  share: number;
  state: CoverageState;
}

interface CostedDay {
  dishes: readonly DishOfDay[];
  figures: Pick<DayFigures, 'guests' | 'weight'>;
}

/** The money of a day's guests, and the weight of the servings with a price and of all. */
interface CostOfDay {
  sum: number;
  known: number;
  all: number;
}

/** A drop changes two days of a cycle, and the figures of all are asked for again: those of the others are at hand. */
const counted = new WeakMap<ReadonlyMap<string, PortionCost>, WeakMap<CostedDay, CostOfDay>>();

/** The cost of a guest's food over days: dishes of which less than four fifths have a price are in no mean, and unknown is never 0. */
export function guestCost(days: readonly CostedDay[], costs: ReadonlyMap<string, PortionCost>): GuestCost {
  const before = counted.get(costs) ?? new WeakMap<CostedDay, CostOfDay>();
  counted.set(costs, before);
  let [sum, known, all] = [0, 0, 0];
  for (const day of days) {
    const ofDay = before.get(day) ?? costOfDay(day, costs);
    before.set(day, ofDay);
    sum += ofDay.sum;
    known += ofDay.known;
    all += ofDay.all;
  }
  const share = all === 0 ? 0 : Math.min(1, known / all);
  const state = coverageState(all === 0 ? null : share);
  return { cost: state === 'too_little' || known === 0 ? null : sum / known, share, state };
}

function costOfDay({ dishes, figures }: CostedDay, costs: ReadonlyMap<string, PortionCost>): CostOfDay {
  const expected = expectedServings(dishes, figures.guests);
  const of = { sum: 0, known: 0, all: 0 };
  for (const [at, { recipeId }] of dishes.entries()) {
    const weight = (expected[at]?.share ?? 0) * figures.weight;
    const cost = costs.get(recipeId);
    of.all += weight;
    if (!cost || cost.perPortion === null || coverageState(cost.pricedShare) === 'too_little') continue;
    of.sum += cost.perPortion * weight;
    of.known += weight;
  }
  return of;
}
