import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useMemo } from 'react';
import { ClaimsNote } from '../../../claims/claims-note.tsx';
import { useTextClaims } from '../../../claims/use-text-claims.ts';
import { useNow } from '../../../organizations/use-now.ts';
import { LiveMenus } from '../allergens/live-menus.tsx';
import { recipeNameTexts } from '@plateprint/shared/recipes/names/recipe-name-texts.ts';

interface RecipeClaimsProps {
  /** Null while it is not saved. */
  recipeId: string | null;
  draft: RecipeDraft;
  footprint: RecipeFootprint;
  /** Where it is served. */
  country: string;
}

/** The claims in a dish's names that may not stand in front of guests, and the menus on which guests would read them at once. */
export function RecipeClaims({ recipeId, draft, footprint, country }: RecipeClaimsProps) {
  const { names, ingredients, customIngredients } = draft;
  const calculatedOn = useNow().toISOString().slice(0, 10);
  const texts = useMemo(
    () => recipeNameTexts({ names, ingredients, customIngredients }, footprint, calculatedOn),
    [names, ingredients, customIngredients, footprint, calculatedOn],
  );
  const claims = useTextClaims(texts, country);
  return <ClaimsNote claims={claims}>{recipeId !== null && <LiveMenus recipeId={recipeId} />}</ClaimsNote>;
}
