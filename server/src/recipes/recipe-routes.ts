import { mayEditRecipe, mayReadRecipe } from '@plateprint/shared/access/recipe-abilities.ts';
import * as api from '@plateprint/shared/recipes/recipe-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../access/demand.ts';
import { serve } from '../http/serve.ts';
import type { Parts } from '../parts.ts';
import { restaurantOf } from '../restaurants/restaurant-store.ts';
import { binMany, restoreMany } from './bulk-recipes.ts';
import { bulkRecipeRoutes } from './recipe-bulk-routes.ts';
import { recipeFigureRoutes } from './recipe-figure-routes.ts';
import { recipeListRoutes } from './recipe-list-routes.ts';
import { homeOf, recipeOf } from './recipe-store.ts';
import { recipeVersionRoutes } from './recipe-version-routes.ts';
import { refuseProblem } from './refuse-problem.ts';
import { createRecipe, saveRecipe } from './save-recipe.ts';

export function recipeRoutes(app: FastifyInstance, parts: Parts): void {
  const { database, clock } = parts;

  serve(app, api.readRecipe, async ({ actor, params }) => {
    const { recipe, restaurant } = await recipeOf(database, actor, params.id);
    demand(mayReadRecipe(actor, recipe, restaurant));
    return recipe;
  });

  serve(app, api.createRecipe, async ({ actor, body: { restaurantId, ...written } }) => {
    const restaurant = await homeOf(database, await restaurantOf(database, actor, restaurantId));
    demandOfPlan(mayEditRecipe(actor, written, restaurant), actor, 'recipes', restaurant);
    return createRecipe(parts, actor, restaurant, written);
  });

  serve(app, api.updateRecipe, async ({ actor, body: { id, version, ...written } }) => {
    const kept = await recipeOf(database, actor, id);
    const mayEdit = [kept.recipe, written].every((recipe) => mayEditRecipe(actor, recipe, kept.restaurant));
    demandOfPlan(mayEdit, actor, 'recipes', kept.restaurant);
    return saveRecipe(parts, actor, kept, { version, written });
  });

  serve(app, api.deleteRecipe, async ({ actor, params }) => {
    refuseProblem(await binMany(parts, actor, [params.id]));
    return { id: params.id };
  });

  serve(app, api.restoreRecipe, async ({ actor, params }) => {
    const { recipe } = await recipeOf(database, actor, params.id, { inBinAt: clock() });
    refuseProblem(await restoreMany(parts, actor, [recipe.id]));
    return (await recipeOf(database, actor, recipe.id)).recipe;
  });

  recipeListRoutes(app, parts);
  recipeVersionRoutes(app, parts);
  bulkRecipeRoutes(app, parts);
  recipeFigureRoutes(app, parts);
}
