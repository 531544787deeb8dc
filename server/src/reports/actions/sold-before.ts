import type { Database } from '../../platform/database/database.ts';
import { bodyOf } from '../body-store.ts';

/** Monthly reports that say how dishes sell: a season, and few enough to be opened. */
const REPORTS = 3;

interface SoldQuery {
  organizationId: string;
  restaurantId: string;
  before: string;
  recipeIds: readonly string[];
}

/** Servings of recipes in the latest completed monthly reports that began before a day. */
export async function soldBeforeDay(database: Database, asked: SoldQuery): Promise<{ id: string; servings: number }[]> {
  const { organizationId } = asked;
  const wanted = new Set(asked.recipeIds);
  const sold = new Map<string, number>();
  for (const { id: report } of await latestMonths(database, asked)) {
    const document = await bodyOf(database, { organizationId, id: report }, 'document');
    for (const { id, servings } of document?.organization.lines ?? []) {
      if (id !== null && servings !== null && wanted.has(id)) sold.set(id, (sold.get(id) ?? 0) + servings);
    }
  }
  return [...sold].map(([id, servings]) => ({ id, servings }));
}

async function latestMonths(database: Database, { organizationId, restaurantId, before }: SoldQuery): Promise<{ id: string }[]> {
  return database
    .selectFrom('report')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', restaurantId)
    .where('category', '=', 'restaurant')
    .where('variety', '=', 'sales')
    .where('type', '=', 'monthly')
    .where('status', '=', 'completed')
    .where('deleted_at', 'is', null)
    .where('start_date', '<', before)
    .orderBy('start_date', 'desc')
    .orderBy('id', 'desc')
    .limit(REPORTS)
    .execute();
}
