import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { useEffect, useMemo, useState } from 'react';
import { useRead } from '../../platform/api/use-read.ts';

/** Milliseconds without a keystroke before the server is asked. */
const PAUSE = 150;
const SHOWN = 20;

export interface DishSearch {
  typed: string;
  onType: (typed: string) => void;
  found: readonly RecipeSummary[];
  isSearching: boolean;
}

/** The kitchen's dishes by their name, as one types. */
export function useDishSearch(restaurantId: string): DishSearch {
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setQuery(typed.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isFetching } = useRead(searchRecipes, { body: { restaurantId, query, limit: SHOWN } }, { keepLast: true });
  const found = useMemo(() => (data?.items ?? []).filter(({ ingredientBag }) => !ingredientBag), [data]);
  return { typed, onType: setTyped, found, isSearching: isFetching || query !== typed.trim() };
}
