import { mayReadRecipes } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { mayReadRecipe } from '@plateprint/shared/access/recipe-abilities.ts';
import * as api from '@plateprint/shared/integrations/open/open-recipe-api.ts';
import type { OpenRecipe } from '@plateprint/shared/integrations/open/open-recipe.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../../access/demand.ts';
import { goneOf } from '../../../platform/threads/caller-gone.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Services } from '../../../platform/services.ts';
import { homeOf, recipeOf } from '../../../recipes/recipe-store.ts';
import { restaurantOf } from '../../../restaurants/restaurant-store.ts';
import { calculateOpenRecipe } from './calculate-open-recipe.ts';
import { callerOf } from './caller-of.ts';
import { recipeIdsOf } from '../store/external-id-store.ts';
import { openRecipes, openRecipesByIds } from '../store/open-recipe-store.ts';
import { presentFootprint } from './present-open-recipe.ts';
import { presentLines } from './present-open-lines.ts';
import { putRecipes } from './put-recipes.ts';

export function openRecipeCalls(app: FastifyInstance, services: Services): void {
  const { database, foodData } = services;

  const present = async (actor: Actor, id: string, language: Language): Promise<OpenRecipe> => {
    const { recipe, restaurant } = await recipeOf(database, actor, id);
    demand(mayReadRecipe(actor, recipe, restaurant));
    const summary = (await openRecipesByIds(database, restaurant.organizationId, [id])).get(id);
    if (!summary) throw new AppError('not_found');
    const { footprint, category, note, foodDataVersion, consumption } = recipe;
    return {
      ...summary,
      category,
      note,
      tags: recipe.tags.map(({ name }) => name),
      footprint: presentFootprint(
        { draft: recipe, footprint },
        { emissionDatabase: recipe.emissionDatabase, consumption, foodDataVersion },
      ),
      lines: presentLines(foodData, { draft: recipe, footprint }, { language }),
      allergens: footprint.allergens.contains,
    };
  };

  serve(app, api.calculateOpenRecipe, async ({ request, body }) => calculateOpenRecipe(services, callerOf(request), body));

  serve(app, api.putOpenRecipes, async ({ actor, reply, body }) => {
    const restaurant = await homeOf(database, await restaurantOf(database, actor, body.restaurantId));
    return putRecipes(services, actor, restaurant, { ...body, gone: goneOf(reply) });
  });

  serve(app, api.listOpenRecipes, async ({ actor, query: { restaurantId, library, ...asked }, reading }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demand(mayReadRecipes(actor, restaurant));
    const { id, organizationId } = restaurant;
    return openRecipes(reading(database), { ...asked, organizationId, shelf: library === 'organization' ? organizationId : id });
  });

  serve(app, api.readOpenRecipe, async ({ actor, params, query }) => present(actor, params.id, query.language));

  serve(app, api.readOpenRecipeByExternalId, async ({ actor, params: { restaurantId, externalId }, query }) => {
    const { organizationId } = await restaurantOf(database, actor, restaurantId);
    const found = await recipeIdsOf(database, { organizationId, restaurantId }, [externalId]);
    const id = found.get(externalId);
    if (id === undefined) throw new AppError('not_found');
    return present(actor, id, query.language);
  });
}
