import { textIn } from '@plateprint/shared/menus/local-text.ts';
import type { MenuDish, MenuPage } from '@plateprint/shared/menus/menu.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import type { MenuLook } from './menu-look.ts';

/** The dishes of a page that are there, each once, by the name that the page has for them. */
export function namedDishes(
  { blocks, secondBlocks }: Pick<MenuPage, 'blocks' | 'secondBlocks'>,
  { dishes, settings: { language } }: Pick<MenuLook, 'dishes' | 'settings'>,
): { name: string; dish: MenuDish }[] {
  const named = [...blocks, ...secondBlocks].flatMap((block) => {
    const dish = block.kind === 'recipe' ? dishes.get(block.recipeId) : undefined;
    if (block.kind !== 'recipe' || !dish) return [];
    return [{ name: textIn(block.names, language) || nameIn(dish.names, language), dish }];
  });
  return [...new Map(named.map((each) => [each.dish.id, each])).values()];
}
