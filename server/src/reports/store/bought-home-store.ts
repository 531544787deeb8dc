import type { Database } from '../../platform/database/database.ts';

/** Where and when what a report lists was bought; null where it is no month of a kitchen's purchases. */
export async function boughtHome(
  database: Database,
  { organizationId, id }: { organizationId: string; id: string },
): Promise<{ country: string; startDate: string } | null> {
  const row = await database
    .selectFrom('report')
    .innerJoin('restaurant', 'restaurant.id', 'report.restaurant_id')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .select(({ fn }) => ['report.start_date', fn.coalesce('restaurant.location', 'organization.location').as('country')])
    .where('report.organization_id', '=', organizationId)
    .where('report.id', '=', id)
    .where('report.category', '=', 'restaurant')
    .where('report.variety', '=', 'procurement')
    .where('report.type', '=', 'monthly')
    .executeTakeFirst();
  return row ? { country: row.country, startDate: row.start_date } : null;
}
