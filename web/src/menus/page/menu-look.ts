import { legendLines } from '@plateprint/shared/menus/allergen-signs.ts';
import type { CustomLabel, MenuDish, MenuPage, MenuSettings } from '@plateprint/shared/menus/menu.ts';

/** What the blocks of a page are drawn with; the same object as long as none of it changes. */
export interface MenuLook {
  settings: MenuSettings;
  dishes: ReadonlyMap<string, MenuDish>;
  labels: ReadonlyMap<string, CustomLabel>;
  /** What the signs beside the dishes mean. */
  legend: ReturnType<typeof legendLines>;
  /** Whether a block of the page explains them; else each dish says by itself what is not known. */
  hasLegend: boolean;
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
    legend: legendLines(
      recipes.filter(({ id }) => named.has(id)),
      page.settings.language,
    ),
    hasLegend: [...page.blocks, ...page.secondBlocks].some(({ kind }) => kind === 'legend'),
    orientation: page.options.orientation,
    background: page.background,
    backgroundUrl,
  };
}
