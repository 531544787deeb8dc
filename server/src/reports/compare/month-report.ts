import type { Database } from '../../platform/database/database.ts';

interface MonthOfRestaurant {
  organizationId: string;
  restaurantId: string;
  /** `2026-11`. */
  month: string;
  variety: string;
}

/** The completed report of a restaurant's month; null when there is none. */
export async function idOfMonth(database: Database, asked: MonthOfRestaurant): Promise<string | null> {
  const row = await database
    .selectFrom('restaurant_month')
    .select('report_id')
    .where('organization_id', '=', asked.organizationId)
    .where('restaurant_id', '=', asked.restaurantId)
    .where('variety', '=', asked.variety)
    .where('month', '=', asked.month)
    .limit(1)
    .executeTakeFirst();
  return row?.report_id ?? null;
}

/** The completed reports of a restaurant's months, the first month first. */
export async function reportsOfMonths(
  database: Database,
  asked: Omit<MonthOfRestaurant, 'month'> & { from: string; to: string },
): Promise<{ month: string; id: string }[]> {
  const rows = await database
    .selectFrom('restaurant_month')
    .select(['month', 'report_id'])
    .distinct()
    .where('organization_id', '=', asked.organizationId)
    .where('restaurant_id', '=', asked.restaurantId)
    .where('variety', '=', asked.variety)
    .where('month', '>=', asked.from)
    .where('month', '<=', asked.to)
    .orderBy('month')
    .execute();
  return rows.map(({ month, report_id: id }) => ({ month, id }));
}
