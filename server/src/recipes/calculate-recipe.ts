import { AppError, type FieldProblem } from '@plateprint/shared/kernel/app-error.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientFacts, Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { recipeFootprint } from '@plateprint/shared/recipes/recipe-footprint.ts';
import type { IngredientLine, RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/recipe.ts';

function factsOf(
  foodData: FoodData,
  line: IngredientLine,
  place: { location: Location; database: RecipeDraft['location'] },
): IngredientFacts | null {
  if (line.variation === null && line.categoryId === null) return null;
  return foodData.facts(
    { variationId: line.variation, categoryId: line.categoryId, originId: line.originId, organic: line.organic },
    place,
  );
}

/** Ids that the food data does not know are a caller's mistake: a line that nobody understood has none at all. */
function unknownIds(line: IngredientLine, index: number, foodData: FoodData): FieldProblem[] {
  const problem = (field: string): FieldProblem => ({
    path: `ingredients.${index}.${field}`,
    code: 'unknown_ingredient',
    message: 'The food data has no such id.',
  });
  const problems: FieldProblem[] = [];
  if (line.ingredient !== null && !foodData.ingredient(line.ingredient)) problems.push(problem('ingredient'));
  const variation = line.variation === null ? null : foodData.variation(line.variation);
  if (line.variation !== null && !variation) problems.push(problem('variation'));
  if (variation && line.ingredient !== null && variation.ingredient.id !== line.ingredient) problems.push(problem('variation'));
  if (line.categoryId !== null && !foodData.category(line.categoryId)) problems.push(problem('categoryId'));
  if (line.originId !== null && !Object.hasOwn(foodData.release.transport.distances, line.originId))
    problems.push(problem('originId'));
  if (line.bagId) problems.push(problem('bagId'));
  return problems;
}

/** What a caller may leave out of a line is filled in: its key, and as written the name of what it names. */
export function withFilledLines<D extends Pick<RecipeDraft, 'ingredients' | 'customIngredients'>>(
  foodData: FoodData,
  draft: D,
): D {
  const nameOf = (line: IngredientLine): string =>
    isBlank(line.inputIngredient) && line.ingredient !== null
      ? (foodData.ingredient(line.ingredient)?.names.en[0] ?? '')
      : line.inputIngredient;
  return {
    ...draft,
    ingredients: draft.ingredients.map((line, index) => ({
      ...line,
      _id: line._id || `${index + 1}`,
      inputIngredient: nameOf(line),
    })),
    customIngredients: draft.customIngredients.map((custom, index) => ({ ...custom, _id: custom._id || `custom-${index + 1}` })),
  };
}

/**
 * The footprint of a draft, from the food data at the restaurant's location; figures of the caller's are never used.
 * @throws unknown_ingredient naming the line for an id that the food data does not have.
 */
export function calculateRecipe(foodData: FoodData, draft: RecipeDraft, location: string): RecipeFootprint {
  const problems = draft.ingredients.flatMap((line, index) => unknownIds(line, index, foodData));
  if (problems.length > 0) throw new AppError('unknown_ingredient', problems.slice(0, 50));
  const place = { location: supplyLocation(location), database: draft.location };
  return recipeFootprint(
    draft,
    draft.ingredients.map((line) => factsOf(foodData, line, place)),
  );
}
