import { type Day, type Month, monthLater, monthsBetween } from '@plateprint/shared/kernel/month.ts';
import type { MonthlyValues } from '@plateprint/shared/targets/judged/judge-change.ts';
import { MOST_WEEKS, type WeeklyValues } from '@plateprint/shared/targets/judged/judge-weeks.ts';
import type { Database } from '../platform/database/database.ts';
import type { BodyServices } from '../reports/body-store.ts';
import { dishesOfMonths } from '../reports/report-dish-store.ts';
import { soldOnDays } from '../reports/sold-day-store.ts';

const YEAR = 12;
/** Dishes that one is held against: those sold most. What is sold three times a month varies by chance alone. */
const MOST_SISTERS = 20;

/** Servings a month of a dish and of the dishes beside it, two years before a month and a year from it on. */
export async function servingsOfDishes(
  services: BodyServices,
  { id, organizationId }: { id: string; organizationId: string },
  { dish, around }: { dish: string; around: Month },
): Promise<{ own: MonthlyValues; others: MonthlyValues[] }> {
  const months = monthsBetween(monthLater(around, -2 * YEAR), monthLater(around, YEAR - 1));
  const reported = await dishesOfMonths(services, { organizationId, restaurantIds: [id], months });
  const values = new Map<string, Map<string, number>>();
  for (const { month, dishes } of reported) {
    for (const { id: of, servings } of dishes) {
      const own = values.get(of) ?? new Map<string, number>();
      values.set(of, own);
      own.set(month, servings);
    }
  }
  const own: MonthlyValues = values.get(dish) ?? new Map();
  values.delete(dish);
  // The judge looks at the year before and what came since, too: who was there then may be held against.
  const latest = [...own.keys()].filter((month) => month >= monthLater(around, -YEAR));
  const sisters = [...values.values()].filter((each) => latest.every((month) => (each.get(month) ?? 0) > 0));
  return { own, others: mostSold(sisters) };
}

function mostSold<T extends MonthlyValues | WeeklyValues>(sisters: readonly T[]): T[] {
  const sold = (values: T): number => [...values.values()].reduce((sum, servings) => sum + servings, 0);
  return sisters.toSorted((a, b) => sold(b) - sold(a)).slice(0, MOST_SISTERS);
}

const DAY_MS = 86_400_000;
const WEEK = 7;

/** Servings of a dish on a day on which it was there, and of the dishes beside it, by the weeks before a day and from it on. */
export async function weeksOfDishes(
  database: Database,
  kitchen: { id: string; organizationId: string },
  { dish, from }: { dish: string; from: Day },
): Promise<{ own: WeeklyValues; others: WeeklyValues[] }> {
  const at = (days: number) => new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10);
  const sold = await soldOnDays(database, kitchen, { from: at(-WEEK * MOST_WEEKS), to: at(WEEK * MOST_WEEKS - 1) });
  const weeks = new Map([...Map.groupBy(sold, ({ recipeId }) => recipeId)].map(([id, days]) => [id, valuesOfWeeks(days, from)]));
  const own = weeks.get(dish) ?? new Map<number, number>();
  weeks.delete(dish);
  return { own, others: mostSold([...weeks.values()]) };
}

function valuesOfWeeks(days: readonly { day: string; servings: number }[], from: Day): WeeklyValues {
  const weekOf = (day: string) => Math.floor((Date.parse(day) - Date.parse(from)) / (WEEK * DAY_MS));
  return new Map(
    [...Map.groupBy(days, ({ day }) => weekOf(day))].map(([week, own]) => [
      week,
      own.reduce((sum, { servings }) => sum + servings, 0) / own.length,
    ]),
  );
}
