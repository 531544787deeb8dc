import type { PlacedText } from '@plateprint/shared/claims/check/claims-of-texts.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { AllergenMatrix } from '@plateprint/shared/recipes/api/recipe-allergen-api.ts';
import { useCallback } from 'react';
import { claimsFound } from '../../claims/claims-found.ts';
import type { ClaimsQuestion } from '../../claims/use-claims-question.tsx';
import { useText } from '../../platform/i18n/use-text.ts';
import { useRestaurant } from '../../restaurants/use-restaurants.ts';
import { useMenuClaimsQuestion } from '../use-menu-claims-question.ts';

/** What an allergen sheet is about. */
export interface MatrixInQuestion {
  matrix: AllergenMatrix;
  /** In which its menu is written. */
  language: Language;
  /** Null for a choice of recipes. */
  menuId: string | null;
}

/**
 * The question about the names on an allergen sheet before it is printed or taken away. As on a menu, whether its dishes are organic is
 * not known here, so every organic word is asked about.
 */
export function useMatrixClaims({ matrix, language, menuId }: MatrixInQuestion): ClaimsQuestion {
  const text = useText('menus/allergens');
  const restaurant = useRestaurant();
  const country = restaurant?.location ?? 'EU';
  const look = useCallback(async () => {
    const names = matrix.dishes.flatMap((dish) => dish.names);
    const texts: PlacedText[] = [
      { place: 'name', language, text: matrix.name },
      ...names.map(({ language: spoken, name }): PlacedText => ({ place: 'dish', language: spoken, text: name })),
    ];
    return claimsFound(texts, country);
  }, [matrix, language, country]);
  return useMenuClaimsQuestion(look, { restaurantId: restaurant?.id ?? '', menuId, name: matrix.name || text('chosen') });
}
