import { mayEditRecipes, mayReadRecipes } from '@plateprint/shared/access/abilities.ts';
import * as api from '@plateprint/shared/recipes/recipe-api.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/recipe.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../access/demand.ts';
import { serve } from '../http/serve.ts';
import type { Parts } from '../parts.ts';
import { restaurantOf } from '../restaurants/restaurant-store.ts';
import { calculateRecipe, withFilledLines } from './calculate-recipe.ts';
import { recipesOfRestaurant } from './recipe-overview-store.ts';
import type { CalculatedRecipe } from './recipe-row.ts';
import { binRecipe, insertRecipe, recipeOf, replaceRecipe } from './recipe-store.ts';

export function recipeRoutes(app: FastifyInstance, { database, foodData, clock }: Parts): void {
  const calculated = (written: RecipeDraft, location: string): CalculatedRecipe => {
    const draft = withFilledLines(foodData, written);
    return { draft, footprint: calculateRecipe(foodData, draft, location), foodDataVersion: foodData.version };
  };

  serve(app, api.listRecipes, async ({ actor, params, query }) => {
    const restaurant = await restaurantOf(database, actor, params.restaurantId);
    demand(mayReadRecipes(actor, restaurant));
    return recipesOfRestaurant(database, restaurant, query);
  });

  serve(app, api.readRecipe, async ({ actor, params }) => {
    const { recipe, restaurant } = await recipeOf(database, actor, params.id);
    demand(mayReadRecipes(actor, restaurant));
    return recipe;
  });

  serve(app, api.createRecipe, async ({ actor, body: { restaurantId, ...draft } }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demandOfPlan(mayEditRecipes(actor, restaurant), actor, 'recipes', restaurant);
    return insertRecipe(database, actor, restaurant, calculated(draft, restaurant.location), clock());
  });

  serve(app, api.updateRecipe, async ({ actor, body: { id, version, ...draft } }) => {
    const kept = await recipeOf(database, actor, id);
    demandOfPlan(mayEditRecipes(actor, kept.restaurant), actor, 'recipes', kept.restaurant);
    return replaceRecipe(database, kept, version, { ...calculated(draft, kept.restaurant.location), now: clock() });
  });

  serve(app, api.deleteRecipe, async ({ actor, params }) => {
    const kept = await recipeOf(database, actor, params.id);
    demandOfPlan(mayEditRecipes(actor, kept.restaurant), actor, 'recipes', kept.restaurant);
    await binRecipe(database, kept, clock());
    return { id: params.id };
  });

  serve(app, api.restoreRecipe, async ({ actor, params }) => {
    const kept = await recipeOf(database, actor, params.id, { inBinAt: clock() });
    demandOfPlan(mayEditRecipes(actor, kept.restaurant), actor, 'recipes', kept.restaurant);
    return binRecipe(database, kept, null);
  });

  serve(app, api.calculateRecipe, async ({ actor, body: { restaurantId, consumption, ...draft } }) => {
    const location = consumption ?? (restaurantId ? (await restaurantOf(database, actor, restaurantId)).location : 'EU');
    return {
      footprint: calculateRecipe(foodData, withFilledLines(foodData, draft), location),
      foodDataVersion: foodData.version,
    };
  });
}
