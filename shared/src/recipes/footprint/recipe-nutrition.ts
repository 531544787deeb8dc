import type { Nutrition } from '../../ingredients/ingredient-facts.ts';
import type { CountedLine } from './line-footprint.ts';

export const NUTRIENTS = ['energyKcal', 'fat', 'saturatedFat', 'carbohydrate', 'sugar', 'fibre', 'protein', 'salt'] as const;

export type RecipeNutrition = Nutrition & { coverage: number };

/**
 * What a portion gives: the eaten share of each line times its values per 100 g. Null where no line knows a nutrient.
 * `coverage` is the share of the weight of which all eight nutrients are known.
 */
export function nutritionPerPortion(lines: readonly CountedLine[], portions: number | null): RecipeNutrition {
  const total: Nutrition = {
    energyKcal: null,
    fat: null,
    saturatedFat: null,
    carbohydrate: null,
    sugar: null,
    fibre: null,
    protein: null,
    salt: null,
  };
  let weight = 0;
  let covered = 0;

  for (const { grams, facts } of lines) {
    if (grams === null) continue;
    weight += grams;
    const nutrition = facts?.nutrition;
    if (!facts || !nutrition) continue;
    const hundreds = (grams * facts.edibleShare) / 100;
    let isWhole = true;
    for (const nutrient of NUTRIENTS) {
      const per100g = nutrition[nutrient];
      if (per100g === null) isWhole = false;
      else if (portions !== null) total[nutrient] = (total[nutrient] ?? 0) + (per100g * hundreds) / portions;
    }
    if (isWhole) covered += grams * (facts.covered?.nutrition ?? 1);
  }
  return { ...total, coverage: weight > 0 ? covered / weight : 0 };
}
