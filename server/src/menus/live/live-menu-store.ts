import type { LiveMenu } from '@plateprint/shared/menus/live/live-menu.ts';
import { labelsOfLink } from '@plateprint/shared/organizations/label-basis.ts';
import { labelBasisOf } from '../../organizations/label-basis-row.ts';
import { sql, type SqlBool } from 'kysely';
import { askedTogether } from '../../platform/database/asked-together.ts';
import type { Database } from '../../platform/database/database.ts';
import { dishMeats } from '../actions/dish-meats.ts';
import { presentMenu } from '../actions/present-menu.ts';

/** Whether a link leads somewhere: its restaurant and its organization are there. Guests who ask at once are one statement. */
export const isLiveLink = askedTogether<string, boolean>({
  nameOf: () => 'live links',
  ask: async (database, tokens) => {
    const rows = await linksOf(database, [...new Set(tokens)])
      .select('live_link.token')
      .execute();
    const live = new Set(rows.map(({ token }) => token));
    return tokens.map((token) => live.has(token));
  },
});

function linksOf(database: Database, tokens: readonly string[]) {
  return database
    .selectFrom('live_link')
    .innerJoin('restaurant', 'restaurant.id', 'live_link.restaurant_id')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .where(sql<SqlBool>`live_link.token = any(${tokens}::text[])`)
    .where('restaurant.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null);
}

/**
 * What stands on the link with that token; null when there is no such link. Whoever has the token may see it, also after
 * the plan went down; a menu of another organization, or one in the bin, is never shown.
 */
export async function liveMenuOf(database: Database, token: string, now: Date): Promise<LiveMenu | null> {
  const link = await linksOf(database, [token])
    .select(['live_link.menu_id', 'live_link.in_figures', 'restaurant.id', 'restaurant.organization_id'])
    .select(['restaurant.name', 'restaurant.logo'])
    .select((build) => build.fn.coalesce('restaurant.location', 'organization.location').as('location'))
    .select('organization.label_basis')
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
  const kitchen = { id: link.id, organizationId: link.organization_id, location: link.location };
  const meats = await dishMeats(database, kitchen, { recipeIds: shown.recipes.map(({ id }) => id), now });
  const page = { options, settings, background, blocks, secondBlocks };
  return {
    restaurant,
    menu: {
      page,
      labels: labelsOfLink(
        { location: link.location, labelBasis: labelBasisOf(link.label_basis), inFigures: link.in_figures },
        now,
      ),
      dishes: shown.recipes.map((dish) => ({ ...dish, meats: meats.get(dish.id)?.meats })),
      customLabels: shown.customLabels,
      backgroundUrl: shown.backgroundUrl,
    },
  };
}
