import type { Nutrition } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { median, quantile } from '../read/median.ts';

/** A category speaks for a gap only where most of its foods agree: third ÷ first quartile at most this, or close to each other anyway. */
const AGREES_WITHIN = 2.5;
const AGREES_WITHIN_GRAMS = 0.15;
/** Fewer foods than this are no class. */
const LEAST_FOODS = 6;

/** The common values of a category's foods: parts as shares of their whole, salt in g per 100 g. Null where they differ. */
export interface NutritionClass {
  sugarOfCarbohydrate: number | null;
  saturatedOfFat: number | null;
  salt: number | null;
}

export function nutritionClass(foods: readonly Nutrition[]): NutritionClass {
  return {
    sugarOfCarbohydrate: agreed(foods.map(({ sugar, carbohydrate }) => shareOf(sugar, carbohydrate))),
    saturatedOfFat: agreed(foods.map(({ saturatedFat, fat }) => shareOf(saturatedFat, fat))),
    salt: agreed(foods.map(({ salt }) => salt)),
  };
}

export function filledByClass(nutrition: Nutrition, common: NutritionClass): Nutrition {
  return {
    ...nutrition,
    sugar: nutrition.sugar ?? times(nutrition.carbohydrate, common.sugarOfCarbohydrate),
    saturatedFat: nutrition.saturatedFat ?? times(nutrition.fat, common.saturatedOfFat),
    salt: nutrition.salt ?? common.salt,
  };
}

function shareOf(part: number | null, whole: number | null): number | null {
  return part === null || !whole ? null : Math.min(1, part / whole);
}

function times(whole: number | null, share: number | null): number | null {
  return whole === null || share === null ? null : whole * share;
}

function agreed(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  const [low, middle, high] = [quantile(known, 0.25), median(known), quantile(known, 0.75)];
  if (known.length < LEAST_FOODS || low === null || high === null) return null;
  return high <= low * AGREES_WITHIN || high - low <= AGREES_WITHIN_GRAMS ? middle : null;
}
