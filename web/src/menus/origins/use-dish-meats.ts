import { readMenu } from '@plateprint/shared/menus/menu-api.ts';
import { meatLawOf } from '@plateprint/shared/menus/origins/meat-law.ts';
import { readDishMeats } from '@plateprint/shared/menus/origins/meat-origin-api.ts';
import type { DishMeat } from '@plateprint/shared/menus/origins/meat-origin.ts';
import type { MenuPage } from '@plateprint/shared/menus/menu.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useMemo } from 'react';
import { useNow } from '../../organizations/use-now.ts';
import { useRead } from '../../platform/api/use-read.ts';

export type MeatsOfDishes = ReadonlyMap<string, readonly DishMeat[]>;

const NONE: MeatsOfDishes = new Map();

/** The recipes that a menu names. */
export function dishesNamedBy({ blocks, secondBlocks }: Pick<MenuPage, 'blocks' | 'secondBlocks'>): string[] {
  return [...blocks, ...secondBlocks].flatMap((block) => (block.kind === 'recipe' ? [block.recipeId] : []));
}

/** Whether the law where a kitchen is asks for the origin of meat. */
export function useMeatLaw(restaurant: Pick<Restaurant, 'location'> | undefined): ReturnType<typeof meatLawOf> {
  const now = useNow();
  return restaurant ? meatLawOf(restaurant.location, dayAt(restaurant.location, now)) : null;
}

/** The meat bought raw in dishes, with its origin where that is known; nothing where no law asks for it. */
export function useDishMeats(restaurant: Restaurant | undefined, recipeIds: readonly string[]): MeatsOfDishes {
  const isAsked = useMeatLaw(restaurant) !== null;
  const ids = [...new Set(recipeIds)].toSorted();
  const { data } = useRead(
    readDishMeats,
    { body: { restaurantId: restaurant?.id ?? '', recipeIds: ids } },
    { enabled: isAsked && ids.length > 0, keepLast: true },
  );
  return useMemo(() => (data ? new Map(data.dishes.map(({ recipeId, meats }) => [recipeId, meats])) : NONE), [data]);
}

/** The same of a kept menu. */
export function useMeatsOfMenu(restaurant: Restaurant | undefined, menuId: string | null): MeatsOfDishes {
  const isAsked = useMeatLaw(restaurant) !== null;
  const { data } = useRead(readMenu, { params: { id: menuId ?? '' } }, { enabled: isAsked && menuId !== null });
  return useDishMeats(restaurant, data ? dishesNamedBy(data) : []);
}
