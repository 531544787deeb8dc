import { maySeeCosts } from '@plateprint/shared/access/restaurant-abilities.ts';
import { placeOfRestaurant } from '../restaurants/restaurant-place.ts';
import { useRestaurantOf } from '../restaurants/use-restaurants.ts';
import { useActor } from '../users/actor.ts';

/** Whether who is signed in sees what food costs in a restaurant. */
export function useMaySeeCosts(restaurantId: string): boolean {
  const actor = useActor();
  const place = useRestaurantOf(restaurantId);
  return place ? maySeeCosts(actor, placeOfRestaurant(actor, place)) : false;
}
