import type { MenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import type { Services } from '../../platform/services.ts';
import { draftOf, type StoredMenuPlan } from '../menu-plan-row.ts';
import { planDishes } from './plan-dishes.ts';

/** A kept plan with everything it shows. */
export async function presentMenuPlan(
  services: Pick<Services, 'database' | 'foodData' | 'clock'>,
  row: StoredMenuPlan,
): Promise<MenuPlan> {
  const draft = draftOf(row);
  const restaurant = { id: row.restaurant_id, organizationId: row.organization_id };
  return {
    ...draft,
    id: row.id,
    restaurantId: row.restaurant_id,
    dishes: await planDishes(services, restaurant, recipesOfPlan(draft)),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
