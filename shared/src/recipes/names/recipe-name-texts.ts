import type { PlacedText } from '../../claims/check/claims-of-texts.ts';
import { isBlankLine } from '../model/ingredient-line.ts';
import type { RecipeDraft, RecipeFootprint } from '../model/recipe.ts';

type Named = Pick<RecipeDraft, 'names' | 'ingredients' | 'customIngredients'>;

/** A dish's names as guests read them: an organic word may stand where each line is organic, and its own figure instead of another. */
export function recipeNameTexts(
  { names, ingredients, customIngredients }: Named,
  { level, coverage, co2PerPortion }: RecipeFootprint,
  calculatedOn: string,
): PlacedText[] {
  const written = ingredients.filter((line) => !isBlankLine(line));
  const isOrganic = written.length > 0 && customIngredients.length === 0 && written.every(({ organic }) => organic);
  const value = level !== null && coverage.complete ? (co2PerPortion?.value ?? null) : null;
  const figure = value === null ? undefined : { co2PerPortion: value, calculatedOn };
  return names.map(({ language, name }) => ({ place: 'dish', language, text: name, isOrganic, figure }));
}
