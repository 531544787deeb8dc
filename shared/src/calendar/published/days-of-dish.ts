import * as z from 'zod/mini';
import { MenuPlanDraft } from '../model/menu-plan.ts';
import { dayLater, dayOfPlan, daysOfSpan } from '../model/plan-dates.ts';

/** A holiday of months does not hide that a dish comes back. */
const DAYS_AHEAD = 365;

const { weeks, weekdays, startsOn, endsOn, closed, cells } = MenuPlanDraft.shape;

/** The parts of a plan that say on which days its dishes are served. */
export const ServedCells = z.object({ weeks, weekdays, startsOn, endsOn, closed, cells });
export type ServedCells = z.infer<typeof ServedCells>;

const numberOf = ({ week, weekday }: { week: number; weekday: number }): number => week * 8 + weekday;

/**
 * The days, `YYYY-MM-DD`, on which a plan serves each dish from a day on, that day too; none once it serves it no more. The days of the plan
 * are worked out once, however many dishes are asked for.
 */
export function daysOfDishes(plan: ServedCells, from: string): (recipeId: string) => string[] {
  const dates = Map.groupBy(daysOfSpan(plan, from, dayLater(from, DAYS_AHEAD)), numberOf);
  const byDish = Map.groupBy(plan.cells, ({ recipeId }) => recipeId);
  return (recipeId) => {
    const days = new Set((byDish.get(recipeId) ?? []).map(numberOf));
    return [...days].flatMap((day) => dates.get(day)?.map(({ date }) => date) ?? []).toSorted();
  };
}

/** Whether a plan serves any of its dishes on a day from a day on. */
export function servesFrom(plan: ServedCells, from: string): boolean {
  // Most plans of some years are over.
  if (plan.endsOn !== null && plan.endsOn < from) return false;
  const days = new Set(plan.cells.map(numberOf));
  for (let later = 0; later <= DAYS_AHEAD; later += 1) {
    const day = dayOfPlan(plan, dayLater(from, later));
    if (day && days.has(numberOf(day))) return true;
  }
  return false;
}
