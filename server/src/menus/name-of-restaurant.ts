import type { RestaurantPlace } from '@plateprint/shared/access/actor.ts';
import type { Database } from '../platform/database/database.ts';

/** The name of the kitchen that a menu was made in; also of one that was deleted since. */
export async function nameOfRestaurant(database: Database, { id, organizationId }: RestaurantPlace): Promise<string> {
  const row = await database
    .selectFrom('restaurant')
    .select('name')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return row?.name ?? '';
}
