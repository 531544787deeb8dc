import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { type RefObject, useEffect } from 'react';
import { REST } from '../../../ui/opened/rest.ts';

/**
 * Draws each line's share of the whole (grams CO2e), once the keys rest: a key in one line changes the share of every other. The bars are set
 * one by one, because drawing all rows again, or a length inherited from the grid, cost 35 ms at fifty lines.
 */
export function useShareBars(grid: RefObject<HTMLElement | null>, footprint: RecipeFootprint): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const total = footprint.co2?.value ?? 0;
      for (const bar of grid.current?.querySelectorAll<HTMLElement>('[data-share-of]') ?? []) {
        const share = total > 0 ? Math.max(0, Number(bar.dataset['shareOf'])) / total : 0;
        bar.style.backgroundSize = `${(share * 100).toFixed(2)}% 100%`;
      }
    }, REST);
    return () => clearTimeout(timer);
  }, [grid, footprint]);
}
