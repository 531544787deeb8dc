import type { LabelsShown } from '@plateprint/shared/footprint/label/labels-shown.ts';
import { OUTLINED_LETTERS } from '@plateprint/shared/footprint/label/outlined-text.ts';
import { useMemo } from 'react';
import type { MeatsOfDishes } from '../../origins/use-dish-meats.ts';
import { lookOf, type MenuLook } from '../../page/menu-look.ts';
import type { CreatorState } from '../state/creator-state.ts';

/** The look of the page as long as nothing of it changes: typing in a block draws that block anew and no other. */
export function useMenuLook(
  { draft, recipes: dishes, customLabels, backgroundUrl }: CreatorState,
  labels: LabelsShown,
  meats: MeatsOfDishes,
): MenuLook {
  const { settings, background, options } = draft;
  // In no order: a dish in another place still looks the same.
  const named = [...draft.blocks, ...draft.secondBlocks]
    .flatMap((block) => (block.kind === 'recipe' ? `${block.recipeId} ${block.label ?? ''}` : []))
    .toSorted()
    .join(' ');
  const recipes = useMemo(
    () => (meats.size === 0 ? dishes : dishes.map((dish) => ({ ...dish, meats: [...(meats.get(dish.id) ?? [])] }))),
    [dishes, meats],
  );
  return useMemo(
    () => lookOf({ page: draft, labels, letters: OUTLINED_LETTERS, recipes, customLabels, backgroundUrl }),
    // oxlint-disable-next-line react/exhaustive-deps -- of the blocks only the recipes they name and their labels are looked at
    [settings, background, options.orientation, labels, recipes, customLabels, backgroundUrl, named],
  );
}
