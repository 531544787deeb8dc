import { mayEditRecipe, mayReadRecipe } from '@plateprint/shared/access/recipe-abilities.ts';
import * as api from '@plateprint/shared/recipes/api/recipe-version-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand, demandOfPlan } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { recipeOf } from '../recipe-store.ts';
import { saveRecipe } from '../actions/save-recipe.ts';
import { versionOf, versionsOf } from '../version-store.ts';

/** The saves of a recipe. */
export function recipeVersionRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, api.listRecipeVersions, async ({ actor, params, query }) => {
    const owned = await recipeOf(database, actor, params.id);
    demand(mayReadRecipe(actor, owned.recipe, owned.restaurant));
    return versionsOf(database, owned, query.cursor);
  });

  serve(app, api.readRecipeVersion, async ({ actor, params }) => {
    const owned = await recipeOf(database, actor, params.id);
    demand(mayReadRecipe(actor, owned.recipe, owned.restaurant));
    return versionOf(database, owned, params.version);
  });

  serve(app, api.restoreRecipeVersion, async ({ actor, params, body }) => {
    const kept = await recipeOf(database, actor, params.id);
    const { draft: written } = await versionOf(database, kept, params.version);
    const mayEdit = [kept.recipe, written].every((recipe) => mayEditRecipe(actor, recipe, kept.restaurant));
    demandOfPlan(mayEdit, actor, 'recipes', kept.restaurant);
    const { id, version } = await saveRecipe(services, actor, kept, { version: body.from, written });
    return { id, version };
  });
}
