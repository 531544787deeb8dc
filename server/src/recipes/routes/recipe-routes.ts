import { mayEditRecipe, mayReadRecipe } from '@plateprint/shared/access/recipe-abilities.ts';
import { readFoodLabel } from '@plateprint/shared/recipes/food-label/food-label-api.ts';
import * as api from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { binMany, restoreMany } from '../actions/bulk-recipes.ts';
import { foodLabelOf } from '../actions/food-label.ts';
import { bulkRecipeRoutes } from './recipe-bulk-routes.ts';
import { recipeClaimRoutes } from './recipe-claim-routes.ts';
import { recipeFigureRoutes } from './recipe-figure-routes.ts';
import { recipeListRoutes } from './recipe-list-routes.ts';
import { recipePhotoRoutes } from './recipe-photo-routes.ts';
import { homeOf, recipeOf } from '../recipe-store.ts';
import { recipeVersionRoutes } from './recipe-version-routes.ts';
import { refuseProblem } from '../actions/refuse-problem.ts';
import { signOffRoutes } from './sign-off-routes.ts';
import { createRecipe, saveRecipe } from '../actions/save-recipe.ts';

export function recipeRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  serve(app, api.readRecipe, async ({ actor, params }) => {
    const { recipe, restaurant } = await recipeOf(database, actor, params.id);
    demand(mayReadRecipe(actor, recipe, restaurant));
    return recipe;
  });

  serve(app, readFoodLabel, async ({ actor, params, query }) => {
    const kept = await recipeOf(database, actor, params.id);
    demand(mayReadRecipe(actor, kept.recipe, kept.restaurant));
    return foodLabelOf(services, kept, query.language);
  });

  serve(app, api.createRecipe, async ({ actor, body: { restaurantId, ...written } }) => {
    const restaurant = await homeOf(database, await restaurantOf(database, actor, restaurantId));
    demandOfPlan(mayEditRecipe(actor, written, restaurant), actor, 'recipes', restaurant);
    return createRecipe(services, actor, restaurant, written);
  });

  serve(app, api.updateRecipe, async ({ actor, body: { id, version, ...written } }) => {
    const kept = await recipeOf(database, actor, id);
    const mayEdit = [kept.recipe, written].every((recipe) => mayEditRecipe(actor, recipe, kept.restaurant));
    demandOfPlan(mayEdit, actor, 'recipes', kept.restaurant);
    return saveRecipe(services, actor, kept, { version, written });
  });

  serve(app, api.deleteRecipe, async ({ actor, params }) => {
    refuseProblem(await binMany(services, actor, [params.id]));
    return { id: params.id };
  });

  serve(app, api.restoreRecipe, async ({ actor, params }) => {
    const { recipe } = await recipeOf(database, actor, params.id, { inBinAt: clock() });
    refuseProblem(await restoreMany(services, actor, [recipe.id]));
    return (await recipeOf(database, actor, recipe.id)).recipe;
  });

  recipeListRoutes(app, services);
  recipePhotoRoutes(app, services);
  recipeVersionRoutes(app, services);
  recipeClaimRoutes(app, services);
  signOffRoutes(app, services);
  bulkRecipeRoutes(app, services);
  recipeFigureRoutes(app, services);
}
