import type { Actor } from '@plateprint/shared/access/actor.ts';
import { organizationOf as organizationOfRestaurant } from '@plateprint/shared/access/actor.ts';
import type { TargetPlace } from '@plateprint/shared/access/report-abilities.ts';
import type { PlaceOfTarget } from '@plateprint/shared/targets/api/target-api.ts';
import { organizationOf } from '../organizations/organization-store.ts';
import type { Database } from '../platform/database/database.ts';
import { restaurantOf } from '../restaurants/restaurant-store.ts';

/** The place that is asked for. @throws not_found for one outside the actor's reach */
export async function placeOf(database: Database, actor: Actor, asked: PlaceOfTarget): Promise<TargetPlace> {
  const { restaurantId, organizationId = actor.organizationId } = asked;
  if (restaurantId === undefined)
    return { organization: await organizationOf(database, actor, organizationId), restaurant: null };
  const restaurant = await restaurantOf(database, actor, restaurantId);
  return { organization: organizationOfRestaurant(restaurant), restaurant };
}
