import { mayEditLibrary } from '@plateprint/shared/access/abilities.ts';
import { organizationOf } from '@plateprint/shared/access/actor.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { placeOfRestaurant } from '../restaurants/restaurant-place.ts';
import { useActor } from '../users/actor.ts';

/** Whether somebody may put a recipe of this restaurant into its organization's library, or take it out. */
export function useMaySetScope(restaurant: Restaurant): boolean {
  const actor = useActor();
  return mayEditLibrary(actor, organizationOf(placeOfRestaurant(actor, restaurant)));
}
