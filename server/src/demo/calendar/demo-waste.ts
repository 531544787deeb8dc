import type { WasteDraft } from '@plateprint/shared/calendar/waste/waste-meal.ts';
import { dayLater, daysOfSpan, mondayOf } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { type Day, monthOfDay } from '@plateprint/shared/kernel/month.ts';
import { chanceOf, seasonOf } from '../demo-seasons.ts';
import { DEMO_MENU_PLAN } from './demo-menu-plan.ts';

/** A week each quarter, and how long ago the last one was. */
const WEEKS = 7;
const BETWEEN = 91;
const AGO = 14;
/** Grams a guest, and what becomes of them from quarter to quarter. */
const GRAMS = { kitchen: 15, serving: 27, plate: 21 };
const LESS = 0.955;

/** Waste that the demo's kitchen weighed: five lunches of one week in each quarter, less with each. */
export function demoWaste(today: Day): WasteDraft[] {
  const { restaurant, guests, weekdays } = DEMO_MENU_PLAN;
  const last = dayLater(mondayOf(today), -AGO);
  return Array.from({ length: WEEKS }, (_, ago) => dayLater(last, -BETWEEN * ago)).flatMap((monday, ago) => {
    const weeks = { weeks: 1, weekdays: [...weekdays], startsOn: monday, endsOn: null, closed: [] };
    return daysOfSpan(weeks, monday, dayLater(monday, 6)).map(({ date }): WasteDraft => {
      const came = Math.round(guests * seasonOf(restaurant, monthOfDay(date as Day)) * (0.93 + 0.12 * chanceOf(date, 'came')));
      const kilograms = (kind: keyof typeof GRAMS): number => {
        const grams = GRAMS[kind] * LESS ** (WEEKS - 1 - ago) * (0.8 + 0.4 * chanceOf(date, kind));
        return Math.round((came * grams) / 100) / 10;
      };
      const [kitchen, serving, plate] = [kilograms('kitchen'), kilograms('serving'), kilograms('plate')];
      return { day: date, meal: 'Lunch', guests: came, kitchen, serving, plate };
    });
  });
}
