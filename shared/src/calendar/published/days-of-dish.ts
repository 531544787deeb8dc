import type { MenuPlanDraft } from '../model/menu-plan.ts';
import { dayLater, daysOfSpan } from '../model/plan-dates.ts';

/** A holiday of months does not hide that a dish comes back. */
const DAYS_AHEAD = 365;

/** The days, `YYYY-MM-DD`, on which a plan serves a dish from a day on, that day too; none once it serves it no more. */
export function daysOfDish(plan: MenuPlanDraft, recipeId: string, from: string): string[] {
  const cells = plan.cells.filter((cell) => cell.recipeId === recipeId);
  if (cells.length === 0) return [];
  return daysOfSpan(plan, from, dayLater(from, DAYS_AHEAD)).flatMap(({ date, week, weekday }) =>
    cells.some((cell) => cell.week === week && cell.weekday === weekday) ? [date] : [],
  );
}
