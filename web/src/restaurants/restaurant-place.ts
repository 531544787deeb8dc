import type { Actor, RestaurantPlace } from '@plateprint/shared/access/actor.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';

/** A restaurant as the permissions' sentences want it, with the plan of its own organization. */
export function placeOfRestaurant(
  { enterpriseId }: Actor,
  { id, organizationId, plan, planActive }: Pick<Restaurant, 'id' | 'organizationId' | 'plan' | 'planActive'>,
): RestaurantPlace {
  return { id, organizationId, enterpriseId, plan, planActive };
}
