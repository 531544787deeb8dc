import { mayEditRecipe } from '@plateprint/shared/access/recipe-abilities.ts';
import * as api from '@plateprint/shared/recipes/api/recipe-bulk-api.ts';
import type { FastifyInstance } from 'fastify';
import { demandOfPlan } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { binMany, changeMany, restoreMany } from '../actions/bulk-recipes.ts';
import { createMany } from '../actions/create-many-recipes.ts';
import { homeOf } from '../recipe-store.ts';

/** Many recipes at once; whether somebody may is asked of each, and each answers for itself. */
export function bulkRecipeRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, api.bulkCreateRecipes, async ({ actor, body: { restaurantId, recipes } }) => {
    const restaurant = await homeOf(database, await restaurantOf(database, actor, restaurantId));
    demandOfPlan(mayEditRecipe(actor, { libraryScope: 'restaurant' }, restaurant), actor, 'recipes', restaurant);
    const written = recipes.map(({ clientKey, ...draft }) => ({ clientKey, draft }));
    return createMany(services, actor, { restaurant, written, mayKeep: (draft) => mayEditRecipe(actor, draft, restaurant) });
  });

  serve(app, api.bulkUpdateRecipes, async ({ actor, body }) => changeMany(services, actor, body));
  serve(app, api.bulkRestoreRecipes, async ({ actor, body }) => restoreMany(services, actor, body.ids));
  serve(app, api.bulkDeleteRecipes, async ({ actor, body }) => binMany(services, actor, body.ids));
}
