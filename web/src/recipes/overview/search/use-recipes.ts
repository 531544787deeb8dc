import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ClientFailure } from '../../../platform/api/client-failure.ts';
import type { RecipesQuery } from './first-recipes.ts';
import { recipePages } from './recipe-pages.ts';

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

/** The recipes that a restaurant uses, filtered and in the order of the server. */
export function useRecipes(asked: RecipesQuery): Recipes {
  const query = useInfiniteQuery({ ...recipePages(asked), placeholderData: keepPreviousData });
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
