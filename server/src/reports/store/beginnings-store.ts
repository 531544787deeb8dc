import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import type { Beginnings } from '@plateprint/shared/reports/totals/months-without-report.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

interface Restaurants {
  organizationId: string;
  restaurantIds: readonly string[];
  variety: ReportVariety;
}

/** How many of the restaurants began in a month: when they were added, or with their first monthly report of before. */
export async function beginningsOf(
  database: Database,
  { organizationId, restaurantIds, variety }: Restaurants,
): Promise<Beginnings> {
  const { rows } = await sql<{ month: Month; restaurants: number }>`
    select least(to_char(created_at at time zone 'utc', 'YYYY-MM'), (
      select left(min(start_date)::text, 7) from report
      where report.restaurant_id = restaurant.id and report.variety = ${variety} and report.type = 'monthly'
        and report.category = 'restaurant' and report.status = 'completed' and report.deleted_at is null
    )) as month, count(*)::integer as restaurants
    from restaurant
    where organization_id = ${organizationId} and id = any(${restaurantIds}::text[])
    group by 1`.execute(database);
  return new Map(rows.map(({ month, restaurants }) => [month, restaurants]));
}
