import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { OpenRecipeDraft } from '@plateprint/shared/integrations/open/open-recipe.ts';
import type { calculateOpenRecipe as api } from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import type { HandlerInput, ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { calculateRecipe } from '../../../recipes/figures/calculate-recipe.ts';
import { restaurantOfMany } from '../../../restaurants/restaurant-store.ts';
import type { OpenCaller } from '../gateway/caller-store.ts';
import { understoodRecipe } from './open-draft.ts';
import { presentFootprint } from './present-open-recipe.ts';
import { presentLines } from './present-open-lines.ts';
import { understandOpenLines } from '../lines/understand-open-lines.ts';

type CalculateServices = Pick<Services, 'database' | 'foodData'>;

/** The footprint of a recipe that is not kept. @throws not_found for a restaurant out of reach, unknown_ingredient */
export async function calculateOpenRecipe(
  { database, foodData }: CalculateServices,
  { actor, organization }: OpenCaller,
  { language, restaurantId, consumption, recipe }: HandlerInput<typeof api>['body'],
): Promise<ReplyOf<typeof api>> {
  const [restaurant, understood] = await Promise.all([
    restaurantId === undefined ? null : locationOfRestaurant({ database }, actor, restaurantId),
    understandOpenLines({ database, foodData }, { organizationId: organization.id, language, recipes: [recipe.lines] }),
  ]);
  const place = consumption ?? restaurant ?? organization.location;
  const { draft, lines } = understoodRecipe(foodData, recipe satisfies OpenRecipeDraft, {
    lines: understood[0] ?? [],
    language,
    path: 'recipe',
  });
  const footprint = calculateRecipe(foodData, draft, place);
  return {
    footprint: presentFootprint(
      { draft, footprint },
      {
        emissionDatabase: draft.emissionDatabase,
        consumption: place,
        foodDataVersion: foodData.version,
      },
    ),
    lines: presentLines(foodData, { draft, footprint }, { language, understood: lines }),
  };
}

async function locationOfRestaurant({ database }: Pick<Services, 'database'>, actor: Actor, id: string): Promise<string> {
  return (await restaurantOfMany(database, actor, id)).location;
}
