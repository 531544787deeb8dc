import { recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import {
  type DatedMeal,
  datedMeals,
  daysWithoutMeals,
  type PublishedPlan,
  type ServedMeal,
  servedMeals,
} from '@plateprint/shared/calendar/published/served-day.ts';
import type { Services } from '../../platform/services.ts';
import { changesOfServed, publishedPlans } from '../store/publication-store.ts';
import { servedDishes } from './plan-dishes.ts';

interface ServedSpan {
  meals: ServedMeal[];
  /** Days on which food is served else. */
  emptyDays: string[];
}

/** The meals of a kitchen between two days by its published plans, with the dishes as they are known now. */
export async function mealsOfKitchen(
  services: Pick<Services, 'database' | 'foodData'>,
  kitchen: { id: string; organizationId: string },
  span: { from: string; to: string },
): Promise<ServedMeal[]> {
  return (await spanOfKitchen(services, kitchen, span)).meals;
}

/** The same with their last changes: a calendar program takes a day for unchanged that grows no newer. */
export async function datedMealsOfKitchen(
  services: Pick<Services, 'database' | 'foodData'>,
  kitchen: { id: string; organizationId: string },
  span: { from: string; to: string },
): Promise<DatedMeal[]> {
  const meals = await mealsOfKitchen(services, kitchen, span);
  const ids = [...new Set(meals.flatMap(({ plan }) => recipesOfPlan(plan.draft)))];
  return datedMeals(meals, await changesOfServed(services.database, kitchen.organizationId, ids));
}

/** The meals with the days on which nothing is served. */
export async function spanOfKitchen(
  services: Pick<Services, 'database' | 'foodData'>,
  kitchen: { id: string; organizationId: string },
  span: { from: string; to: string },
): Promise<ServedSpan> {
  const plans = plansWithin(await publishedPlans(services.database, kitchen), span);
  const ids = [...new Set(plans.flatMap(({ draft }) => recipesOfPlan(draft)))];
  const dishes = await servedDishes(services, kitchen, ids);
  const meals = servedMeals(plans, new Map(dishes.map((dish) => [dish.id, dish])), span);
  return { meals, emptyDays: daysWithoutMeals(plans, meals, span) };
}

/** The plans that are in force on some day of a span: those of seasons that are over cost nothing. */
export function plansWithin(plans: readonly PublishedPlan[], { from, to }: { from: string; to: string }): PublishedPlan[] {
  return plans.filter(
    ({ draft: { startsOn, endsOn } }) => startsOn !== null && startsOn <= to && (endsOn === null || endsOn >= from),
  );
}
