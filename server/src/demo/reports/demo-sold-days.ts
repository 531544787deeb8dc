import { dayLater, daysOfSpan, mondayOf } from '@plateprint/shared/calendar/model/plan-dates.ts';
import { type Day, firstDayOf, lastDayOf, type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import { DEMO_MENU_PLAN } from '../calendar/demo-menu-plan.ts';
import type { PlannedReport } from './demo-report-plan.ts';
import { chanceOf, type SoldDish, servingsOf } from '../demo-seasons.ts';

/** Servings of a dish on a day, the dish by its place among those on sale. */
interface SoldOnDay {
  at: number;
  day: Day;
  servings: number;
}

/** The till has sent days for seven months: a quarter before a change, and what came since. */
const FIRST_MONTH = 7;
/** The kitchen cooked by the cycle for a year before it wrote the cycle down. */
const CYCLES_BEFORE = 13;

/** From a Monday on a dish stands first on the board: where it is offered, it weighs twice as much in what guests choose. */
const PUT_FIRST = { name: 'Linsgryta med kokos och sötpotatis', nth: 10, times: 2 } as const;

/** The first Monday of the month in which a dish was put first. */
export function putFirstSince(month: Month): Day {
  const first = firstDayOf(month);
  const monday = mondayOf(first);
  return (monday < first ? dayLater(monday, 7) : monday) as Day;
}

/** Guests of a Monday to Friday against a day on average. */
const WEEKDAYS = [1.02, 1.06, 1.05, 1.03, 0.84] as const;

type Dishes = readonly (SoldDish & { id: string })[];
type OfMonth = Pick<PlannedReport, 'restaurant' | 'category' | 'type' | 'month' | 'nth' | 'until'>;

/**
 * The servings of a month on the days on which the kitchen's menu plan has the dishes: a day's guests choose among what is there, by how
 * much each dish is liked. What is no dish of the plan is there every day. Empty where the till sent no days.
 */
export function soldByDay(report: OfMonth, dishes: Dishes): SoldOnDay[] {
  const { restaurant, category, type, month, nth, until } = report;
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  const { startsOn, cells } = DEMO_MENU_PLAN;
  const isOfKitchen = restaurant === DEMO_MENU_PLAN.restaurant && category === 'restaurant' && type === 'monthly';
  if (!isOfKitchen || nth < FIRST_MONTH) return [];
  const begun = dayLater(startsOn, -7 * DEMO_MENU_PLAN.weeks * CYCLES_BEFORE);
  const cycle = { ...DEMO_MENU_PLAN, startsOn: begun, weekdays: [...DEMO_MENU_PLAN.weekdays], closed: [] };
  const days = daysOfSpan(cycle, first, last);
  const isPutFirst = (name: string, date: string): boolean =>
    name === PUT_FIRST.name && date >= putFirstSince(monthLater(month, PUT_FIRST.nth - nth));
  const liked = servingsOf(restaurant, dishes, { month, nth });
  const planned = new Set(cells.map(({ recipeId }) => recipeId));
  const ofPlan = dishes.reduce((sum, { id }, at) => sum + (planned.has(id) ? (liked[at] ?? 0) : 0), 0);
  const guests = days.map(
    ({ date, weekday }) => (WEEKDAYS[weekday - 1] ?? 1) * (0.95 + 0.1 * chanceOf(restaurant, date, 'guests')),
  );
  const all = guests.reduce((sum, each) => sum + each, 0);
  const sold = days.flatMap(({ date, week, weekday }, nthDay) => {
    const share = (guests[nthDay] ?? 0) / all;
    const there = new Set(cells.flatMap((cell) => (cell.week === week && cell.weekday === weekday ? [cell.recipeId] : [])));
    const chosen = dishes.map(({ id, name }, at) => {
      if (planned.has(id) && !there.has(id)) return 0;
      const chance = 0.88 + 0.24 * chanceOf(restaurant, name, date);
      return (liked[at] ?? 0) * chance * (isPutFirst(name, date) ? PUT_FIRST.times : 1);
    });
    const ofDay = dishes.reduce((sum, { id }, at) => sum + (there.has(id) ? (chosen[at] ?? 0) : 0), 0);
    return chosen.flatMap((weight, at) => {
      if (weight === 0) return [];
      const servings = Math.round(share * (there.has(dishes[at]?.id ?? '') ? (ofPlan * weight) / ofDay : weight));
      return [{ at, day: date as Day, servings }];
    });
  });
  return until === undefined ? sold : sold.filter(({ day }) => day < until);
}

/** Servings of each dish in the time of a report. */
export function soldServings(report: PlannedReport, dishes: Dishes): number[] {
  const byDay = soldByDay(report, dishes);
  if (byDay.length === 0) return servingsOf(report.restaurant, dishes, report).map((servings) => servings * report.share);
  const sums = dishes.map(() => 0);
  for (const { at, servings } of byDay) sums[at] = (sums[at] ?? 0) + servings;
  return sums;
}
