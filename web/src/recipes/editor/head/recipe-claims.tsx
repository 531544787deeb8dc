import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useMemo } from 'react';
import { TextClaims } from '../../../claims/text-claims.tsx';
import { useNow } from '../../../organizations/use-now.ts';
import { recipeNameTexts } from '../../recipe-name-texts.ts';

interface RecipeClaimsProps {
  draft: RecipeDraft;
  footprint: RecipeFootprint;
  /** Where it is served. */
  country: string;
}

/** The claims in a dish's names that may not stand in front of guests. */
export function RecipeClaims({ draft: { names, ingredients, customIngredients }, footprint, country }: RecipeClaimsProps) {
  const calculatedOn = useNow().toISOString().slice(0, 10);
  const texts = useMemo(
    () => recipeNameTexts({ names, ingredients, customIngredients }, footprint, calculatedOn),
    [names, ingredients, customIngredients, footprint, calculatedOn],
  );
  return <TextClaims texts={texts} country={country} />;
}
