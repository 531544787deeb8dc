import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { useCallback, useMemo, useState } from 'react';

interface HeldBack {
  /** Whether a recipe that was seen may not be changed; of one that was never seen the server decides. */
  isHeldBack: (id: string) => boolean;
  /** Remembers recipes of pages that are not shown. */
  onSeen: (recipes: readonly RecipeSummary[]) => void;
}

/** Which recipes the person may not change, of those in the list and those that were marked beyond it. */
export function useHeldBack(recipes: readonly RecipeSummary[] | null, mayChange: (recipe: RecipeSummary) => boolean): HeldBack {
  const [beyond, setBeyond] = useState<readonly RecipeSummary[]>([]);
  const heldBack = useMemo(
    () => new Set([...beyond, ...(recipes ?? [])].filter((recipe) => !mayChange(recipe)).map(({ id }) => id)),
    [beyond, recipes, mayChange],
  );
  return {
    isHeldBack: useCallback((id) => heldBack.has(id), [heldBack]),
    onSeen: useCallback((seen) => setBeyond((before) => [...before, ...seen]), []),
  };
}
