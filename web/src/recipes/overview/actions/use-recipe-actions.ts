import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { type Dispatch, type RefObject, type SetStateAction, useCallback, useMemo } from 'react';
import type { RecipeActions } from './recipe-actions.ts';
import { focusNeighbour } from './recipe-overview-focus.ts';
import { useCopyRecipe } from '../../use-copy-recipe.ts';
import { useEditRefusal } from '../../use-edit-refusal.ts';
import { useRecipesBin } from './use-recipes-bin.ts';

interface RecipeActionsInput {
  restaurant: Restaurant;
  setChosen: Dispatch<SetStateAction<ReadonlySet<string>>>;
  place: RefObject<HTMLElement | null>;
  onMenu: RecipeActions['onMenu'];
  /** Goes on at once unless guests see the recipes now: then once that was asked. */
  askServed: (ids: readonly string[], goOn: () => void) => Promise<void>;
}

/** The actions of the rows; the same object whatever is marked, so that rows are not drawn again for another's mark. */
export function useRecipeActions({ restaurant, setChosen, place, onMenu, askServed }: RecipeActionsInput): RecipeActions {
  const { putIn, takeOut } = useRecipesBin();
  const copy = useCopyRecipe(restaurant.id);
  const refusalOf = useEditRefusal(restaurant);
  const onChoose = useCallback(
    (ids: readonly string[], isChosen: boolean) =>
      setChosen((before) => {
        const after = new Set(before);
        for (const id of ids) {
          if (isChosen) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
    [setChosen],
  );
  const onDelete = useCallback(
    (recipe: RecipeSummary) =>
      void askServed([recipe.id], () => {
        focusNeighbour(place.current, recipe.id);
        onChoose([recipe.id], false);
        putIn(recipe);
      }),
    [askServed, place, onChoose, putIn],
  );
  return useMemo(
    () => ({
      mayChange: (recipe) => refusalOf(recipe) === null,
      mayCopy: refusalOf({ restaurantId: restaurant.id, libraryScope: 'restaurant' }) === null,
      onChoose,
      onMenu,
      onDelete,
      onRestore: takeOut,
      onCopy: copy,
    }),
    [refusalOf, restaurant.id, onChoose, onMenu, onDelete, takeOut, copy],
  );
}
