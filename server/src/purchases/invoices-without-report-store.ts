import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { sameStart } from '../reports/report-store.ts';
import type { InvoiceMonth } from './invoice-store.ts';

const OF_MONTH = { category: 'restaurant', variety: 'procurement', type: 'monthly' } as const;

/**
 * The invoices of kitchens' months whose rows stand nowhere, for the month's report was deleted. Where credit notes took back all of a month,
 * there is no report either, and nothing is missing: its invoices are not among them.
 */
export async function invoicesWithoutReport(
  database: Database,
  organizationId: string,
  months: readonly InvoiceMonth[],
): Promise<string[]> {
  if (months.length === 0) return [];
  const rows = await database
    .selectFrom('invoice')
    .select(['id', 'restaurant_id', sql<string>`left(issued, 7)`.as('month')])
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', 'in', [...new Set(months.map(({ restaurantId }) => restaurantId))])
    .where((build) =>
      build.or(
        [...new Set(months.map(({ month }) => month))].map((month) =>
          build.and([build('issued', '>=', `${month}-01`), build('issued', '<=', `${month}-31`)]),
        ),
      ),
    )
    .execute();
  const gone = Map.groupBy(rows, (row) => `${row.restaurant_id} ${row.month}`);
  const lost: string[] = [];
  for (const invoices of gone.values()) {
    const [{ restaurant_id: id, month } = { restaurant_id: '', month: '' }] = invoices;
    if ((await sameStart(database, { id, organizationId }, { ...OF_MONTH, startDate: `${month}-01` })) !== null) continue;
    const ids = invoices.map((invoice) => invoice.id);
    if (await isSomethingLeft(database, organizationId, ids)) lost.push(...ids);
  }
  return lost;
}

/** Whether invoices bought more than their credit notes took back, of any article. */
async function isSomethingLeft(database: Database, organizationId: string, invoices: readonly string[]): Promise<boolean> {
  const article = await database
    .selectFrom('invoice_line')
    .select('article_key')
    .where('organization_id', '=', organizationId)
    .where('invoice_id', 'in', invoices)
    .groupBy(['article_key', 'name', 'unit'])
    .having(sql<boolean>`abs(coalesce(sum(net), 0)) >= 0.005 or abs(coalesce(sum(grams), 0)) >= 0.5`)
    .limit(1)
    .executeTakeFirst();
  return article !== undefined;
}

export async function forgetInvoices(transaction: Database, organizationId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.deleteFrom('invoice').where('organization_id', '=', organizationId).where('id', 'in', ids).execute();
}
