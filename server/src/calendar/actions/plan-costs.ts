import type { readPlanCosts } from '@plateprint/shared/calendar/menu-plan-api.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { dishCosts } from '../../purchases/costs/dish-costs.ts';
import { servedKitchen } from '../store/publication-store.ts';

/** The cost of a portion of each recipe by the prices of its foods, base recipes taken apart. */
export async function planCosts(
  services: Pick<Services, 'database' | 'foodData' | 'clock'>,
  restaurant: { id: string; organizationId: string },
  ids: readonly string[],
): Promise<ReplyOf<typeof readPlanCosts>> {
  const location = (await servedKitchen(services.database, restaurant.id))?.location ?? '';
  const { currency, items } = await dishCosts(services, { ...restaurant, location }, ids);
  return { currency, items: items.map(({ recipeId, perPortion, pricedShare }) => ({ recipeId, perPortion, pricedShare })) };
}
