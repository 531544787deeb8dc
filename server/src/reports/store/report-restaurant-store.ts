import type { Day, Month } from '@plateprint/shared/kernel/month.ts';
import type { ReportingRestaurant } from '@plateprint/shared/reports/model/restaurant-row.ts';
import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

function restaurants(database: Database, organizationId: string) {
  const closedOn = sql<Day | null>`to_char(deleted_at at time zone 'utc', 'YYYY-MM-DD')`;
  const lastReported = sql<Month | null>`(
    select left(max(start_date)::text, 7) from report
    where report.restaurant_id = restaurant.id and report.category = 'restaurant' and report.type = 'monthly'
      and report.status = 'completed' and report.deleted_at is null and restaurant.deleted_at is not null
  )`;
  return database
    .selectFrom('restaurant')
    .select(['id', 'name', closedOn.as('closedOn'), lastReported.as('lastReported')])
    .where('organization_id', '=', organizationId);
}

/** The restaurants of an organization, by name. */
export async function restaurantsOfOrganization(database: Database, organizationId: string): Promise<ReportingRestaurant[]> {
  return restaurants(database, organizationId).where('deleted_at', 'is', null).orderBy('name').orderBy('id').execute();
}

/** The same with those that were deleted. */
export async function restaurantsEver(database: Database, organizationId: string): Promise<ReportingRestaurant[]> {
  return restaurants(database, organizationId).orderBy('name').orderBy('id').execute();
}

/** Those of an organization among the ids, deleted ones too. */
export async function restaurantsAmong(
  database: Database,
  organizationId: string,
  ids: readonly string[],
): Promise<ReportingRestaurant[]> {
  return restaurants(database, organizationId)
    .where(sql<SqlBool>`id = any(${ids}::text[])`)
    .execute();
}
