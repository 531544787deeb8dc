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
