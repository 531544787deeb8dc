import { type EditRefusal, recipeEditRefusal } from '@plateprint/shared/access/edit-refusal.ts';
import type { LibraryScope } from '@plateprint/shared/recipes/model/recipe.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useCallback } from 'react';
import { placeOfRestaurant } from '../restaurants/restaurant-place.ts';
import { useActor } from '../users/actor.ts';

interface Shelved {
  restaurantId: string;
  libraryScope: LibraryScope;
}

/** Asks of each recipe of a restaurant's organization whether it may be changed; null when it may. */
export function useEditRefusal(restaurant: Restaurant): (recipe: Shelved) => EditRefusal | null {
  const actor = useActor();
  return useCallback(
    (recipe) => recipeEditRefusal(actor, recipe, { ...placeOfRestaurant(actor, restaurant), id: recipe.restaurantId }),
    [actor, restaurant],
  );
}
