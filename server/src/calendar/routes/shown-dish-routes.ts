import { mayReadRecipe } from '@plateprint/shared/access/recipe-abilities.ts';
import { listLiveMenusOfRecipe } from '@plateprint/shared/recipes/api/live-menu-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { liveMenusOf } from '../../recipes/live-menu-store.ts';
import { recipeOf } from '../../recipes/recipe-store.ts';
import { plansServing } from '../store/serving-plan-store.ts';

/** Where guests read of a recipe: it stands here, for recipes know no plans. */
export function shownDishRoutes(app: FastifyInstance, { database, clock }: Services): void {
  serve(app, listLiveMenusOfRecipe, async ({ actor, params }) => {
    const { recipe, restaurant } = await recipeOf(database, actor, params.id);
    demand(mayReadRecipe(actor, recipe, restaurant));
    const dish = { recipeId: recipe.id, organizationId: restaurant.organizationId };
    const [items, plans] = await Promise.all([liveMenusOf(database, dish), plansServing(database, dish, clock())]);
    return { items, plans, next: null };
  });
}
