import { readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import { useEffect, useEffectEvent } from 'react';
import { call } from '../../../platform/api/call.ts';
import { dishOfRecipe } from '../state/dish-of-recipe.ts';
import type { MenuCreator } from '../state/use-menu-creator.ts';

/** Reads the dishes that an unsaved menu of a former release did not bring; a recipe that is gone stays so. */
export function useLostDishes({ state: { draft, recipes }, dispatch }: MenuCreator): void {
  const look = useEffectEvent(async () => {
    const known = new Set(recipes.map(({ id }) => id));
    const named = [...draft.blocks, ...draft.secondBlocks].flatMap((block) => (block.kind === 'recipe' ? [block.recipeId] : []));
    const lost = [...new Set(named)].filter((id) => !known.has(id));
    const read = await Promise.all(lost.map(async (id) => call(readRecipe, { params: { id } }).catch(() => null)));
    const dishes = read.filter((recipe) => recipe !== null).map(dishOfRecipe);
    if (dishes.length > 0) dispatch({ do: 'know_dishes', dishes });
  });
  useEffect(() => void look(), []);
}
