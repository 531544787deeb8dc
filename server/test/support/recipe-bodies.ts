import type { createRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { CallInput } from '@plateprint/shared/kernel/api/endpoint.ts';
import { demoId } from '../../src/demo/demo-id.ts';

export type RecipeBody = CallInput<typeof createRecipe>['body'];

export const matsalen = demoId('matsalen');
export const havnen = demoId('havnen');
export const clairval = demoId('clairval');
export const norrsken = demoId('norrsken');

/** A line of so many grams of something the food data has. */
export function grams(amount: number, variation = 'yellow-onion.raw', change: object = {}) {
  const ingredient = variation.slice(0, variation.lastIndexOf('.'));
  return { inputIngredient: ingredient, ingredient, variation, amount, unit: 'g' as const, ...change };
}

export function bagLine(bagId: string, amount: number) {
  return { inputIngredient: 'the bag', bagId, amount, unit: 'g' as const };
}

export function dish(name: string, change: Partial<RecipeBody> = {}): RecipeBody {
  return { restaurantId: matsalen, names: [{ language: 'en_gb', name }], ingredients: [grams(400)], portions: 4, ...change };
}

/** A kept recipe as it is sent to be saved again. */
export function again(recipe: { id: string; version: number } & Omit<RecipeBody, 'restaurantId'>) {
  const { id, version, names, ingredients, customIngredients, portions, mealsize, category, note, tags, allergens } = recipe;
  const { emissionDatabase, libraryScope, ingredientBag } = recipe;
  const kind = ingredientBag === undefined ? {} : { ingredientBag };
  const words = { names, category, note, tags, allergens, emissionDatabase, libraryScope, ...kind };
  return { id, version, ingredients, customIngredients, portions, mealsize, ...words };
}
