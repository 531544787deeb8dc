import { mergedWaste, WASTE_FIELDS, WasteDraft, type WasteField } from '@plateprint/shared/calendar/waste/waste-meal.ts';
import * as z from 'zod/mini';

const Fields = z.optional(z.array(z.enum(WASTE_FIELDS)));
const Waiting = z.array(
  z.object({ id: z.string(), restaurantId: z.string(), waste: WasteDraft, cleared: Fields, assumed: Fields }),
);
/** A meal that was written down and has not reached the server. */
export type WaitingMeal = z.infer<typeof Waiting>[number];

const keyOf = (userId: string): string => `plateprint.waste.${userId}`;

/** Meals that wait for a connection in this browser, of whoever is signed in. */
export function waitingMeals(storage: Storage, userId: string): WaitingMeal[] {
  try {
    const read = Waiting.safeParse(JSON.parse(storage.getItem(keyOf(userId)) ?? '[]'));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

/** The meals that wait with one more; what waits of the same meal already is added to, as the server would. */
export function withWaiting(waiting: readonly WaitingMeal[], meal: WaitingMeal): WaitingMeal[] {
  const isSame = ({ restaurantId, waste }: WaitingMeal): boolean =>
    restaurantId === meal.restaurantId && waste.day === meal.waste.day && waste.meal === meal.waste.meal;
  const former = waiting.find(isSame);
  if (!former) return [...waiting, meal];
  const waste = { ...meal.waste, ...mergedWaste(former.waste, meal.waste, meal) };
  const cleared = WASTE_FIELDS.filter((field) => waste[field] === null && isIn('cleared', field, former, meal));
  const assumed = WASTE_FIELDS.filter((field) => waste[field] !== null && isAssumed(field, former, meal));
  return [...waiting.filter((each) => each !== former), { ...meal, waste, cleared, assumed }];
}

const isIn = (list: 'cleared' | 'assumed', field: WasteField, ...meals: WaitingMeal[]): boolean =>
  meals.some((meal) => meal[list]?.includes(field) === true);

/** Whether nobody typed the value that two entries of a meal have together. */
function isAssumed(field: WasteField, former: WaitingMeal, later: WaitingMeal): boolean {
  if (later.waste[field] === null || former.waste[field] === null) return isIn('assumed', field, former, later);
  return isIn('assumed', field, former) && isIn('assumed', field, later);
}

/** Whether it is kept: a full or forbidden storage keeps nothing. */
export function keepWaiting(storage: Storage, userId: string, meals: readonly WaitingMeal[]): boolean {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(meals));
    return true;
  } catch {
    return false;
  }
}
