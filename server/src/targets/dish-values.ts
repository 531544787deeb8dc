import { type Month, monthLater, monthsBetween } from '@plateprint/shared/kernel/month.ts';
import type { MonthlyValues } from '@plateprint/shared/targets/judged/judge-change.ts';
import type { BodyServices } from '../reports/body-store.ts';
import { dishesOfMonths } from '../reports/report-dish-store.ts';

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
  return { own, others: sisters.toSorted((a, b) => soldIn(b) - soldIn(a)).slice(0, MOST_SISTERS) };
}

function soldIn(values: MonthlyValues): number {
  return [...values.values()].reduce((sum, servings) => sum + servings, 0);
}
