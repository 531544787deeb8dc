import { dayLater } from '@plateprint/shared/calendar/model/plan-dates.ts';
import type { PlanDish } from '@plateprint/shared/calendar/model/plan-dish.ts';
import type { Services } from '../../platform/services.ts';
import { soldInLatestMonths } from '../../reports/actions/sold-before.ts';
import { daysOfDishes } from '../../reports/sold-day-store.ts';

/** A quarter: the season that dishes are sold in. */
const DAYS = 91;

/** A kitchen's latest sales of dishes, by their ids: the one source for guests' choices, wherever servings are expected. */
export async function soldOfDishes(
  { database, files, clock }: Pick<Services, 'database' | 'files' | 'clock'>,
  restaurant: { id: string; organizationId: string },
  recipeIds: readonly string[],
): Promise<ReadonlyMap<string, PlanDish['sold']>> {
  if (recipeIds.length === 0) return new Map();
  const { id: restaurantId, organizationId } = restaurant;
  const before = clock().toISOString().slice(0, 10);
  const months = await soldInLatestMonths({ database, files }, { organizationId, restaurantId, before });
  const span = { from: dayLater(before, 1 - DAYS), to: before };
  const byDay = await daysOfDishes(database, restaurant, { ...span, recipeIds: [...recipeIds] });
  return new Map(
    recipeIds.map((id) => {
      const [onDays, ofMonths] = [byDay.get(id), months.get(id) ?? null];
      return [id, onDays ? { ...(ofMonths ?? { servings: 0, months: 0 }), onDays } : ofMonths];
    }),
  );
}
