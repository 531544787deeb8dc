import { recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { type ServedMeal, servedMeals } from '@plateprint/shared/calendar/published/served-day.ts';
import type { Services } from '../../platform/services.ts';
import { publishedPlans } from '../store/publication-store.ts';
import { servedDishes } from './plan-dishes.ts';

/** What a kitchen serves between two days by its published plans, with what is known of the dishes now. */
export async function mealsOfKitchen(
  services: Pick<Services, 'database' | 'foodData'>,
  kitchen: { id: string; organizationId: string },
  span: { from: string; to: string },
): Promise<ServedMeal[]> {
  const plans = await publishedPlans(services.database, kitchen);
  const ids = [...new Set(plans.flatMap(({ draft }) => recipesOfPlan(draft)))];
  const dishes = await servedDishes(services, kitchen, ids);
  return servedMeals(plans, new Map(dishes.map((dish) => [dish.id, dish])), span);
}
