import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { type FoodMeasures, UNMEASURED } from '@plateprint/shared/ingredients/food-measures.ts';

/** How a variation is measured: stirred berries are denser than whole ones. Null for an id that nothing has. */
export function measuresOf(foodData: FoodData, variationId: string): FoodMeasures | null {
  const found = foodData.variation(variationId);
  if (!found) return null;
  const { id, categoryId, density, pieces } = found.ingredient;
  return { density: found.variation.density ?? density, pieces, ingredientId: id, categoryId };
}

/** The same of whatever a purchased row stands for: of a category nothing but its cuts can be weighed. */
export function measuresOfFood(
  foodData: FoodData,
  { variationId, categoryId }: { variationId: string | null; categoryId: string | null },
): FoodMeasures | null {
  if (categoryId === null) return variationId === null ? null : measuresOf(foodData, variationId);
  return foodData.category(categoryId) ? { ...UNMEASURED, ingredientId: null, categoryId } : null;
}
