import type { ReplyOf } from '@plateprint/shared/kernel/endpoint.ts';
import { listRecipes } from '@plateprint/shared/recipes/recipe-api.ts';
import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import type { ClientFailure } from '../../api/client-failure.ts';
import { endpointKey } from '../../api/endpoint-key.ts';

/** Recipes fetched at a time; all of them at once when they are to be sorted. */
const AT_A_TIME = 60;
const AT_A_TIME_FOR_ALL = 200;

export type RecipePages = InfiniteData<ReplyOf<typeof listRecipes>, string | null>;

/** The beginning of the cache keys of the overview's pages; refreshing `listRecipes` refreshes them too. */
export const RECIPE_PAGES_KEY = [...endpointKey(listRecipes), 'pages'];

export interface Recipes {
  /** What has been fetched so far; null before the first answer. */
  recipes: readonly RecipeSummary[] | null;
  hasMore: boolean;
  /** Why the last fetch failed; with `recipes`, only the newest page is missing. */
  failure: ClientFailure | null;
  isFetchingMore: boolean;
  /** True while the answer to an earlier search still stands. */
  isOutdated: boolean;
  fetchMore: () => void;
  retry: () => void;
}

interface RecipesAsked {
  restaurantId: string;
  search: string;
  /** Fetches page after page until the end: only a whole list can be sorted honestly. */
  all: boolean;
}

/** The recipes of a restaurant, newest change first. */
export function useRecipes({ restaurantId, search, all }: RecipesAsked): Recipes {
  const query = useInfiniteQuery<ReplyOf<typeof listRecipes>, ClientFailure, RecipePages, readonly unknown[], string | null>({
    queryKey: [...RECIPE_PAGES_KEY, { restaurantId, search }],
    queryFn: ({ pageParam, signal }) =>
      call(
        listRecipes,
        {
          params: { restaurantId },
          query: {
            limit: all ? AT_A_TIME_FOR_ALL : AT_A_TIME,
            ...(search && { search }),
            ...(pageParam !== null && { cursor: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData } = query;

  const goesOn = all && hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (goesOn) void query.fetchNextPage();
  });

  return {
    recipes: data ? data.pages.flatMap((page) => page.items) : null,
    hasMore: hasNextPage,
    failure: error,
    isFetchingMore: query.isFetchingNextPage,
    isOutdated: isPlaceholderData,
    fetchMore: () => {
      if (hasNextPage && !isFetching) void query.fetchNextPage();
    },
    retry: () => void (isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}
