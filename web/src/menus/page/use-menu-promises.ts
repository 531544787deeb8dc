import { textIn } from '@plateprint/shared/menus/local-text.ts';
import { brokenMenuPromises, type MenuPromise } from '@plateprint/shared/menus/promises/menu-promises.ts';
import type { MenuPage } from '@plateprint/shared/menus/menu.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import { useMemo } from 'react';
import type { MenuLook } from './menu-look.ts';

/** The dishes of a menu that are not what their heading or name promises, by the names that it has for them. */
export function useMenuPromises(
  { blocks, secondBlocks }: Pick<MenuPage, 'blocks' | 'secondBlocks'>,
  { dishes, settings: { language } }: Pick<MenuLook, 'dishes' | 'settings'>,
): readonly (MenuPromise & { name: string })[] {
  return useMemo(
    () =>
      brokenMenuPromises({ blocks, secondBlocks, settings: { language } }, dishes).map((each) => ({
        ...each,
        name: textIn(each.names, language) || nameIn(dishes.get(each.recipeId)?.names ?? [], language),
      })),
    [blocks, secondBlocks, dishes, language],
  );
}
