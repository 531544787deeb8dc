import type { Database } from '../platform/database/database.ts';
import { type StoredRows, storedRows } from './body-store.ts';

export interface PurchasesQuery {
  organizationId: string;
  /** Null for every restaurant of the organization. */
  restaurantId: string | null;
  /** Days: reports of months that begin between them. */
  from: string;
  to: string;
}

function reportsOf(database: Database, { organizationId, restaurantId, from, to }: PurchasesQuery) {
  return database
    .selectFrom('report')
    .where('organization_id', '=', organizationId)
    .$if(restaurantId !== null, (query) => query.where('restaurant_id', '=', restaurantId ?? ''))
    .where('category', '=', 'restaurant')
    .where('variety', '=', 'procurement')
    .where('type', '=', 'monthly')
    .where('start_date', '>=', from)
    .where('start_date', '<=', to)
    .where('deleted_at', 'is', null);
}

/** How many months of a time have a report of purchases. */
export async function reportedMonths(database: Database, asked: PurchasesQuery): Promise<number> {
  const rows = await reportsOf(database, asked).select('start_date').distinct().execute();
  return rows.length;
}

/** The restaurants that have a report of purchases in a time. */
export async function reportingKitchens(database: Database, asked: PurchasesQuery): Promise<string[]> {
  const rows = await reportsOf(database, asked).select('restaurant_id').distinct().execute();
  return rows.map(({ restaurant_id: id }) => id);
}

/** The rows of the monthly procurement reports of a time, one report after the other: a year of many kitchens is never in memory at once. */
export async function* purchasedRows(
  database: Database,
  asked: PurchasesQuery,
): AsyncGenerator<StoredRows & { startDate: string; restaurantId: string }> {
  const reports = await reportsOf(database, asked)
    .select(['id', 'start_date', 'restaurant_id'])
    .orderBy('start_date')
    .orderBy('id')
    .execute();
  for (const { id, start_date: startDate, restaurant_id: restaurantId } of reports) {
    const rows = await storedRows(database, { id, organizationId: asked.organizationId });
    if (rows) yield { ...rows, startDate, restaurantId };
  }
}
