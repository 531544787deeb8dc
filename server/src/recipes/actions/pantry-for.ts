import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { HandlerInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { bagIdsOf } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import type { calculateRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { Services } from '../../platform/services.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { bagsWithin } from '../bag-store.ts';
import { pantryOf, refuseUnknownIds, withFilledLines } from '../figures/calculate-recipe.ts';
import { homeOf, locationOf } from '../recipe-store.ts';
import { usableBags } from './save-recipe.ts';

export type RequestedDraft = HandlerInput<typeof calculateRecipe>['body'];

/** A draft as it would be kept, and what it is calculated from: where it says it is eaten, else where its restaurant is, else in Europe. */
export async function pantryFor(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  actor: Actor,
  { restaurantId, consumption, ...written }: RequestedDraft,
) {
  const restaurant = restaurantId ? await homeOf(database, await restaurantOf(database, actor, restaurantId)) : null;
  const bags = restaurant ? await bagsWithin(database, [restaurant.organizationId], bagIdsOf(written)) : new Map();
  refuseUnknownIds(foodData, written, restaurant ? usableBags(bags, { restaurant, written }) : new Map());
  const location = consumption ?? (restaurant ? locationOf(written, restaurant) : 'EU');
  return { pantry: pantryOf(foodData, written, location, bags), draft: withFilledLines(foodData, written, bags) };
}
