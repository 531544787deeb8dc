import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import type { RecipeRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { useMemo } from 'react';
import { useRead } from '../../../platform/api/use-read.ts';
import { keyOfName } from '../names/key-of-name.ts';
import type { Found } from '../cells/search-cell.tsx';

/** Names that are asked about at once; as some are matched, others come in. */
const MOST_ASKED = 300;
const NONE: readonly Found[] = [];

/** Recipes that the waiting names may mean, in one question for all of them; @returns the offers of a name, nearest first. */
export function useSuggestedRecipes(restaurantId: string, recipes: readonly RecipeRow[]): (name: string) => readonly Found[] {
  const waiting = useMemo(() => {
    const byKey = new Map<string, string>();
    for (const { id, name } of recipes) {
      if (byKey.size === MOST_ASKED) break;
      if (id !== null) continue;
      const key = keyOfName(name);
      if (!byKey.has(key)) byKey.set(key, name);
    }
    return [...byKey.values()];
  }, [recipes]);
  const { data } = useRead(
    searchRecipes,
    { body: { restaurantId, sheetData: waiting.map((name) => ({ name })) } },
    { enabled: waiting.length > 0, staleTime: 60_000 },
  );
  const byName = useMemo(
    () =>
      new Map(
        (data?.unmatched ?? []).map(({ row, suggestions }) => [
          keyOfName(waiting[row] ?? ''),
          suggestions.map(({ recipeId, name }) => ({ id: recipeId, label: name })),
        ]),
      ),
    // The answer belongs to the names it was asked with; others are on their way to one of their own.
    [data, waiting],
  );
  return (name) => byName.get(keyOfName(name)) ?? NONE;
}
