import type { Actor } from '@plateprint/shared/access/actor.ts';
import { maySeeCosts } from '@plateprint/shared/access/restaurant-abilities.ts';
import type { MenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { recipesOfPlan } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { withBudget } from '@plateprint/shared/calendar/model/menu-plan-rules.ts';
import type { Services } from '../../platform/services.ts';
import { draftOf } from '../menu-plan-row.ts';
import type { OwnedMenuPlan } from '../menu-plan-store.ts';
import { goneDishes } from './gone-dishes.ts';
import { planDishes } from './plan-dishes.ts';

/** A kept plan with everything it shows; its budget is for who may see costs. */
export async function presentMenuPlan(
  services: Pick<Services, 'database' | 'files' | 'foodData' | 'clock'>,
  actor: Actor,
  { row, restaurant }: OwnedMenuPlan,
): Promise<MenuPlan> {
  const kept = draftOf(row);
  const draft = maySeeCosts(actor, restaurant) ? kept : withBudget(kept, undefined);
  const dishes = await planDishes(services, restaurant, recipesOfPlan(draft));
  return {
    ...draft,
    id: row.id,
    restaurantId: row.restaurant_id,
    dishes,
    gone: await goneDishes(services.database, restaurant, { ids: recipesOfPlan(draft), dishes }),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
