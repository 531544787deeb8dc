import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { listRecipes } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import type { ClientFailure } from '../../../platform/api/client-failure.ts';
import { endpointKey } from '../../../platform/api/endpoint-key.ts';
import { AT_A_TIME, firstRecipes, type RecipesQuery } from './first-recipes.ts';

export type RecipePages = InfiniteData<ReplyOf<typeof listRecipes>, string | null>;

/** The beginning of the cache keys of the overview's pages; refreshing `listRecipes` refreshes them too. */
export const RECIPE_PAGES_KEY = [...endpointKey(listRecipes), 'pages'];

/** The recipes that a restaurant uses, page by page: for the list, and for the way to it. */
export function recipePages(asked: RecipesQuery) {
  return infiniteQueryOptions<ReplyOf<typeof listRecipes>, ClientFailure, RecipePages, readonly unknown[], string | null>({
    queryKey: [...RECIPE_PAGES_KEY, asked],
    queryFn: ({ pageParam, signal }) => {
      const { params, query } = firstRecipes(asked);
      const further = pageParam === null ? {} : { limit: AT_A_TIME, cursor: pageParam };
      return call(listRecipes, { params, query: { ...query, ...further } }, { signal });
    },
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
  });
}
