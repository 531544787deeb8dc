import { recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { type PublishedPlan, type ServedMeal, servedMeals } from '@plateprint/shared/calendar/published/served-day.ts';
import type { Services } from '../../platform/services.ts';
import { publishedPlans } from '../store/publication-store.ts';
import { servedDishes } from './plan-dishes.ts';

/** What a kitchen serves between two days by its published plans, with what is known of the dishes now. */
export async function mealsOfKitchen(
  services: Pick<Services, 'database' | 'foodData'>,
  kitchen: { id: string; organizationId: string },
  span: { from: string; to: string },
): Promise<ServedMeal[]> {
  const plans = plansWithin(await publishedPlans(services.database, kitchen), span);
  const ids = [...new Set(plans.flatMap(({ draft }) => recipesOfPlan(draft)))];
  const dishes = await servedDishes(services, kitchen, ids);
  return servedMeals(plans, new Map(dishes.map((dish) => [dish.id, dish])), span);
}

/** The plans that are in force on some day of a span: those of seasons that are over cost nothing. */
export function plansWithin(plans: readonly PublishedPlan[], { from, to }: { from: string; to: string }): PublishedPlan[] {
  return plans.filter(
    ({ draft: { startsOn, endsOn } }) => startsOn !== null && startsOn <= to && (endsOn === null || endsOn >= from),
  );
}
