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

/** The next days, at most so many, on which a plan serves any of its dishes, from a day on. */
export function nextServedDays(plan: ServedCells, from: string, most: number): string[] {
  // Most plans of some years are over.
  if (plan.endsOn !== null && plan.endsOn < from) return [];
  const days = new Set(plan.cells.map(numberOf));
  const next: string[] = [];
  for (let later = 0; later <= DAYS_AHEAD && next.length < most; later += 1) {
    const date = dayLater(from, later);
    const day = dayOfPlan(plan, date);
    if (day && days.has(numberOf(day))) next.push(date);
  }
  return next;
}
