import { recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { type ExpectedGuests, expectedGuests } from '@plateprint/shared/calendar/waste/expected-guests.ts';
import type { Services } from '../../platform/services.ts';
import { soldMonths, soldOnDays } from '../../reports/sold-day-store.ts';
import { publishedPlans } from '../store/publication-store.ts';
import { planDishes } from './plan-dishes.ts';
import { plansWithin } from './served.ts';

/** Guests of a kitchen's published plans on the days between two: by what was sold, else as planned. */
export async function guestsOfDays(
  services: Pick<Services, 'database' | 'files' | 'foodData' | 'clock'>,
  kitchen: { id: string; organizationId: string },
  span: { from: string; to: string },
): Promise<ExpectedGuests[]> {
  const { database } = services;
  const plans = plansWithin(await publishedPlans(database, kitchen), span);
  if (plans.length === 0) return [];
  const sold = await soldOnDays(database, kitchen, span);
  const months = await soldMonths(database, kitchen, span);
  const ids = [...plans.flatMap(({ draft }) => recipesOfPlan(draft)), ...sold.map(({ recipeId }) => recipeId)];
  // Which dishes are small is asked only where something was sold.
  const dishes = sold.length === 0 ? [] : await planDishes(services, kitchen, [...new Set(ids)]);
  return expectedGuests(plans, { sold, months, dishes }, span);
}
