import { menuDishOf } from '@plateprint/shared/menus/menu-dish.ts';
import type { MenuDish } from '@plateprint/shared/menus/menu.ts';
import { searchRecipes } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { useMemo } from 'react';
import { useRead } from '../../platform/api/use-read.ts';

const NONE: readonly MenuDish[] = [];
const MOST = 12;

/** Some dishes of a kitchen, to show a template with, those that have a figure first; none while there are none. */
export function useExampleDishes(restaurantId: string): readonly MenuDish[] {
  // Asked anew each time somebody begins a menu: the first recipes are often saved between two looks at the templates.
  const { data } = useRead(searchRecipes, { body: { restaurantId, query: '', limit: MOST } }, { staleTime: 0 });
  return useMemo(
    () =>
      data?.items
        .filter(({ ingredientBag }) => !ingredientBag)
        .map(menuDishOf)
        .toSorted((one, other) => Number(one.co2PerPortion === null) - Number(other.co2PerPortion === null)) ?? NONE,
    [data],
  );
}
