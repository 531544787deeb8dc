import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { InvoiceMonth } from './invoice-store.ts';

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
        months.map(({ month }) => build.and([build('issued', '>=', `${month}-01`), build('issued', '<=', `${month}-31`)])),
      ),
    )
    .where((build) =>
      build.not(
        build.exists(
          build
            .selectFrom('report')
            .select('report.id')
            .whereRef('report.organization_id', '=', 'invoice.organization_id')
            .whereRef('report.restaurant_id', '=', 'invoice.restaurant_id')
            .where('report.category', '=', 'restaurant')
            .where('report.variety', '=', 'procurement')
            .where('report.type', '=', 'monthly')
            .where('report.start_date', '=', sql<string>`left(invoice.issued, 7) || '-01'`)
            .where('report.deleted_at', 'is', null),
        ),
      ),
    )
    .execute();
  const gone = Map.groupBy(rows, (row) => `${row.restaurant_id} ${row.month}`);
  const lost: string[] = [];
  for (const invoices of gone.values()) {
    const ids = invoices.map(({ id }) => id);
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
