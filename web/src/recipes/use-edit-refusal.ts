import { planRefusal } from '@plateprint/shared/access/abilities.ts';
import { mayEditRecipe } from '@plateprint/shared/access/recipe-abilities.ts';
import type { LibraryScope } from '@plateprint/shared/recipes/recipe.ts';
import type { Restaurant } from '@plateprint/shared/restaurants/restaurant.ts';
import { useCallback } from 'react';
import { useActor } from '../users/actor.ts';

/** Why somebody may read a recipe and not change it: it stands in the organization's library, or what the server would answer. */
export type EditRefusal = 'library' | 'plan_inactive' | 'plan_lacks' | 'not_allowed';

interface Shelved {
  restaurantId: string;
  libraryScope: LibraryScope;
}

/** Asks of each recipe of an organization whether it may be changed; null when it may. */
export function useEditRefusal({ organizationId }: Pick<Restaurant, 'organizationId'>): (recipe: Shelved) => EditRefusal | null {
  const actor = useActor();
  return useCallback(
    (recipe) => {
      const place = { id: recipe.restaurantId, organizationId, enterpriseId: actor.enterpriseId };
      if (mayEditRecipe(actor, recipe, place)) return null;
      return planRefusal(actor, 'recipes') ?? (recipe.libraryScope === 'organization' ? 'library' : 'not_allowed');
    },
    [actor, organizationId],
  );
}
