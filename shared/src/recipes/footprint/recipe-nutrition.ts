import type { Nutrition } from '../../ingredients/ingredient-facts.ts';
import type { CountedLine } from './line-footprint.ts';

export const NUTRIENTS = ['energyKcal', 'fat', 'saturatedFat', 'carbohydrate', 'sugar', 'fibre', 'protein', 'salt'] as const;

type Nutrient = (typeof NUTRIENTS)[number];

export type RecipeNutrition = Nutrition & { coverage: number };

/**
 * What a portion gives: the eaten share of each line times its values per 100 g. Null where no line knows a nutrient.
 * `coverage` is the share of the weight of which all eight nutrients are known.
 */
export function nutritionPerPortion(lines: readonly CountedLine[], portions: number | null): RecipeNutrition {
  // Sums beside each other: a number in a field that may be null is written anew with each line.
  const sums = new Float64Array(NUTRIENTS.length);
  const isKnown = new Uint8Array(NUTRIENTS.length);
  let weight = 0;
  let covered = 0;

  for (const { grams, facts } of lines) {
    if (grams === null) continue;
    weight += grams;
    const nutrition = facts?.nutrition;
    if (!facts || !nutrition) continue;
    const hundreds = (grams * facts.edibleShare) / 100;
    let isWhole = true;
    for (let at = 0; at < NUTRIENTS.length; at += 1) {
      const per100g = nutrition[NUTRIENTS[at] as Nutrient];
      if (per100g === null) isWhole = false;
      else if (portions !== null) {
        sums[at] = (sums[at] ?? 0) + (per100g * hundreds) / portions;
        isKnown[at] = 1;
      }
    }
    if (isWhole) covered += grams * (facts.covered?.nutrition ?? 1);
  }
  const of = (at: number): number | null => (isKnown[at] === 1 ? (sums[at] ?? null) : null);
  const coverage = weight > 0 ? covered / weight : 0;
  // In the order of NUTRIENTS: an object made of a list of its fields takes several times as long.
  return {
    energyKcal: of(0),
    fat: of(1),
    saturatedFat: of(2),
    carbohydrate: of(3),
    sugar: of(4),
    fibre: of(5),
    protein: of(6),
    salt: of(7),
    coverage,
  };
}
