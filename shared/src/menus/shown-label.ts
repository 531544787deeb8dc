import type { LabelsShown } from '../footprint/label/labels-shown.ts';
import type { DishLabel, RecipeBlock } from './menu-block.ts';
import type { MenuDish, MenuPage, MenuSettings } from './menu.ts';

/** The label of a dish as guests see it: what its menu asks for, as far as the organization's label basis lets it. */
export function shownLabel(
  block: Pick<RecipeBlock, 'label'>,
  { settings, labels }: { settings: Pick<MenuSettings, 'label'>; labels: LabelsShown },
): DishLabel {
  const wished = block.label ?? settings.label;
  return wished !== 'none' && labels === 'figures' ? 'figure' : wished;
}

/** The labels of all dishes of a page, each kind once. */
export function labelsOnPage(
  page: Pick<MenuPage, 'settings' | 'blocks' | 'secondBlocks'>,
  labels: LabelsShown,
): ReadonlySet<DishLabel> {
  const blocks = [...page.blocks, ...page.secondBlocks];
  return new Set(
    blocks.flatMap((block) => (block.kind === 'recipe' ? [shownLabel(block, { settings: page.settings, labels })] : [])),
  );
}

/** Whether letters are explained beside the dishes: some dish has one, or a page without dishes is going to. */
export function hasLetters(page: Pick<MenuPage, 'settings' | 'blocks' | 'secondBlocks'>, labels: LabelsShown): boolean {
  const onPage = labelsOnPage(page, labels);
  if (onPage.size === 0) return labels === 'letters' && page.settings.label !== 'none' && page.settings.label !== 'figure';
  return [...onPage].some((label) => label !== 'none' && label !== 'figure');
}

/** Grams CO2e of a portion that guests may read: what is counted of too little for a level is no figure for them. */
export function co2ForGuests({ level, co2PerPortion }: Pick<MenuDish, 'level' | 'co2PerPortion'>): number | null {
  return level === null ? null : (co2PerPortion?.value ?? null);
}

/** Whether guests read beside a figure that it counts only a part; where there is none, nothing is counted of. */
export function isPartlyCounted(dish: Pick<MenuDish, 'level' | 'co2PerPortion' | 'complete'>): boolean {
  return co2ForGuests(dish) !== null && !dish.complete;
}
