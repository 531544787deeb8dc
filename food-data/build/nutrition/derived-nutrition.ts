import type { Nutrition } from '@plateprint/shared/ingredients/ingredient-facts.ts';

/** Processes that change the water in a food, and so what 100 g of it hold; the others leave the edible part as it is. */
const CHANGES_WATER = new Set([
  'cooked',
  'boiled',
  'fried',
  'grilled',
  'roasted',
  'baked',
  'dried',
  'powder',
  'concentrate',
  'pre-cooked',
]);

/** Nutrition of a state that no table has, from its base: the same nutrients in more or less water. */
export function derivedNutrition(base: Nutrition, process: string, kept: number): Nutrition | null {
  const factor = CHANGES_WATER.has(process) ? 1 / kept : 1;
  const scale = (value: number | null) => (value === null ? null : value * factor);
  const nutrition = {
    energyKcal: scale(base.energyKcal),
    fat: scale(base.fat),
    saturatedFat: scale(base.saturatedFat),
    carbohydrate: scale(base.carbohydrate),
    sugar: scale(base.sugar),
    fibre: scale(base.fibre),
    protein: scale(base.protein),
    salt: scale(base.salt),
  };
  const solids = (nutrition.fat ?? 0) + (nutrition.carbohydrate ?? 0) + (nutrition.protein ?? 0) + (nutrition.fibre ?? 0);
  return solids > 100 ? null : nutrition;
}
