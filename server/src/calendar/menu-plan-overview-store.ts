import type { ListedMenuPlan } from '@plateprint/shared/calendar/menu-plan-api.ts';
import { sql } from 'kysely';
import { binEnds } from '../platform/database/bin.ts';
import type { Database } from '../platform/database/database.ts';
import { pageOf, type Page } from '../platform/database/page.ts';
import { toPlanSummary } from './menu-plan-row.ts';

interface PageOfPlans {
  /** Only plans in the bin that can be restored at that time. */
  inBinAt?: Date;
  cursor?: string | undefined;
  limit: number;
}

/** The menu plans of a restaurant, newest change first, a page at a time. */
export async function menuPlansOfRestaurant(
  database: Database,
  restaurant: { id: string; organizationId: string },
  { inBinAt, cursor, limit }: PageOfPlans,
): Promise<Page<ListedMenuPlan>> {
  const plans = database
    .selectFrom('menu_plan')
    .select(['id', 'restaurant_id', 'name', 'weeks', 'dishes', 'starts_on', 'updated_at'])
    .select(sql<boolean>`published_document is not null`.as('is_published'))
    // To the microsecond: a timestamp in JavaScript has milliseconds and would skip or repeat rows at a page's edge.
    .select(sql<string>`to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('changed'))
    .where('organization_id', '=', restaurant.organizationId)
    .where('restaurant_id', '=', restaurant.id)
    .where(({ eb }) => (inBinAt ? eb('deleted_at', '>', binEnds(inBinAt)) : eb('deleted_at', 'is', null)))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  const page = await pageOf(plans, {
    cursor,
    limit,
    sortedBy: 'moment',
    after: (from, [changed, id]) => from.where(sql<boolean>`(updated_at, id) < (${changed}::timestamptz, ${id})`),
    keyOf: (row) => [row.changed, row.id],
  });
  return { items: page.items.map((row) => ({ ...toPlanSummary(row), isPublished: row.is_published })), next: page.next };
}
