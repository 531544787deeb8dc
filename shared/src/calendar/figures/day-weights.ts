import { guestsOfDay, type MenuPlanDraft } from '../model/menu-plan.ts';

/**
 * Guests who are expected on a day: as somebody says, else as many as portions were written of its only dish. Portions of several dishes are no
 * guests, for one guest may take three courses; where none is cooked of any, nobody comes. Null when not known.
 */
export function expectedGuests(dishes: readonly { servings: number | null }[], guests: number | null): number | null {
  if (guests !== null || dishes.length === 0) return guests;
  if (dishes.every(({ servings }) => servings === 0)) return 0;
  return dishes.length === 1 ? (dishes[0]?.servings ?? null) : null;
}

/**
 * What each day with dishes weighs in a mean: as many as come. Where that is not known of one of them, all days weigh the same, for a
 * day that nobody counted is no day of one guest; a day on which nobody comes weighs nothing.
 */
export function dayWeights(guests: readonly (number | null)[]): number[] {
  const isAlike = guests.includes(null);
  return guests.map((come) => (come === null || (isAlike && come > 0) ? 1 : come));
}

/** Whether some days have a number of guests, and others none: then the numbers weigh nothing. */
export function isPartlyCounted(guests: readonly (number | null)[]): boolean {
  return guests.includes(null) && guests.some((come) => come !== null);
}

type Counted = Pick<MenuPlanDraft, 'cells' | 'weekdays' | 'guests' | 'guestsOn'>;

const keyOf = ({ week, weekday }: { week: number; weekday: number }): number => week * 7 + weekday;

/** What the days of a plan weigh, for figures and search alike; a day that has no dish yet weighs one. */
export function weightsOfPlan(plan: Counted): (day: { week: number; weekday: number }) => number {
  const open = plan.cells.filter(({ weekday }) => plan.weekdays.includes(weekday));
  const days = [...Map.groupBy(open, keyOf)];
  const weights = dayWeights(days.map(([, cells]) => expectedGuests(cells, guestsOfDay(plan, cells[0]?.weekday ?? 1))));
  const byDay = new Map(days.map(([key], at) => [key, weights[at] ?? 1]));
  return (day) => byDay.get(keyOf(day)) ?? 1;
}
