import { ingredientName } from '@plateprint/shared/ingredients/name-in.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { RecipeAllergens } from '@plateprint/shared/recipes/allergens/allergen-statement.ts';
import type { FoodLabel } from '@plateprint/shared/recipes/food-label/food-label-api.ts';
import { type LabelIngredient, labelIngredients } from '@plateprint/shared/recipes/food-label/label-ingredients.ts';
import { bagIdsOf, draftFootprint } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import { NUTRIENTS } from '@plateprint/shared/recipes/footprint/recipe-nutrition.ts';
import { nameIn } from '@plateprint/shared/recipes/names/recipe-name-in.ts';
import type { Services } from '../../platform/services.ts';
import { bagsWithin } from '../bag-store.ts';
import type { OwnedRecipe } from '../recipe-store.ts';
import { pantryOf } from '../figures/calculate-recipe.ts';

/** The label of a stored recipe, by the food data of now. */
export async function foodLabelOf(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  { recipe, restaurant }: OwnedRecipe,
  language: Language,
): Promise<FoodLabel> {
  const bags = await bagsWithin(database, [restaurant.organizationId], bagIdsOf(recipe));
  const pantry = pantryOf(foodData, recipe, recipe.consumption, bags);
  const { nutrition, allergens } = draftFootprint(pantry, recipe);
  const ofRecipe = NUTRIENTS.map((nutrient) => {
    const perPortion = nutrition[nutrient];
    return [nutrient, perPortion === null ? null : perPortion * recipe.portions];
  });
  const ingredients = labelIngredients(pantry, recipe);
  const nameOf = ({ ingredient, written }: LabelIngredient): string => {
    const known = ingredient === null ? null : foodData.ingredient(ingredient);
    return known ? ingredientName(known, language) : written;
  };
  return {
    name: nameIn(recipe.names, language),
    ingredients: ingredients.map(({ grams, contains, mayContain, gap, ...each }) => ({
      name: nameOf({ grams, contains, mayContain, gap, ...each }),
      grams,
      contains,
      mayContain,
      gap,
    })),
    stated: statedBeyond(allergens, ingredients),
    weight: ingredients.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
    nutrition: Object.fromEntries(ofRecipe) as FoodLabel['nutrition'],
    nutritionCoverage: nutrition.coverage,
    hasAlcohol: ingredients.some(
      ({ ingredient }) => ingredient !== null && foodData.ingredient(ingredient)?.categoryId === 'alcoholic-drinks',
    ),
    foodDataVersion: foodData.version,
  };
}

/** The dish's allergens that stand with none of its ingredients. */
function statedBeyond(
  { contains, mayContain }: Pick<RecipeAllergens, 'contains' | 'mayContain'>,
  ingredients: readonly LabelIngredient[],
): FoodLabel['stated'] {
  const certain = new Set(ingredients.flatMap((each) => each.contains));
  const possible = new Set(ingredients.flatMap((each) => each.mayContain));
  return {
    contains: contains.filter((allergen) => !certain.has(allergen)),
    mayContain: mayContain.filter((allergen) => !certain.has(allergen) && !possible.has(allergen)),
  };
}
