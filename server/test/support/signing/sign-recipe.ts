import type { SignOffKind } from '@plateprint/shared/recipes/allergens/allergen-sign-off.ts';
import { signOffRecipe } from '@plateprint/shared/recipes/api/allergen-sign-off-api.ts';
import { readRecipe } from '@plateprint/shared/recipes/api/recipe-api.ts';
import type { Caller } from '../product.ts';

/** Signs a recipe as it is kept now, by somebody who says to have read each of its lines, and that nothing open is in it. */
export async function signRecipe(caller: Caller, id: string, kind: SignOffKind = 'allergens') {
  const { version, ingredients, customIngredients, footprint } = await caller(readRecipe, { params: { id } });
  const linesRead = [...ingredients, ...customIngredients].map(({ _id }) => _id);
  return caller(signOffRecipe, {
    params: { id },
    body: { kind, version, confirmed: true, linesRead, notAmong: footprint.allergens.unknown },
  });
}
