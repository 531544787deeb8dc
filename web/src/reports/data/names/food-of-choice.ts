import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { foundFood } from '../../../ingredients/use-found-foods.ts';

/** A found food as a purchased row has it. */
export function foodOfChoice(id: string): Pick<IngredientRow, 'ingredient' | 'variation' | 'categoryId'> {
  const { ingredientId, variationId, categoryId } = foundFood(id);
  return { ingredient: ingredientId, variation: variationId, categoryId };
}
