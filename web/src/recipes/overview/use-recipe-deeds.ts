import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { type Dispatch, type RefObject, type SetStateAction, useCallback, useMemo } from 'react';
import { withKey } from '../../ui/row-selection.ts';
import type { RecipeDeeds } from './recipe-deeds.ts';
import { focusNeighbour } from './recipe-overview-focus.ts';
import { useCopyRecipe } from '../use-copy-recipe.ts';
import { useEditRefusal } from '../use-edit-refusal.ts';
import { useRecipesBin } from './use-recipes-bin.ts';

interface Deeding {
  restaurant: Restaurant;
  chosen: ReadonlySet<string>;
  setChosen: Dispatch<SetStateAction<ReadonlySet<string>>>;
  place: RefObject<HTMLElement | null>;
}

/** What the rows can do; the same object until something is marked, so that thousands of rows are not drawn again. */
export function useRecipeDeeds({ restaurant, chosen, setChosen, place }: Deeding): RecipeDeeds {
  const { putIn, takeOut } = useRecipesBin();
  const copy = useCopyRecipe(restaurant.id);
  const refusalOf = useEditRefusal(restaurant);
  const onChoose = useCallback(
    (id: string, isChosen: boolean) => setChosen((before) => withKey(before, id, isChosen)),
    [setChosen],
  );
  const onDelete = useCallback(
    (recipe: RecipeSummary) => {
      focusNeighbour(place.current, recipe.id);
      onChoose(recipe.id, false);
      putIn(recipe);
    },
    [place, onChoose, putIn],
  );
  return useMemo(
    () => ({
      mayChange: (recipe) => refusalOf(recipe) === null,
      mayCopy: refusalOf({ restaurantId: restaurant.id, libraryScope: 'restaurant' }) === null,
      chosen,
      onChoose,
      onDelete,
      onRestore: takeOut,
      onCopy: copy,
    }),
    [refusalOf, restaurant.id, chosen, onChoose, onDelete, takeOut, copy],
  );
}
