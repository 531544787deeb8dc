import { type ExpectedGuests, guestsOfMeal } from '@plateprint/shared/calendar/waste/expected-guests.ts';
import type { WasteAside, WasteMeal } from '@plateprint/shared/calendar/waste/waste-meal.ts';
import { useState } from 'react';
import { useFormat } from '../../platform/i18n/use-format.ts';

interface OfMeal {
  day: string;
  meal: string;
  /** What somebody wrote in the field of the guests. */
  written: string;
}

interface MealGuests {
  /** What stands in the field. */
  shown: string;
  /** Where a number that nobody typed is from; null: it was typed, or there is none. */
  from: ExpectedGuests['of'] | null;
  /** Somebody wrote in the field, or cleared it. */
  onTyped: () => void;
  onKept: () => void;
  /** What is sent beside the values. */
  aside: WasteAside;
}

/** The guests of a meal that nobody wrote down yet: as sold or planned, until somebody writes or clears them. */
export function useMealGuests(
  expected: readonly ExpectedGuests[],
  meals: readonly WasteMeal[],
  { day, meal, written }: OfMeal,
): MealGuests {
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const key = `${day} ${meal.trim()}`;
  // A meal that somebody wrote down has the guests that it has, or none because they were cleared.
  const isThere = kept === key || meals.some((each) => each.day === day && each.meal === meal.trim());
  const guests = isThere ? null : guestsOfMeal(expected, { day, meal }, meals);
  // A number that was written stays while its meal is named; an emptied field is empty for the meal that it was emptied for.
  const isAssumed = guests !== null && written.trim() === '' && typed !== key;
  return {
    shown: isAssumed ? format.plain(guests.guests) : written,
    from: isAssumed ? guests.of : null,
    onTyped: () => setTyped(key),
    onKept: () => {
      setKept(key);
      setTyped(null);
    },
    // Who empties a number that nobody typed has read no count: nothing is cleared that another place may have counted since.
    aside: isAssumed ? { assumed: ['guests'] } : {},
  };
}
