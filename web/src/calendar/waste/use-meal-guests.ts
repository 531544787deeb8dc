import { type ExpectedGuests, guestsOfMeal } from '@plateprint/shared/calendar/waste/expected-guests.ts';
import type { LoggedMeal, WasteAside } from '@plateprint/shared/calendar/waste/waste-meal.ts';
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
  /** Where a number that nobody typed is from, `former` where an earlier entry brought it; null: it was typed, or there is none. */
  from: ExpectedGuests['of'] | 'former' | null;
  /** Somebody cleared a number that nobody had typed. */
  isTakenBack: boolean;
  /** Somebody wrote in the field, or cleared it. */
  onTyped: () => void;
  onKept: () => void;
  /** What is sent beside the values. */
  aside: WasteAside;
}

/**
 * The guests of a meal that nobody counted yet: as sold or planned, until somebody writes or clears them. `meals` are those of the log and those
 * that wait.
 */
export function useMealGuests(
  expected: readonly ExpectedGuests[],
  meals: readonly LoggedMeal[],
  { day, meal, written }: OfMeal,
): MealGuests {
  const format = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const [kept, setKept] = useState<{ day: string; meal: string } | null>(null);
  const name = meal.trim();
  const key = `${day} ${name}`;
  const isThis = (each: { day: string; meal: string }): boolean => each.day === day && each.meal === name;
  // A meal that somebody wrote down has the guests that were counted, or none because they were cleared; what was assumed may be known better now.
  const there = meals.find(isThis);
  const isSettled = (kept !== null && isThis(kept)) || (there !== undefined && !there.guestsAssumed);
  // Between its sending and the next reading of the log a meal stands in no list.
  const guests = isSettled ? null : guestsOfMeal(expected, { day, meal }, kept === null ? meals : [...meals, kept]);
  const isUnwritten = guests !== null && written.trim() === '';
  // A number that was written stays while its meal is named; an emptied field is empty for the meal that it was emptied for.
  const isAssumed = isUnwritten && typed !== key;
  const isFormer = there?.guestsAssumed === true && written.trim() === '' && !isUnwritten;
  return {
    shown: isAssumed ? format.plain(guests.guests) : written,
    from: isAssumed ? guests.of : isFormer ? 'former' : null,
    isTakenBack: isUnwritten && !isAssumed,
    onTyped: () => setTyped(key),
    onKept: () => {
      setKept({ day, meal: name });
      setTyped(null);
    },
    // Who empties a number that nobody typed takes that one back, and no count that another place may have sent since.
    aside: isUnwritten ? { assumed: ['guests'] } : {},
  };
}
