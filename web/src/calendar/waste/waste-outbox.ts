import {
  ASSUMED_FIELDS,
  type KnownWaste,
  type LoggedMeal,
  mergedWaste,
  WASTE_FIELDS,
  WasteDraft,
  type WasteField,
} from '@plateprint/shared/calendar/waste/waste-meal.ts';
import * as z from 'zod/mini';

const Cleared = z.optional(z.array(z.enum(WASTE_FIELDS)));
const Assumed = z.optional(z.array(z.enum(ASSUMED_FIELDS)));
const Waiting = z.array(
  z.object({ id: z.string(), restaurantId: z.string(), waste: WasteDraft, cleared: Cleared, assumed: Assumed }),
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
  const former = waiting.find(({ restaurantId, waste }) => restaurantId === meal.restaurantId && isSameMeal(waste, meal.waste));
  if (!former) return [...waiting, meal];
  // What somebody emptied here is filled by a person alone.
  const isEmptied = former.waste.guests === null && (isIn('cleared', 'guests', former) || isAssumed(former));
  const later = isEmptied && isAssumed(meal) ? { ...meal.waste, guests: null } : meal.waste;
  const { guestsAssumed, ...values } = mergedWaste(knownOf(former), later, meal);
  const waste = { ...meal.waste, ...values };
  const cleared = WASTE_FIELDS.filter((field) => waste[field] === null && isIn('cleared', field, former, meal));
  const isTakenBack = waste.guests === null && !cleared.includes('guests') && (isAssumed(former) || isAssumed(meal));
  const assumed = ASSUMED_FIELDS.filter(() => guestsAssumed || isTakenBack);
  return [...waiting.filter((each) => each !== former), { ...meal, waste, cleared, assumed }];
}

/** The meals of the log with those of its kitchen that wait, the latest day first. */
export function withThoseWaiting(meals: readonly LoggedMeal[], waiting: readonly WaitingMeal[]): LoggedMeal[] {
  const isOf = (meal: WasteDraft) => (each: WaitingMeal) => isSameMeal(each.waste, meal);
  const more = waiting.filter(({ waste }) => !meals.some((meal) => isSameMeal(meal, waste)));
  const known = meals.map((meal) => {
    const entry = waiting.find(isOf(meal));
    return entry ? { ...meal, ...mergedWaste(meal, entry.waste, entry) } : meal;
  });
  return [...more.map((entry) => ({ ...entry.waste, ...knownOf(entry), id: entry.id })), ...known].toSorted((one, other) =>
    other.day.localeCompare(one.day),
  );
}

const isSameMeal = (one: WasteDraft, other: WasteDraft): boolean => one.day === other.day && one.meal === other.meal;

const isIn = (list: 'cleared' | 'assumed', field: WasteField, ...meals: WaitingMeal[]): boolean =>
  meals.some((meal) => meal[list]?.some((each) => each === field) === true);

const isAssumed = (meal: WaitingMeal): boolean => isIn('assumed', 'guests', meal);

/** What an entry that waits says of its meal. */
const knownOf = (meal: WaitingMeal): KnownWaste => ({
  ...meal.waste,
  guestsAssumed: meal.waste.guests !== null && isAssumed(meal),
});

/** Whether it is kept: a full or forbidden storage keeps nothing. */
export function keepWaiting(storage: Storage, userId: string, meals: readonly WaitingMeal[]): boolean {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(meals));
    return true;
  } catch {
    return false;
  }
}
