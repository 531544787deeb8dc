import type { LineFacts } from '@plateprint/shared/recipes/footprint/line-footprint.ts';
import { recipeFootprint, type RecipeContent } from '@plateprint/shared/recipes/footprint/recipe-footprint.ts';
import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useMemo, useState } from 'react';

type Facts = readonly (LineFacts | null)[];

/** The same list again as long as it holds the same facts. */
function steadyReader(): (facts: Facts) => Facts {
  let former: Facts = [];
  return (facts) => {
    if (facts.length !== former.length || facts.some((each, row) => each !== former[row])) former = facts;
    return former;
  };
}

/** The recipe's footprint, calculated anew only when something that counts was changed: not for a key in the note. */
export function useFootprint(
  { ingredients, customIngredients, portions, allergens }: RecipeContent,
  facts: Facts,
): RecipeFootprint {
  const [steady] = useState(steadyReader);
  const known = steady(facts);
  return useMemo(
    () => recipeFootprint({ ingredients, customIngredients, portions, allergens }, known),
    [ingredients, customIngredients, portions, allergens, known],
  );
}
