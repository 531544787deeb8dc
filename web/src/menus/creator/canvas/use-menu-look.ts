import { useMemo } from 'react';
import { lookOf, type MenuLook } from '../../page/menu-look.ts';
import type { CreatorState } from '../state/creator-state.ts';

/** The look of the page as long as nothing of it changes: typing in a block draws that block anew and no other. */
export function useMenuLook({ draft, recipes, customLabels, backgroundUrl }: CreatorState): MenuLook {
  const { settings, background, options } = draft;
  // Whatever their order: putting a dish in another place changes nothing of how it looks.
  const named = [...draft.blocks, ...draft.secondBlocks]
    .flatMap((block) => (block.kind === 'recipe' ? block.recipeId : []))
    .toSorted()
    .join(' ');
  return useMemo(
    () => lookOf({ page: draft, recipes, customLabels, backgroundUrl }),
    // oxlint-disable-next-line react/exhaustive-deps -- of the blocks only the recipes they name are looked at
    [settings, background, options.orientation, recipes, customLabels, backgroundUrl, named],
  );
}
