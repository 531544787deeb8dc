import type { Database } from '../platform/database/database.ts';
import { bodyOf, type StoredRows } from './body-store.ts';

export interface PurchasesQuery {
  organizationId: string;
  /** Null for every restaurant of the organization. */
  restaurantId: string | null;
  /** Days: reports of months that begin between them. */
  from: string;
  to: string;
}

/** The rows of the monthly procurement reports of a time, one report after the other: a year of many kitchens is never in memory at once. */
export async function* purchasedRows(
  database: Database,
  { organizationId, restaurantId, from, to }: PurchasesQuery,
): AsyncGenerator<StoredRows> {
  const reports = await database
    .selectFrom('report')
    .select('id')
    .where('organization_id', '=', organizationId)
    .$if(restaurantId !== null, (query) => query.where('restaurant_id', '=', restaurantId ?? ''))
    .where('category', '=', 'restaurant')
    .where('variety', '=', 'procurement')
    .where('type', '=', 'monthly')
    .where('start_date', '>=', from)
    .where('start_date', '<=', to)
    .where('deleted_at', 'is', null)
    .orderBy('start_date')
    .orderBy('id')
    .execute();
  for (const { id } of reports) {
    const rows = await bodyOf(database, { id, organizationId }, 'rows');
    if (rows) yield rows;
  }
}
