import { dayLater } from '../model/plan-dates.ts';
import type { CookedLine } from './cooked-recipe.ts';

/**
 * What is thawed before it is cooked, by the class of the food: vegetables, berries and chips go frozen into the pot.
 * @source USDA FSIS, "The Big Thaw": in the refrigerator even a pound of mince or boneless chicken needs a full day, large pieces
 * a day for each 4 to 5 pounds.
 */
const THAWED: ReadonlySet<string> = new Set(['beef', 'pork', 'lamb-game', 'poultry', 'processed-meat', 'fish', 'shellfish']);
const DAYS = 1;

/** The day on which a frozen line has to come into the refrigerator at the latest; null for what is not thawed. */
export function thawOn({ variationId, categoryId }: CookedLine, date: string): string | null {
  if (!variationId?.endsWith('.frozen') || categoryId === null || !THAWED.has(categoryId)) return null;
  return dayLater(date, -DAYS);
}
