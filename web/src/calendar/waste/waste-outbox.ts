import { WasteDraft } from '@plateprint/shared/calendar/waste/waste-meal.ts';
import * as z from 'zod/mini';

const Waiting = z.array(z.object({ id: z.string(), restaurantId: z.string(), waste: WasteDraft }));
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

/** Whether it is kept: a full or forbidden storage keeps nothing. */
export function keepWaiting(storage: Storage, userId: string, meals: readonly WaitingMeal[]): boolean {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(meals));
    return true;
  } catch {
    return false;
  }
}
