import { mayReadRecipe } from '@plateprint/shared/access/recipe-abilities.ts';
import { listLiveMenusOfRecipe, listLiveMenusOfRecipes } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { liveMenusOf, type RecipesInOrganization } from '../../recipes/live-menu-store.ts';
import { recipeOf, recipesOf } from '../../recipes/recipe-store.ts';
import { plansServing } from '../store/serving-plan-store.ts';

/** Where guests read of recipes: it stands here, for recipes know no plans. */
export function shownDishRoutes(app: FastifyInstance, { database, clock }: Services): void {
  const shown = async (recipes: RecipesInOrganization) => {
    const [items, plans] = await Promise.all([liveMenusOf(database, recipes), plansServing(database, recipes, clock())]);
    return { items, plans };
  };

  serve(app, listLiveMenusOfRecipe, async ({ actor, params }) => {
    const { recipe, restaurant } = await recipeOf(database, actor, params.id);
    demand(mayReadRecipe(actor, recipe, restaurant));
    return { ...(await shown({ recipeIds: [recipe.id], organizationId: restaurant.organizationId })), next: null };
  });

  serve(app, listLiveMenusOfRecipes, async ({ actor, body: { ids } }) => {
    const found = await recipesOf(database, actor, ids);
    const readable = found.filter(({ recipe, restaurant }) => mayReadRecipe(actor, recipe, restaurant));
    const each = await Promise.all(
      [...Map.groupBy(readable, ({ restaurant }) => restaurant.organizationId)].map(async ([organizationId, recipes]) =>
        shown({ recipeIds: recipes.map(({ recipe }) => recipe.id), organizationId }),
      ),
    );
    return {
      items: each.flatMap(({ items }) => items),
      plans: each.flatMap(({ plans }) => plans),
      unknown: new Set(ids).size - readable.length,
    };
  });
}
