import type { SaidDifference } from '../footprint/difference/said-difference.ts';
import { differenceOfCells, figuresOfCells, type KnownPlan } from './better-days.ts';
import { type GuestFootprint, guestFootprint } from './figures/day-figures.ts';
import type { PlanCell } from './model/menu-plan.ts';
import type { PlanDish } from './model/plan-dish.ts';

/** What a guest would take of a day if one more dish stood there. */
export interface OneMoreDish {
  dish: PlanDish;
  before: GuestFootprint;
  after: GuestFootprint;
  difference: SaidDifference | null;
}

/**
 * Vegetarian and vegan dishes of the plan that a day could have besides its own, those first that make what a guest takes of it least. How guests
 * would choose follows from how they chose these dishes before; dishes of which too little is known are absent.
 */
export function oneMorePlantDish(known: KnownPlan, { week, weekday }: { week: number; weekday: number }): OneMoreDish[] {
  const ofDay = known.plan.cells.filter((cell) => cell.week === week && cell.weekday === weekday);
  const stands = new Set(ofDay.map(({ recipeId }) => recipeId));
  const planned = new Set(known.plan.cells.map(({ recipeId }) => recipeId));
  const footprintOf = (cells: readonly PlanCell[]): GuestFootprint => guestFootprint(figuresOfCells(known, cells));
  const before = footprintOf(ofDay);
  return [...known.dishes.values()]
    .filter(({ id, diet, coverageState, co2PerPortion }) => {
      const isPlant = diet === 'vegan' || diet === 'vegetarian';
      return isPlant && planned.has(id) && !stands.has(id) && coverageState !== 'too_little' && co2PerPortion !== null;
    })
    .map((dish) => {
      const added = { week, weekday, lineId: 'one more', recipeId: dish.id, servings: null, locked: false };
      const cells = [...ofDay, added];
      return { dish, before, after: footprintOf(cells), difference: differenceOfCells(known, ofDay, cells) };
    })
    .toSorted((one, other) => (one.after.co2?.value ?? Infinity) - (other.after.co2?.value ?? Infinity));
}
