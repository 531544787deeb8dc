import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import { legendOf } from '@plateprint/shared/menus/allergen-signs.ts';
import type { CustomLabel, MenuDish, MenuPage, MenuSettings } from '@plateprint/shared/menus/menu.ts';

/** What the blocks of a page are drawn with; the same object as long as none of it changes. */
export interface MenuLook {
  settings: MenuSettings;
  dishes: ReadonlyMap<string, MenuDish>;
  labels: ReadonlyMap<string, CustomLabel>;
  /** What the legend explains. */
  legend: readonly Allergen[];
  orientation: MenuPage['options']['orientation'];
  background: MenuPage['background'];
  /** Of an own background. */
  backgroundUrl: string | null;
}

interface Shown {
  page: MenuPage;
  recipes: readonly MenuDish[];
  customLabels: readonly CustomLabel[];
  backgroundUrl: string | null;
}

export function lookOf({ page, recipes, customLabels, backgroundUrl }: Shown): MenuLook {
  const named = new Set(
    [...page.blocks, ...page.secondBlocks].flatMap((block) => (block.kind === 'recipe' ? block.recipeId : [])),
  );
  return {
    settings: page.settings,
    dishes: new Map(recipes.map((dish) => [dish.id, dish])),
    labels: new Map(customLabels.map((label) => [label.id, label])),
    legend: legendOf(recipes.filter(({ id }) => named.has(id))),
    orientation: page.options.orientation,
    background: page.background,
    backgroundUrl,
  };
}
