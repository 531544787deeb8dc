import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

interface ReportBasis {
  consumption: string;
  foodDataVersion: string | null;
}

/** The basis of the figures of an organization's reports, by the reports' ids. */
export async function reportBases(
  database: Database,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, ReportBasis>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('report')
    .innerJoin('restaurant', 'restaurant.id', 'report.restaurant_id')
    .innerJoin('organization', 'organization.id', 'report.organization_id')
    .select([
      'report.id',
      'report.food_data_version',
      sql<string>`case when report.category = 'organization' then organization.location
        else coalesce(restaurant.location, organization.location) end`.as('consumption'),
    ])
    .where('report.organization_id', '=', organizationId)
    .where(sql<boolean>`report.id = any(${ids}::text[])`)
    .execute();
  return new Map(rows.map(({ id, consumption, food_data_version: foodDataVersion }) => [id, { consumption, foodDataVersion }]));
}
