import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { FieldProblem } from '@plateprint/shared/kernel/api/app-error.ts';
import type { MappingDecision } from '@plateprint/shared/mapper/mapped-ingredient.ts';

/** The fields of a decision by the names that the caller wrote them under. */
export type FieldNames = Record<'ingredientId' | 'variationId' | 'categoryId', string>;

/** Whether the food data knows the way from a country. */
export function isOrigin(foodData: FoodData, country: string): boolean {
  return Object.hasOwn(foodData.release.transport.distances, country);
}

/** A decision with the ingredient's first variation where only the ingredient was named. */
export function wholeDecision(foodData: FoodData, decision: MappingDecision): MappingDecision {
  if (decision.ingredientId === null || decision.variationId !== null) return decision;
  return { ...decision, variationId: foodData.ingredient(decision.ingredientId)?.variations[0]?.id ?? null };
}

/** Why a decision cannot be kept: ids that the food data does not have, or that do not go together. Null when it can. */
export function decisionProblem(
  foodData: FoodData,
  { ingredientId, variationId, categoryId, notFood, origin_iso: origin }: MappingDecision,
  names: FieldNames,
): FieldProblem | null {
  const unknown = (field: keyof FieldNames, id: string): FieldProblem => ({
    path: names[field],
    code: 'unknown_ingredient',
    message: `The food data has no "${id}".`,
  });
  const against = (field: keyof FieldNames, message: string): FieldProblem => ({ path: names[field], code: 'excludes', message });
  if (origin !== null && !isOrigin(foodData, origin))
    return { path: 'origin_iso', code: 'unknown_origin', message: `Nothing is known of "${origin}" as an origin.` };
  if (ingredientId !== null && !foodData.ingredient(ingredientId)) return unknown('ingredientId', ingredientId);
  const variation = variationId === null ? null : foodData.variation(variationId);
  if (variationId !== null && !variation) return unknown('variationId', variationId);
  if (variation && variation.ingredient.id !== ingredientId)
    return against('variationId', `"${variationId}" is no variation of "${ingredientId}".`);
  if (categoryId !== null && !foodData.category(categoryId)) return unknown('categoryId', categoryId);
  if (categoryId !== null && ingredientId !== null) return against('categoryId', 'Either an ingredient or a category.');
  if (notFood && (ingredientId ?? categoryId) !== null)
    return against('ingredientId', 'What is no food stands for no ingredient.');
  return null;
}
