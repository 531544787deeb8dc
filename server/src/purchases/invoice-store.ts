import { randomUUID } from 'node:crypto';
import { signOf } from '@plateprint/shared/purchases/invoice/credit-note.ts';
import type { SetAsideReason, WrittenInvoice, WrittenInvoiceLine } from '@plateprint/shared/purchases/invoice/invoice.ts';
import { articleKey } from '@plateprint/shared/purchases/invoice/article-key.ts';
import { supplierKey } from '@plateprint/shared/purchases/invoice/supplier-key.ts';
import type { Database } from '../platform/database/database.ts';
import { weightKey } from './article-weight-store.ts';
import { inChunks } from './in-chunks.ts';
import { sql } from 'kysely';

export interface InvoiceToKeep extends Omit<WrittenInvoice, 'lines' | 'date'> {
  date: string;
  /** What discounts on the whole took off the lines. */
  discount: number;
  /** Numbers of the invoices that it has taken the place of. */
  replaces: string[];
  lines: (WrittenInvoiceLine & { grams: number | null; setAside: SetAsideReason | null })[];
}

interface Kitchen {
  organizationId: string;
  restaurantId: string;
}

export interface InvoiceMonth {
  id: string;
  restaurantId: string;
  /** `2026-11` */
  month: string;
}

/** Which of these invoices an organization has already, by supplier and number, with the month whose report they went into. */
export async function knownInvoices(
  database: Database,
  organizationId: string,
  invoices: readonly Pick<WrittenInvoice, 'supplier' | 'number'>[],
): Promise<ReadonlyMap<string, InvoiceMonth>> {
  if (invoices.length === 0) return new Map();
  const rows = await database
    .selectFrom('invoice')
    .select(['id', 'supplier_key', 'number', 'restaurant_id', 'issued'])
    .where('organization_id', '=', organizationId)
    .where('number', 'in', [...new Set(invoices.map(({ number }) => number))])
    .execute();
  return new Map(
    rows.map((row) => [
      invoiceKey(row.supplier_key, row.number),
      { id: row.id, restaurantId: row.restaurant_id, month: row.issued.slice(0, 7) },
    ]),
  );
}

export function invoiceKey(supplier: string, number: string): string {
  return JSON.stringify([supplier, number]);
}

/** Keeps invoices with their lines. @throws where one of them is there already: the unique index refuses it */
export async function insertInvoices(
  transaction: Database,
  { organizationId, restaurantId }: Kitchen,
  { invoices, source }: { invoices: readonly InvoiceToKeep[]; source: string },
): Promise<void> {
  const numbered = invoices.map((invoice) => ({ id: randomUUID(), invoice }));
  const heads = numbered.map(({ id, invoice }) => ({
    id,
    organization_id: organizationId,
    restaurant_id: restaurantId,
    supplier_key: supplierKey(invoice.supplier),
    supplier_name: invoice.supplier.name,
    supplier_id: invoice.supplier.id,
    number: invoice.number,
    kind: invoice.kind,
    issued: invoice.date,
    currency: invoice.currency,
    line_total: invoice.lineTotal,
    source,
    buyer_id: invoice.buyer.id,
    discount: invoice.discount,
    replaces: invoice.replaces,
  }));
  for (const some of inChunks(heads)) await transaction.insertInto('invoice').values(some).execute();
  const lines = numbered.flatMap(({ id, invoice }) => {
    const sign = signOf(invoice.kind);
    return invoice.lines.map((line, place) => ({
      invoice_id: id,
      place,
      organization_id: organizationId,
      line_id: line.id,
      name: line.name,
      description: line.description,
      quantity: line.quantity,
      unit: line.unit,
      grams: line.grams === null ? null : sign * line.grams,
      net: line.net === null ? null : sign * line.net,
      gtin: line.gtin,
      article_number: line.articleNumber,
      origin: line.origin,
      set_aside: line.setAside,
      article_key: articleKey(line),
    }));
  });
  for (const some of inChunks(lines)) await transaction.insertInto('invoice_line').values(some).execute();
}

/** What one unit of suppliers' articles cost at least, by `weightKey`. */
export async function invoicedPrices(
  database: Database,
  organizationId: string,
  { suppliers, articles }: { suppliers: readonly string[]; articles: readonly string[] },
): Promise<[key: string, price: number][]> {
  if (articles.length === 0) return [];
  const rows = await database
    .selectFrom('invoice_line as line')
    .innerJoin('invoice', 'invoice.id', 'line.invoice_id')
    .where('line.organization_id', '=', organizationId)
    .where('invoice.organization_id', '=', organizationId)
    .where('invoice.supplier_key', 'in', [...new Set(suppliers)])
    .where('line.article_key', 'in', [...new Set(articles)])
    .where('line.quantity', '>', 0)
    .where('line.net', '>', 0)
    .groupBy(['invoice.supplier_key', 'line.article_key', sql`coalesce(line.unit, '')`])
    .select([
      'invoice.supplier_key as supplierKey',
      sql<string>`line.article_key`.as('articleKey'),
      sql<string>`coalesce(line.unit, '')`.as('code'),
      sql<number>`min(line.net / line.quantity)`.as('price'),
    ])
    .execute();
  return rows.map(({ price, ...article }) => [weightKey(article), price]);
}

/** The kitchens that buyers' identifiers stand for. */
export async function kitchensOfBuyers(database: Database, organizationId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('invoice_buyer')
    .select(['buyer_id', 'restaurant_id'])
    .where('organization_id', '=', organizationId)
    .execute();
  return new Map(rows.map((row) => [row.buyer_id, row.restaurant_id]));
}

/** Remembers which kitchen a buyer's identifiers stand for: what was said last. */
export async function rememberBuyers(
  transaction: Database,
  { organizationId, restaurantId }: Kitchen,
  buyers: readonly string[],
): Promise<void> {
  if (buyers.length === 0) return;
  await transaction
    .insertInto('invoice_buyer')
    .values(buyers.map((buyer) => ({ organization_id: organizationId, buyer_id: buyer, restaurant_id: restaurantId })))
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'buyer_id'])
        .doUpdateSet((build) => ({ restaurant_id: build.ref('excluded.restaurant_id') })),
    )
    .execute();
}

/** The currencies of the invoices between two days, by restaurant; of one without invoices nothing. */
export async function currenciesByKitchen(
  database: Database,
  { organizationId, restaurantId, from, to }: { organizationId: string; restaurantId: string | null; from: string; to: string },
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await database
    .selectFrom('invoice')
    .select(['restaurant_id', 'currency'])
    .distinct()
    .where('organization_id', '=', organizationId)
    .$if(restaurantId !== null, (query) => query.where('restaurant_id', '=', restaurantId ?? ''))
    .where('issued', '>=', from)
    .where('issued', '<=', to)
    .where('currency', 'is not', null)
    .execute();
  const by = Map.groupBy(rows, ({ restaurant_id: id }) => id);
  return new Map([...by].map(([id, own]) => [id, own.flatMap(({ currency }) => currency ?? [])]));
}

/** What each line of a restaurant's invoices between two days cost, where its invoice says in which currency. */
export async function netsOfLines(
  database: Database,
  { organizationId, restaurantId, from, to }: Kitchen & { from: string; to: string },
): Promise<{ issued: string; name: string; id: string; articleNumber: string | null; gtin: string | null; net: number }[]> {
  const rows = await database
    .selectFrom('invoice_line as line')
    .innerJoin('invoice', 'invoice.id', 'line.invoice_id')
    .select([
      'invoice.issued',
      'line.name',
      'line.line_id as id',
      'line.article_number as articleNumber',
      'line.gtin',
      'line.net',
    ])
    .where('line.organization_id', '=', organizationId)
    .where('invoice.organization_id', '=', organizationId)
    .where('invoice.restaurant_id', '=', restaurantId)
    .where('invoice.issued', '>=', from)
    .where('invoice.issued', '<=', to)
    .where('invoice.currency', 'is not', null)
    .execute();
  return rows.flatMap(({ net, ...line }) => (net === null ? [] : [{ ...line, net }]));
}

/** The supplier of each article of a time, by its number, else its name; articles of several suppliers have none. */
export async function suppliersOf(
  database: Database,
  { organizationId, restaurantId, from, to }: { organizationId: string; restaurantId: string | null; from: string; to: string },
): Promise<ReadonlyMap<string, string>> {
  const rows = await database
    .selectFrom('invoice_line as line')
    .innerJoin('invoice', 'invoice.id', 'line.invoice_id')
    .select(['line.name', 'line.article_number as number', 'line.gtin', 'invoice.supplier_name as supplier'])
    .distinct()
    .where('line.organization_id', '=', organizationId)
    .where('invoice.organization_id', '=', organizationId)
    .$if(restaurantId !== null, (query) => query.where('invoice.restaurant_id', '=', restaurantId ?? ''))
    .where('invoice.issued', '>=', from)
    .where('invoice.issued', '<=', to)
    .execute();
  const suppliers = new Map<string, string>();
  for (const { name, number, gtin, supplier } of rows) {
    const key = number ?? gtin ?? name;
    suppliers.set(key, suppliers.has(key) && suppliers.get(key) !== supplier ? '' : supplier);
  }
  return suppliers;
}
