import type { PlannedReport } from './demo-report-plan.ts';
import type { DishOnSale } from '../demo-seasons.ts';
import { soldServings } from './demo-sold-days.ts';

/** How much of a food the dishes of a report use: kilograms. */
export interface FoodUse {
  ingredientId: string;
  variationId: string;
  kilograms: number;
}

/** Peel, boiling over, and what is left in the pan: bought beyond what the recipes say. */
const BEYOND_RECIPES = 1.04;
/** From the tap: nobody buys it. */
const TAP_WATER = 'water';

/** The foods that the kitchen's dishes use in the time of a report. */
export function usedFoods(plan: PlannedReport, dishes: readonly DishOnSale[]): ReadonlyMap<string, FoodUse> {
  const servings = soldServings(plan, dishes);
  const used = new Map<string, FoodUse>();
  for (const [at, { foods }] of dishes.entries())
    for (const { ingredientId, variationId, grams } of foods) {
      if (ingredientId === TAP_WATER) continue;
      const former = used.get(variationId)?.kilograms ?? 0;
      const kilograms = former + ((servings[at] ?? 0) * grams * BEYOND_RECIPES) / 1000;
      used.set(variationId, { ingredientId, variationId, kilograms });
    }
  return used;
}
