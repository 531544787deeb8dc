import { type BagsByName, bagsByName } from '@plateprint/shared/recipes/import/bag-line.ts';
import { listIngredientBags } from '@plateprint/shared/recipes/api/ingredient-bag-api.ts';
import type { LibraryScope, RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../platform/api/call.ts';
import { endpointKey } from '../../platform/api/endpoint-key.ts';

/** More bags than any kitchen keeps: what is behind them is found by hand. */
const MOST_PAGES = 20;
const NONE: readonly RecipeSummary[] = [];

/** The bags that recipes of a library may use, by name: the organization's recipes reach only its own. */
export function useKitchenBags(restaurantId: string, library: LibraryScope): BagsByName {
  const { data = NONE } = useQuery({
    queryKey: [...endpointKey(listIngredientBags), restaurantId, 'all'],
    queryFn: async () => allBags(restaurantId),
    staleTime: 60_000,
  });
  return useMemo(
    () => bagsByName(data.filter(({ libraryScope }) => library === 'restaurant' || libraryScope === 'organization')),
    [data, library],
  );
}

async function allBags(restaurantId: string): Promise<RecipeSummary[]> {
  const bags: RecipeSummary[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { items, next } = await call(listIngredientBags, { params: { restaurantId }, query: { limit: 200, cursor } });
    bags.push(...items);
    if (next === null) break;
    cursor = next;
  }
  return bags;
}
