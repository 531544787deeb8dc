import { supplierKey } from '@plateprint/shared/purchases/invoice/supplier-key.ts';
import type { WrittenInvoice } from '@plateprint/shared/purchases/invoice/invoice.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { invoiceKey } from './invoice-store.ts';

/** Of the suppliers of these invoices the ones, by supplier and number, that a kept correction has taken the place of. */
export async function replacedNumbers(
  database: Database,
  organizationId: string,
  invoices: readonly Pick<WrittenInvoice, 'supplier'>[],
): Promise<string[]> {
  if (invoices.length === 0) return [];
  const rows = await database
    .selectFrom('invoice')
    .select(['supplier_key', 'replaces'])
    .where('organization_id', '=', organizationId)
    .where('supplier_key', 'in', [...new Set(invoices.map(({ supplier }) => supplierKey(supplier)))])
    .where('kind', '=', 'correction')
    .where(sql<boolean>`replaces <> '{}'`)
    .execute();
  return rows.flatMap((row) => row.replaces.map((number) => invoiceKey(row.supplier_key, number)));
}

/** The numbers that each of these kept invoices has taken the place of. */
export async function numbersReplacedBy(
  database: Database,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('invoice')
    .select(['id', 'replaces'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, replaces }) => [id, replaces]));
}
