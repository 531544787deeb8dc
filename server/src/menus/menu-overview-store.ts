import type { MenuSummary } from '@plateprint/shared/menus/menu.ts';
import { sql } from 'kysely';
import { binEnds } from '../platform/database/bin.ts';
import type { Database } from '../platform/database/database.ts';
import { holding } from '../platform/database/like-pattern.ts';
import { pageOf, type Page } from '../platform/database/page.ts';
import { linkNumbersOf } from './live-link-store.ts';
import { toSummary } from './menu-row.ts';

const SUMMARY = [
  'id',
  'name',
  'library_scope',
  'orientation',
  'language',
  'dishes',
  'legacy',
  'thumbnail',
  'updated_at',
] as const;

interface Shelf {
  id: string;
  organizationId: string;
}

interface MenuQuery {
  query?: string;
  orientation?: string | undefined;
  live?: boolean | undefined;
  /** Only things in the bin that can be restored at that time. */
  inBinAt?: Date;
  cursor?: string | undefined;
  limit: number;
}

/** The menus that a restaurant uses: its own and its organization's library, newest change first, a page at a time. */
export async function menusOfRestaurant(database: Database, restaurant: Shelf, asked: MenuQuery): Promise<Page<MenuSummary>> {
  const { query, orientation, live, inBinAt, cursor, limit } = asked;
  let menus = database
    .selectFrom('menu')
    .select(SUMMARY)
    // To the microsecond: a timestamp in JavaScript has milliseconds and would skip or repeat rows at a page's edge.
    .select(sql<string>`to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('changed'))
    .where('organization_id', '=', restaurant.organizationId)
    .where((build) => build.or([build('restaurant_id', '=', restaurant.id), build('library_scope', '=', 'organization')]))
    .where(({ eb }) => (inBinAt ? eb('deleted_at', '>', binEnds(inBinAt)) : eb('deleted_at', 'is', null)));
  if (query) menus = menus.where('name_search', 'like', holding(query.toLowerCase()));
  if (orientation) menus = menus.where('orientation', '=', orientation);
  if (live !== undefined) {
    const isLive = sql<boolean>`exists (select from live_link where live_link.menu_id = menu.id and live_link.restaurant_id = ${restaurant.id})`;
    menus = menus.where(live ? isLive : sql<boolean>`not ${isLive}`);
  }
  const page = await pageOf(
    menus
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1),
    {
      cursor,
      limit,
      sortedBy: 'moment',
      after: (from, [changed, id]) => from.where(sql<boolean>`(updated_at, id) < (${changed}::timestamptz, ${id})`),
      keyOf: (row) => [row.changed, row.id],
    },
  );
  const numbers = await linkNumbersOf(
    database,
    restaurant.id,
    page.items.map(({ id }) => id),
  );
  return { items: page.items.map((row) => toSummary(row, numbers.get(row.id) ?? [])), next: page.next };
}
