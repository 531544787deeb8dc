import { emptyFootprint } from '@plateprint/shared/recipes/model/empty-footprint.ts';
import type { LineFacts } from '@plateprint/shared/recipes/footprint/line-footprint.ts';
import type { RecipeContent } from '@plateprint/shared/recipes/footprint/recipe-footprint.ts';
import { isBlankLine } from '@plateprint/shared/recipes/model/ingredient-line.ts';
import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { useMemo, useState } from 'react';
import { useLater } from '../../../ui/opened/later.ts';
import { LINE_CODE } from './line-code.ts';

type Facts = readonly (LineFacts | null)[];

/** The same list again as long as it holds the same facts. */
function steadyReader(): (facts: Facts) => Facts {
  let former: Facts = [];
  return (facts) => {
    if (facts.length !== former.length || facts.some((each, row) => each !== former[row])) former = facts;
    return former;
  };
}

/**
 * The recipe's footprint, calculated anew only when something that counts was changed: not for a key in the note. Null where there is
 * something to count and what counts it is still on its way.
 */
export function useFootprint(
  { ingredients, customIngredients, portions, allergens }: RecipeContent,
  facts: Facts,
): RecipeFootprint | null {
  const [steady] = useState(steadyReader);
  const known = steady(facts);
  const isEmpty = customIngredients.length === 0 && ingredients.every(isBlankLine);
  const code = useLater(LINE_CODE, !isEmpty);
  return useMemo(() => {
    const content = { ingredients, customIngredients, portions, allergens };
    if (code) return code.recipeFootprint(content, known);
    return isEmpty ? emptyFootprint(content) : null;
  }, [code, isEmpty, ingredients, customIngredients, portions, allergens, known]);
}
