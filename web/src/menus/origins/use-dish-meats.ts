import { readMenu } from '@plateprint/shared/menus/menu-api.ts';
import { meatLawOf } from '@plateprint/shared/menus/origins/meat-law.ts';
import { readDishMeats } from '@plateprint/shared/menus/origins/meat-origin-api.ts';
import type { DishMeat } from '@plateprint/shared/menus/origins/meat-origin.ts';
import type { MenuPage } from '@plateprint/shared/menus/menu.ts';
import { dayAt } from '@plateprint/shared/organizations/day-at.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useMemo } from 'react';
import { useNow } from '../../organizations/use-now.ts';
import type { ClientFailure } from '../../platform/api/client-failure.ts';
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

export interface DishMeatsRead {
  meats: MeatsOfDishes;
  /** How many dishes have a line that may be meat nobody knows of. */
  open: number;
  /** False until it is known: what has not come is not "no meat". */
  isKnown: boolean;
  failure: ClientFailure | null;
  retry: () => void;
}

/** The meat bought raw in dishes, with its origin where that is known; nothing where no law asks for it. */
export function useDishMeats(restaurant: Restaurant | undefined, recipeIds: readonly string[]): DishMeatsRead {
  const isAsked = useMeatLaw(restaurant) !== null;
  const ids = [...new Set(recipeIds)].toSorted();
  const isNeeded = isAsked && ids.length > 0;
  const { data, error, refetch } = useRead(
    readDishMeats,
    { body: { restaurantId: restaurant?.id ?? '', recipeIds: ids } },
    { enabled: isNeeded, keepLast: true },
  );
  return useMemo(
    () => ({
      meats: data ? new Map(data.dishes.map(({ recipeId, meats }) => [recipeId, meats])) : NONE,
      open: data?.dishes.filter(({ isOpen }) => isOpen).length ?? 0,
      isKnown: !isNeeded || data !== undefined,
      failure: error,
      retry: () => void refetch(),
    }),
    [data, error, isNeeded, refetch],
  );
}

/** The same of a kept menu. */
export function useMeatsOfMenu(restaurant: Restaurant | undefined, menuId: string | null): DishMeatsRead {
  const isNeeded = useMeatLaw(restaurant) !== null && menuId !== null;
  const menu = useRead(readMenu, { params: { id: menuId ?? '' } }, { enabled: isNeeded });
  const read = useDishMeats(restaurant, menu.data ? dishesNamedBy(menu.data) : []);
  const failure = read.failure ?? menu.error;
  return { ...read, failure, isKnown: read.isKnown && (!isNeeded || menu.data !== undefined) };
}
