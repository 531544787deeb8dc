import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import type { Lettering } from '@plateprint/shared/footprint/label/lettering.ts';
import { dishesNamed, legendLines } from '@plateprint/shared/menus/allergen-signs.ts';
import type { CustomLabel, MenuDish, MenuPage, MenuSettings } from '@plateprint/shared/menus/menu.ts';
import { hasLetters } from '@plateprint/shared/menus/shown-label.ts';

/** The look with which the blocks of a page are drawn; the same object as long as none of it changes. */
export interface MenuLook {
  settings: MenuSettings;
  /** The labels that it may show, by the organization's label basis. */
  labels: LabelsShown;
  /** Outlines of letters wherever somebody reads them. */
  letters: Lettering;
  dishes: ReadonlyMap<string, MenuDish>;
  ownLabels: ReadonlyMap<string, CustomLabel>;
  /** The meanings of the signs beside the dishes. */
  legend: ReturnType<typeof legendLines>;
  /** Whether a block of the page explains them; without one each dish says its allergens in words: letters alone mislead. */
  hasLegend: boolean;
  /** Whether a foot explains letters. */
  hasLetters: boolean;
  orientation: MenuPage['options']['orientation'];
  background: MenuPage['background'];
  /** Of an own background. */
  backgroundUrl: string | null;
}

interface Shown {
  page: MenuPage;
  labels: LabelsShown;
  letters: Lettering;
  recipes: readonly MenuDish[];
  customLabels: readonly CustomLabel[];
  backgroundUrl: string | null;
}

export function lookOf({ page, labels, letters, recipes, customLabels, backgroundUrl }: Shown): MenuLook {
  return {
    settings: page.settings,
    labels,
    letters,
    dishes: new Map(recipes.map((dish) => [dish.id, dish])),
    ownLabels: new Map(customLabels.map((label) => [label.id, label])),
    legend: legendLines(dishesNamed(page, recipes), page.settings.language),
    hasLetters: hasLetters(page, labels),
    hasLegend: [...page.blocks, ...page.secondBlocks].some(({ kind }) => kind === 'legend'),
    orientation: page.options.orientation,
    background: page.background,
    backgroundUrl,
  };
}

/** The same page as an output that may say less, or more. */
export function lookWith(look: MenuLook, page: MenuPage, labels: LabelsShown): MenuLook {
  return { ...look, labels, hasLetters: hasLetters(page, labels) };
}
