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

/** The cost of a guest's food over days: dishes of which less than four fifths have a price are in no mean, and unknown is never 0. */
export function guestCost(
  days: readonly { dishes: readonly DishOfDay[]; figures: Pick<DayFigures, 'guests' | 'weight'> }[],
  costs: ReadonlyMap<string, PortionCost>,
): GuestCost {
  let [sum, known, all] = [0, 0, 0];
  for (const { dishes, figures } of days) {
    const expected = expectedServings(dishes, figures.guests);
    for (const [at, { recipeId }] of dishes.entries()) {
      const weight = (expected[at]?.share ?? 0) * figures.weight;
      const cost = costs.get(recipeId);
      all += weight;
      if (!cost || cost.perPortion === null || coverageState(cost.pricedShare) === 'too_little') continue;
      sum += cost.perPortion * weight;
      known += weight;
    }
  }
  const share = all === 0 ? 0 : Math.min(1, known / all);
  const state = coverageState(all === 0 ? null : share);
  return { cost: state === 'too_little' || known === 0 ? null : sum / known, share, state };
}
