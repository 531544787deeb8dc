import { menuDishOf } from '@plateprint/shared/menus/menu-dish.ts';
import type { MenuDish } from '@plateprint/shared/menus/menu.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { useMemo } from 'react';
import { useRead } from '../../platform/api/use-read.ts';

const NONE: readonly MenuDish[] = [];
const MOST = 12;

/** Some dishes of a kitchen, to show a template with; none while there are none. */
export function useExampleDishes(restaurantId: string): readonly MenuDish[] {
  const { data } = useRead(searchRecipes, { body: { restaurantId, query: '', limit: MOST } }, { staleTime: Infinity });
  return useMemo(
    () =>
      data?.items.filter(({ ingredientBag, co2PerPortion }) => !ingredientBag && co2PerPortion !== null).map(menuDishOf) ?? NONE,
    [data],
  );
}
