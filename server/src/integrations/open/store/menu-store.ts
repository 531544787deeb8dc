import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

interface MenuPlace {
  restaurantId: string;
  /** The ends of the addresses at which guests see it now. */
  tokens: string[];
}

/** Where menus of an organization were made, and the live links that show them. */
export async function menuPlaces(
  database: Database,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, MenuPlace>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; restaurant_id: string; tokens: string[] }>`
    select menu.id, menu.restaurant_id, array(
      select live_link.token from live_link join restaurant on restaurant.id = live_link.restaurant_id
      where live_link.menu_id = menu.id and restaurant.organization_id = ${organizationId} and restaurant.deleted_at is null
      order by live_link.restaurant_id, live_link.link_number
    ) as tokens
    from menu where menu.organization_id = ${organizationId} and menu.id = any(${ids}::text[])`.execute(database);
  return new Map(rows.map(({ id, restaurant_id: restaurantId, tokens }) => [id, { restaurantId, tokens }]));
}
