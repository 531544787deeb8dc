import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import { listRecipes } from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import type { ClientFailure } from '../../../platform/api/client-failure.ts';
import { endpointKey } from '../../../platform/api/endpoint-key.ts';
import { type OverviewFilter, queryOf } from '../filter/overview-filter.ts';

/** Recipes fetched at first, and at a time by those who scroll on: ten thousand come in fifty steps. */
const AT_FIRST = 60;
const AT_A_TIME = 200;

export type RecipePages = InfiniteData<ReplyOf<typeof listRecipes>, string | null>;

/** The beginning of the cache keys of the overview's pages; refreshing `listRecipes` refreshes them too. */
export const RECIPE_PAGES_KEY = [...endpointKey(listRecipes), 'pages'];

export interface Recipes {
  /** The recipes fetched so far; null before the first answer. */
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

interface RecipesQuery {
  restaurantId: string;
  search: string;
  filter: Omit<OverviewFilter, 'named'>;
}

/** The recipes that a restaurant uses, filtered and in the order of the server. */
export function useRecipes({ restaurantId, search, filter }: RecipesQuery): Recipes {
  const query = useInfiniteQuery<ReplyOf<typeof listRecipes>, ClientFailure, RecipePages, readonly unknown[], string | null>({
    queryKey: [...RECIPE_PAGES_KEY, { restaurantId, search, filter }],
    queryFn: ({ pageParam, signal }) =>
      call(
        listRecipes,
        {
          params: { restaurantId },
          query: {
            ...queryOf(filter),
            limit: pageParam === null ? AT_FIRST : AT_A_TIME,
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

  return {
    recipes: data ? data.pages.flatMap((page) => page.items) : null,
    // The rest of an earlier search says of itself whether more follows.
    hasMore: isPlaceholderData ? data?.pages.at(-1)?.next !== null : hasNextPage,
    failure: error,
    isFetchingMore: query.isFetchingNextPage,
    isOutdated: isPlaceholderData,
    fetchMore: () => {
      if (hasNextPage && !isFetching) void query.fetchNextPage();
    },
    retry: () => void (isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}
