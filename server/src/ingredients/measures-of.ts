import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Measures } from '@plateprint/shared/units/to-grams.ts';

/** How a variation is measured: stirred berries are denser than whole ones. Null for an id that nothing has. */
export function measuresOf(foodData: FoodData, variationId: string): Measures | null {
  const found = foodData.variation(variationId);
  return found && { density: found.variation.density ?? found.ingredient.density, pieces: found.ingredient.pieces };
}
