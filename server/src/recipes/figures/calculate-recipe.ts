import { AppError, type FieldProblem } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import { isBlank } from '@plateprint/shared/kernel/text.ts';
import { draftFootprint, type Pantry } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import { withBagDefaults } from '@plateprint/shared/recipes/footprint/ingredient-bag.ts';
import type { IngredientLine, RecipeDraft, RecipeFootprint, RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import { translateName } from '@plateprint/shared/recipes/translate/translate-name.ts';
import type { Bags } from '../bag-store.ts';

const NO_BAGS: Bags = new Map();

/** Ids that nobody knows are a caller's mistake: a line that nobody understood has none at all. */
function unknownIds(
  line: IngredientLine,
  index: number,
  { foodData, usable }: { foodData: FoodData; usable: Bags },
): FieldProblem[] {
  const problem = (field: string): FieldProblem => ({
    path: `ingredients.${index}.${field}`,
    code: 'unknown_ingredient',
    message: 'There is nothing with this id.',
  });
  const problems: FieldProblem[] = [];
  if (line.ingredient !== null && !foodData.ingredient(line.ingredient)) problems.push(problem('ingredient'));
  const variation = line.variation === null ? null : foodData.variation(line.variation);
  if (line.variation !== null && !variation) problems.push(problem('variation'));
  if (variation && line.ingredient !== null && variation.ingredient.id !== line.ingredient) problems.push(problem('variation'));
  if (line.categoryId !== null && !foodData.category(line.categoryId)) problems.push(problem('categoryId'));
  if (line.originId !== null && !Object.hasOwn(foodData.release.transport.distances, line.originId))
    problems.push(problem('originId'));
  if (line.bagId && !usable.has(line.bagId)) problems.push(problem('bagId'));
  return problems;
}

/** @throws unknown_ingredient naming the line for an id that neither the food data nor the `usable` bags have. */
export function refuseUnknownIds(foodData: FoodData, draft: Pick<RecipeDraft, 'ingredients'>, usable: Bags = NO_BAGS): void {
  const problems = draft.ingredients.flatMap((line, index) => unknownIds(line, index, { foodData, usable }));
  if (problems.length > 0) throw new AppError('unknown_ingredient', problems.slice(0, 50));
}

/** Fills in the parts of a line that a caller may leave out: its key, and as written text the name of its food. */
export function withFilledLines<D extends Pick<RecipeDraft, 'ingredients' | 'customIngredients'>>(
  foodData: FoodData,
  draft: D,
  bags: Bags = NO_BAGS,
): D {
  const nameOf = (line: IngredientLine): string => {
    if (!isBlank(line.inputIngredient)) return line.inputIngredient;
    if (line.bagId) return bags.get(line.bagId)?.names.find(({ name }) => !isBlank(name))?.name ?? '';
    return (line.ingredient === null ? null : foodData.ingredient(line.ingredient)?.names.en[0]) ?? line.inputIngredient;
  };
  return {
    ...draft,
    ingredients: draft.ingredients.map((line, index) => {
      const inputIngredient = nameOf(line);
      const isWhole = line._id && inputIngredient === line.inputIngredient;
      return isWhole ? line : { ...line, _id: line._id || `${index + 1}`, inputIngredient };
    }),
    customIngredients: draft.customIngredients.map((custom, index) => ({ ...custom, _id: custom._id || `custom-${index + 1}` })),
  };
}

/** A draft as it is kept: its lines filled in, and a bag with what every bag has. */
export function keptDraft(foodData: FoodData, written: RecipeDraft, bags: Bags): RecipeDraft {
  const inEnglish = ({ name, language: from }: RecipeName): string => {
    const { name: translated, kept } = translateName(foodData.release, { recipeName: name, language: 'en_gb', from });
    return kept.length === 0 ? translated : name;
  };
  return withFilledLines(foodData, withBagDefaults(written, inEnglish), bags);
}

/** The data that a draft is calculated from at a place. */
export function pantryOf(
  foodData: FoodData,
  draft: Pick<RecipeDraft, 'emissionDatabase'>,
  location: string,
  bags: Pantry['bags'] = NO_BAGS,
) {
  return {
    foodData,
    bags,
    place: { location: supplyLocation(location), emissionDatabase: draft.emissionDatabase },
  } satisfies Pantry;
}

/** The footprint of a draft, from the food data where it is eaten; figures of the caller's are never used. */
export function calculateRecipe(
  foodData: FoodData,
  draft: RecipeDraft,
  location: string,
  bags: Pantry['bags'] = NO_BAGS,
): RecipeFootprint {
  return draftFootprint(pantryOf(foodData, draft, location, bags), draft);
}
