import * as z from 'zod/mini';
import { daysOfSpan } from '../model/plan-dates.ts';
import { type MenuPlanDraft, recipesOfPlan } from '../model/menu-plan.ts';
import type { PlanDish } from '../model/plan-dish.ts';

/** A dish that stands on a day. */
export const DishOnDay = z.object({ day: z.string(), recipeId: z.string() });
export type DishOnDay = z.infer<typeof DishOnDay>;

/**
 * Says whether a dish is sold beside what guests choose between, a bun or a dessert that stands in no cell of the plan: it is no guest more. One that
 * stands anywhere in the plan is one of its dishes, whatever its size.
 */
export function besideTheChoice(
  plan: Pick<MenuPlanDraft, 'cells'>,
  dishes: readonly Pick<PlanDish, 'id' | 'small'>[],
): (recipeId: string) => boolean {
  const planned = new Set(recipesOfPlan(plan));
  const small = new Set(dishes.flatMap((dish) => (dish.small === true ? [dish.id] : [])));
  return (recipeId) => small.has(recipeId) && !planned.has(recipeId);
}

/** What plans serve on each day of a span, each dish of a day once. */
export function dishesOnDays(
  plans: readonly { draft: MenuPlanDraft }[],
  { from, to }: { from: string; to: string },
): DishOnDay[] {
  const days = plans.flatMap(({ draft }) =>
    daysOfSpan(draft, from, to).flatMap(({ date, week, weekday }) =>
      draft.cells
        .filter((cell) => cell.week === week && cell.weekday === weekday)
        .map(({ recipeId }): [string, DishOnDay] => [`${date} ${recipeId}`, { day: date, recipeId }]),
    ),
  );
  return [...new Map(days).values()];
}

/** Answers by day and dish: what stands on a list of them. */
export function onDay(dishes: readonly DishOnDay[]): (dish: DishOnDay) => boolean {
  const known = new Set(dishes.map(({ day, recipeId }) => `${day} ${recipeId}`));
  return ({ day, recipeId }) => known.has(`${day} ${recipeId}`);
}
