import * as z from 'zod/mini';
import { type CoverageState, coverageState } from '../../footprint/coverage.ts';
import type { MenuPlanDraft } from '../model/menu-plan.ts';
import { dayOfPlan, weekdayOfDate } from '../model/plan-dates.ts';
import type { PlanDish } from '../model/plan-dish.ts';
import { besideTheChoice, type DishOnDay, onDay } from './beside-the-choice.ts';
import type { SoldOnDay } from './came-days.ts';

/** How much of what a month's report says was sold stands as servings of a recipe on a day; `sold` is null while it is not completed. */
export const SoldMonth = z.object({ month: z.string(), onDays: z.number(), sold: z.nullable(z.number()) });
export type SoldMonth = z.infer<typeof SoldMonth>;

export interface GuestsSold {
  /** Other days of the week are absent: nothing is known of them. */
  guests: { weekday: number; guests: number }[];
  /** Share of what was sold that they speak of, 0–1; null where no month says it. */
  share: number | null;
  state: CoverageState;
}

interface PlanSold {
  plan: PlannedOn;
  dishes: readonly Pick<PlanDish, 'id' | 'small'>[];
  /** What other published plans serve. */
  elsewhere?: readonly DishOnDay[] | undefined;
}

type PlannedOn = Pick<MenuPlanDraft, 'weeks' | 'weekdays' | 'startsOn' | 'endsOn' | 'closed' | 'cells'>;

/**
 * Guests of each day of the week: the mean of what was sold on its days on which anything was. None where too little of it is known by
 * dish and day, and buns beside a dish are no guests (`besideTheChoice`): a row that no recipe was found for would pass for guests who never came. Neither is what another
 * published plan serves on a day of this one. Months that nobody counted yet are left out.
 */
export function soldByWeekday(
  sold: readonly SoldOnDay[],
  months: readonly SoldMonth[],
  { plan, dishes, elsewhere = [] }: PlanSold,
): GuestsSold {
  const counted = months.filter((month) => month.sold !== null && month.sold > 0);
  const all = counted.reduce((sum, month) => sum + (month.sold ?? 0), 0);
  const share = all === 0 ? null : Math.min(1, counted.reduce((sum, { onDays }) => sum + onDays, 0) / all);
  const state = coverageState(share);
  if (state === 'too_little') return { guests: [], share, state };
  const known = new Set(counted.map(({ month }) => month));
  const [isBeside, isElsewhere] = [besideTheChoice(plan, dishes), onDay(elsewhere)];
  const isGuest = (row: SoldOnDay): boolean => !isBeside(row.recipeId) && !(isElsewhere(row) && servesOthers(plan, row));
  const days = [...Map.groupBy(sold.filter(isGuest), ({ day }) => day)]
    .map(([day, rows]) => ({ day, weekday: weekdayOfDate(day), servings: rows.reduce((sum, { servings }) => sum + servings, 0) }))
    .filter(({ day, servings }) => servings > 0 && known.has(day.slice(0, 7)));
  const guests = [...Map.groupBy(days, ({ weekday }) => weekday)]
    .map(([weekday, ofWeekday]) => ({
      weekday,
      guests: Math.round(ofWeekday.reduce((sum, { servings }) => sum + servings, 0) / ofWeekday.length),
    }))
    .toSorted((one, other) => one.weekday - other.weekday);
  return { guests, share, state };
}

/** Whether a plan serves food on a day, and not this dish. */
function servesOthers(plan: PlannedOn, { day: date, recipeId }: DishOnDay): boolean {
  const day = dayOfPlan(plan, date);
  if (day === null) return false;
  const cells = plan.cells.filter((cell) => cell.week === day.week && cell.weekday === day.weekday);
  return cells.length > 0 && cells.every((cell) => cell.recipeId !== recipeId);
}
