import { dayLater, dayOfPlan } from '../model/plan-dates.ts';
import type { CookedLine } from './cooked-recipe.ts';

/**
 * What is thawed before it is cooked, by the class of the food: vegetables, berries and chips go frozen into the pot.
 * @source USDA FSIS, "The Big Thaw": in the refrigerator even a pound of mince or boneless chicken needs a full day, large pieces
 * a day for each 4 to 5 pounds.
 */
const THAWED: ReadonlySet<string> = new Set(['beef', 'pork', 'lamb-game', 'poultry', 'processed-meat', 'fish', 'shellfish']);
const DAYS = 1;
/** Over a weekend, and the day beside it: what is thawed longer than that is not fresh. */
export const MOST_DAYS_THAWED = 4;

/**
 * The day on which a frozen line has to come into the refrigerator at the latest, and on which somebody is there: the last day before that the plan
 * serves on. Null for what is not thawed; after a longer break it is the day before, on which somebody has to come.
 */
export function thawOn(
  { variationId, categoryId }: CookedLine,
  date: string,
  plan: Parameters<typeof dayOfPlan>[0],
): string | null {
  if (!variationId?.endsWith('.frozen') || categoryId === null || !THAWED.has(categoryId)) return null;
  for (let days = DAYS; days <= MOST_DAYS_THAWED; days += 1) {
    const day = dayLater(date, -days);
    if (dayOfPlan(plan, day) !== null) return day;
  }
  return dayLater(date, -DAYS);
}
