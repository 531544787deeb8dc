import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import type { RecipeRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { useMemo, useState } from 'react';
import { useRead } from '../../../platform/api/use-read.ts';
import { keyOfName } from '../names/key-of-name.ts';
import type { Found } from '../cells/search-cell.tsx';

/** Names that are asked about at once; as many are matched, others come in. */
const MOST_ASKED = 300;
const NONE: readonly Found[] = [];

/**
 * Recipes that the waiting names may mean, in one question for all of them; @returns the offers of a name, nearest first, null while
 * they are looked for. Names that are matched ask nothing anew: the offers of the others stay where they are.
 */
export function useSuggestedRecipes(
  restaurantId: string,
  recipes: readonly RecipeRow[],
): (name: string) => readonly Found[] | null {
  const waiting = useMemo(() => namesThatWait(recipes), [recipes]);
  const [asked, ask] = useState<ReadonlyMap<string, string>>(waiting);
  if (asked !== waiting && isDue(waiting, asked)) ask(waiting);
  const names = useMemo(() => [...asked], [asked]);
  const { data, isLoading } = useRead(
    searchRecipes,
    { body: { restaurantId, sheetData: names.map(([, name]) => ({ name })) } },
    { enabled: waiting.size > 0, staleTime: 60_000 },
  );
  const byName = useMemo(
    () =>
      new Map(
        (data?.unmatched ?? []).map(({ row, suggestions }) => [
          names[row]?.[0],
          suggestions.map(({ recipeId, name }) => ({ id: recipeId, label: name })),
        ]),
      ),
    [data, names],
  );
  return (name) => {
    const key = keyOfName(name);
    return byName.get(key) ?? (isLoading && asked.has(key) ? null : NONE);
  };
}

/** The first of the names that wait, by their keys. */
function namesThatWait(recipes: readonly RecipeRow[]): ReadonlyMap<string, string> {
  const byKey = new Map<string, string>();
  for (const { id, name } of recipes) {
    if (byKey.size === MOST_ASKED) break;
    if (id !== null) continue;
    const key = keyOfName(name);
    if (!byKey.has(key)) byKey.set(key, name);
  }
  return byKey;
}

/** Whether names wait that nobody asked about: of many, once they are half of a question. */
function isDue(waiting: ReadonlyMap<string, string>, asked: ReadonlyMap<string, string>): boolean {
  const fresh = [...waiting.keys()].filter((key) => !asked.has(key)).length;
  return fresh > 0 && (waiting.size < MOST_ASKED || fresh >= MOST_ASKED / 2);
}
