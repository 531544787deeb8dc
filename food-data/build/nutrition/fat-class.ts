import type { Nutrition } from '@plateprint/shared/ingredients/ingredient-facts.ts';

/** kcal per gram (Regulation (EU) No 1169/2011, Annex XIV). */
const ENERGY = { fat: 9, carbohydrate: 4, protein: 4 };

/**
 * A composition standardised to the fat that the food is sold by: more or less cream in the same milk, so that the rest keeps its
 * proportions, and the fat its own.
 */
export function ofFatClass(nutrition: Nutrition, fat: number): Nutrition {
  if (nutrition.fat === null) return { ...nutrition, fat };
  const lean = (100 - fat) / (100 - nutrition.fat);
  const rest = (value: number | null) => (value === null ? null : value * lean);
  const changed = {
    ...nutrition,
    fat,
    saturatedFat: nutrition.saturatedFat === null || nutrition.fat === 0 ? null : (nutrition.saturatedFat / nutrition.fat) * fat,
    carbohydrate: rest(nutrition.carbohydrate),
    sugar: rest(nutrition.sugar),
    fibre: rest(nutrition.fibre),
    protein: rest(nutrition.protein),
    salt: rest(nutrition.salt),
  };
  const energy = nutrition.energyKcal === null ? null : nutrition.energyKcal + energyOf(changed) - energyOf(nutrition);
  return { ...changed, energyKcal: energy };
}

function energyOf({ fat, carbohydrate, protein }: Nutrition): number {
  return (fat ?? 0) * ENERGY.fat + (carbohydrate ?? 0) * ENERGY.carbohydrate + (protein ?? 0) * ENERGY.protein;
}
