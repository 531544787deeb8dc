import { AppError, type FieldProblem } from '@plateprint/shared/kernel/app-error.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { LOCATIONS, type IngredientFacts, type Location } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { recipeFootprint } from '@plateprint/shared/recipes/recipe-footprint.ts';
import type { IngredientLine, RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/recipe.ts';

/** The supply we have figures for nearest to where the food is eaten. */
export function supplyLocation(location: string): Location {
  return LOCATIONS.find((known) => known === location) ?? 'EU';
}

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
  return problems;
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
