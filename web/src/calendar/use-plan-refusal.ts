import { type EditRefusal, menuPlanEditRefusal } from '@plateprint/shared/access/edit-refusal.ts';
import { mayOfferMenuPlans } from '@plateprint/shared/access/menu-plan-abilities.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { placeOfRestaurant } from '../restaurants/restaurant-place.ts';
import { useActor } from '../users/actor.ts';

/** Why the menu plans of a restaurant may not be changed; null when they may. */
export function useMenuPlanRefusal(restaurant: Restaurant): EditRefusal | null {
  const actor = useActor();
  return menuPlanEditRefusal(actor, placeOfRestaurant(actor, restaurant));
}

/** Whether somebody may offer the menu plans of a restaurant to the kitchens of its organization. */
export function useMayOffer(restaurant: Restaurant): boolean {
  const actor = useActor();
  return mayOfferMenuPlans(actor, placeOfRestaurant(actor, restaurant));
}
