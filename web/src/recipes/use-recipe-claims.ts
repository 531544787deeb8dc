import { keepRecipeClaims } from '@plateprint/shared/recipes/api/recipe-claims-api.ts';
import type { Recipe } from '@plateprint/shared/recipes/model/recipe.ts';
import { useCallback } from 'react';
import { claimsFound } from '../claims/claims-found.ts';
import { type ClaimsQuestion, useClaimsQuestion } from '../claims/use-claims-question.tsx';
import { useNow } from '../organizations/use-now.ts';
import { call } from '../platform/api/call.ts';
import { useText } from '../platform/i18n/use-text.ts';
import { useRestaurant } from '../restaurants/use-restaurants.ts';
import { recipeNameTexts } from '@plateprint/shared/recipes/names/recipe-name-texts.ts';

/** The question about a recipe's names before its sheet or its food label is printed or taken away. */
export function useRecipeClaims(recipe: Recipe): ClaimsQuestion {
  const text = useText('claims');
  const country = useRestaurant()?.location ?? 'EU';
  const day = useNow().toISOString().slice(0, 10);
  const look = useCallback(
    async () => claimsFound(recipeNameTexts(recipe, recipe.footprint, day), country),
    [recipe, day, country],
  );
  return useClaimsQuestion(look, {
    keep: async (answer) => call(keepRecipeClaims, { params: { id: recipe.id }, body: answer }),
    goOn: { share: text('ask.share'), export: text('ask.export') },
  });
}
