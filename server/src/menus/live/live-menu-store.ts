import type { LiveMenu } from '@plateprint/shared/menus/live/live-menu.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { recipeIdsOf } from '../menu-row.ts';
import { presentMenu } from '../present-menu.ts';

/**
 * What stands on the link with that token; null when there is no such link. Whoever has the token may see it, also after
 * the plan went down; a menu of another organization, or one in the bin, is never shown.
 */
export async function liveMenuOf(database: Database, token: string): Promise<LiveMenu | null> {
  const link = await database
    .selectFrom('live_link')
    .innerJoin('restaurant', 'restaurant.id', 'live_link.restaurant_id')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .select(['live_link.menu_id', 'restaurant.organization_id', 'restaurant.name', 'restaurant.logo'])
    .where('live_link.token', '=', token)
    .where('restaurant.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!link) return null;
  const restaurant = { name: link.name, logo: link.logo };
  const row =
    link.menu_id === null
      ? undefined
      : await database
          .selectFrom('menu')
          .selectAll()
          .where('organization_id', '=', link.organization_id)
          .where('id', '=', link.menu_id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
  if (!row) return { restaurant, menu: null };
  const { options, settings, background, blocks, secondBlocks, ...shown } = await presentMenu(database, row);
  const page = { options, settings, background, blocks, secondBlocks };
  const known = await knownAllergens(database, row.organization_id, recipeIdsOf(page));
  return {
    restaurant,
    menu: {
      page,
      dishes: shown.recipes.map((dish) => ({ ...dish, allergensKnown: known.has(dish.id) })),
      customLabels: shown.customLabels,
      backgroundUrl: shown.backgroundUrl,
    },
  };
}

/** Those of the recipes whose every line is understood. */
async function knownAllergens(database: Database, organizationId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom('recipe')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where(sql<boolean>`footprint -> 'allergens' ->> 'known' = 'true'`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
