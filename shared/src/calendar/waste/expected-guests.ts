import * as z from 'zod/mini';
import { coverageState } from '../../footprint/coverage.ts';
import { dishesOnDays } from '../figures/beside-the-choice.ts';
import { cameDays, type SoldOnDay } from '../figures/came-days.ts';
import type { SoldMonth } from '../figures/sold-by-weekday.ts';
import { guestsOfDay, type MenuPlanDraft } from '../model/menu-plan.ts';
import { daysOfSpan } from '../model/plan-dates.ts';
import type { PlanDish } from '../model/plan-dish.ts';

/** How many came to a day of a published plan, by what was sold, else how many are planned for. */
export const ExpectedGuests = z.object({
  day: z.string(),
  /** The plan's title for guests. */
  plan: z.string(),
  guests: z.number(),
  of: z.enum(['sold', 'planned']),
});
export type ExpectedGuests = z.infer<typeof ExpectedGuests>;

interface Sales {
  sold: readonly SoldOnDay[];
  months: readonly SoldMonth[];
  /** Those of the plans, and those that were sold. */
  dishes: readonly PlanDish[];
}

/** Guests of each day of each plan; days of which nobody knows are absent. Months of which too little stands by day say nothing of what was sold. */
export function expectedGuests(
  plans: readonly { title: string; draft: MenuPlanDraft }[],
  { sold, months, dishes }: Sales,
  span: { from: string; to: string },
): ExpectedGuests[] {
  const known = new Set(
    months.flatMap(({ month, onDays, sold: all }) =>
      all !== null && all > 0 && coverageState(onDays / all) !== 'too_little' ? [month] : [],
    ),
  );
  const counted = sold.filter(({ day }) => known.has(day.slice(0, 7)));
  return plans.flatMap((plan) => {
    const elsewhere = dishesOnDays(
      plans.filter((other) => other !== plan),
      span,
    );
    const came = cameDays({ plan: plan.draft, dishes, sold: counted, elsewhere, ...span });
    const soldOn = new Map(came.map((day) => [day.date, day.sold]));
    return daysOfSpan(plan.draft, span.from, span.to).flatMap(({ date, ...day }): ExpectedGuests[] => {
      const ofSold = soldOn.get(date) ?? 0;
      if (ofSold > 0) return [{ day: date, plan: plan.title, guests: Math.round(ofSold), of: 'sold' }];
      const planned = plannedGuests(plan.draft, day);
      return planned === null ? [] : [{ day: date, plan: plan.title, guests: planned, of: 'planned' }];
    });
  });
}

/** As is said of the day, else the portions of its only dish: of several dishes nobody knows which of them one guest takes. Null where neither is known. */
function plannedGuests(plan: MenuPlanDraft, { week, weekday }: { week: number; weekday: number }): number | null {
  const servings = plan.cells.flatMap((cell) => (cell.week === week && cell.weekday === weekday ? [cell.servings] : []));
  if (servings.length === 0) return null;
  return guestsOfDay(plan, weekday) ?? (servings.length === 1 ? (servings[0] ?? null) : null);
}

interface Meal {
  day: string;
  meal: string;
}

/**
 * The guests of a meal: of the plan of its name, else of the day's only plan, unless another meal of the day was logged: then nobody knows whose
 * they are.
 */
export function guestsOfMeal(
  expected: readonly ExpectedGuests[],
  { day, meal }: Meal,
  logged: readonly Meal[],
): ExpectedGuests | null {
  const name = meal.trim().toLowerCase();
  const ofDay = expected.filter((each) => each.day === day);
  const named = ofDay.find(({ plan }) => plan.trim().toLowerCase() === name);
  if (named) return named;
  const isAlone = ofDay.length === 1 && !logged.some((each) => each.day === day && each.meal.trim().toLowerCase() !== name);
  return isAlone ? (ofDay[0] ?? null) : null;
}
