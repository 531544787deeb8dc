import type { PlacedText } from '@plateprint/shared/claims/check/claims-of-texts.ts';
import { isBlankLine } from '@plateprint/shared/recipes/model/ingredient-line.ts';
import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useMemo } from 'react';
import { useNow } from '../../../organizations/use-now.ts';
import { TextClaims } from '../../../claims/text-claims.tsx';

interface RecipeClaimsProps {
  draft: RecipeDraft;
  footprint: RecipeFootprint;
  /** Where it is served. */
  country: string;
}

/** The claims in a dish's names that may not stand in front of guests; an organic word may where each line is organic. */
export function RecipeClaims({ draft: { names, ingredients, customIngredients }, footprint, country }: RecipeClaimsProps) {
  const written = ingredients.filter((line) => !isBlankLine(line));
  const isOrganic = written.length > 0 && customIngredients.length === 0 && written.every(({ organic }) => organic);
  const { level, coverage, co2PerPortion } = footprint;
  const value = level !== null && coverage.complete ? (co2PerPortion?.value ?? null) : null;
  const calculatedOn = useNow().toISOString().slice(0, 10);
  const texts = useMemo(() => {
    const figure = value === null ? undefined : { co2PerPortion: value, calculatedOn };
    return names.map(({ language, name }): PlacedText => ({ place: 'dish', language, text: name, isOrganic, figure }));
  }, [names, isOrganic, value, calculatedOn]);
  return <TextClaims texts={texts} country={country} />;
}
