import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import { DISH_LABELS, type DishLabel } from '@plateprint/shared/menus/menu-block.ts';

/** The ways of a label that do something: where values alone are shown, those with letters stay only where one is chosen already. */
export function labelModes(labels: LabelsShown, chosen: DishLabel | null): readonly DishLabel[] {
  if (labels === 'letters') return DISH_LABELS;
  return DISH_LABELS.filter((mode) => mode === 'none' || mode === 'figure' || mode === chosen);
}
