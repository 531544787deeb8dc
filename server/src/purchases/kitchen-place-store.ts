import type { Database } from '../platform/database/database.ts';

/** Where an organization's restaurants are, by their id: one of them, or all. */
export async function kitchenPlaces(
  database: Database,
  { organizationId, restaurantId }: { organizationId: string; restaurantId: string | null },
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('restaurant')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .select(({ fn }) => ['restaurant.id', fn.coalesce('restaurant.location', 'organization.location').as('location')])
    .where('restaurant.organization_id', '=', organizationId)
    .$if(restaurantId !== null, (query) => query.where('restaurant.id', '=', restaurantId ?? ''))
    .execute();
  return new Map(rows.map(({ id, location }) => [id, location]));
}
