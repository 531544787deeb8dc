import { mayReadRecipes } from '@plateprint/shared/access/abilities.ts';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import * as bagApi from '@plateprint/shared/recipes/api/ingredient-bag-api.ts';
import { listRecipes } from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { SearchCategory } from '@plateprint/shared/recipes/recipe-filter.ts';
import { readAllergensOfRecipes } from '@plateprint/shared/recipes/api/recipe-allergen-api.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import * as wordsApi from '@plateprint/shared/recipes/api/recipe-words-api.ts';
import type { FastifyInstance } from 'fastify';
import { demand } from '../../access/demand.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { restaurantOf } from '../../restaurants/restaurant-store.ts';
import { allergenRows } from '../actions/allergen-rows.ts';
import { bagsInUseAt } from '../actions/read-bags.ts';
import { findRecipes, type Libraries } from '../recipe-overview-store.ts';
import { libraryOf } from '../recipe-store.ts';
import { searchOrMatch } from '../actions/search-recipes.ts';
import { wordsOf } from '../store/word-store.ts';

/** Lists, searches and suggestions. */
export function recipeListRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  const librariesOf = async (actor: Actor, restaurantId: string, scope: SearchCategory): Promise<Libraries> => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demand(mayReadRecipes(actor, restaurant));
    const { id, organizationId } = restaurant;
    const shelves = { restaurant: [id], organization: [organizationId], restaurantAndOrganization: [id, organizationId] };
    return { organizationId, shelves: shelves[scope] };
  };

  serve(app, listRecipes, async ({ actor, params, query }) => {
    const libraries = await librariesOf(actor, params.restaurantId, query.scope);
    return findRecipes(database, libraries, { ...query, now: clock() });
  });

  serve(app, bagApi.listIngredientBags, async ({ actor, params, query }) => {
    const libraries = await librariesOf(actor, params.restaurantId, 'restaurantAndOrganization');
    return findRecipes(database, libraries, { ...query, kind: 'bags', sort: 'name', now: clock() });
  });

  serve(app, bagApi.readIngredientBags, async ({ actor, body }) => {
    const restaurant = await restaurantOf(database, actor, body.restaurantId);
    demand(mayReadRecipes(actor, restaurant));
    return bagsInUseAt(services, restaurant, { ids: body.ids, emissionDatabase: body.emissionDatabase });
  });

  serve(app, searchRecipes, async ({ actor, body }) => {
    const libraries = await librariesOf(actor, body.restaurantId, body.searchCategory);
    return searchOrMatch(database, libraries, { ...body, now: clock() });
  });

  serve(app, readAllergensOfRecipes, async ({ actor, body: { restaurantId, ids } }) => {
    const restaurant = await restaurantOf(database, actor, restaurantId);
    demand(mayReadRecipes(actor, restaurant));
    const { id, organizationId, name: kitchen } = restaurant;
    const rows = await allergenRows(services, { organizationId, shelves: [id, organizationId] }, ids);
    const dishes = [...new Set(ids)].flatMap((each) => rows.get(each) ?? []);
    return { name: '', kitchen, at: clock().toISOString(), dishes };
  });

  serve(app, wordsApi.listTags, async ({ actor, params }) => {
    const { id } = await libraryOf(database, actor, params.organizationId);
    return { items: await wordsOf(database, id, 'tag'), next: null };
  });

  serve(app, wordsApi.listRecipeCategories, async ({ actor, params }) => {
    const { id } = await libraryOf(database, actor, params.organizationId);
    return { items: await wordsOf(database, id, 'category'), next: null };
  });
}
