import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { InvoiceHead } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { InvoiceKind, SetAsideReason, type WrittenInvoiceLine } from '@plateprint/shared/purchases/invoice/invoice.ts';
import { signOf } from '@plateprint/shared/purchases/invoice/credit-note.ts';
import { differs } from '@plateprint/shared/purchases/invoice/document-discount.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { holding } from '../platform/database/like-pattern.ts';
import { pageOf, type Page } from '../platform/database/page.ts';
import type { InvoiceLineRow } from '../platform/database/tables/invoice-tables.ts';

const PAGE = 50;

export interface InvoicePlace {
  organizationId: string;
  restaurantId: string;
}

function heads(database: Database, { organizationId, restaurantId }: InvoicePlace) {
  return database
    .selectFrom('invoice')
    .select(['id', 'supplier_name', 'supplier_id', 'number', 'kind', 'issued', 'currency', 'line_total', 'discount'])
    .select((build) => {
      const lines = build.selectFrom('invoice_line').whereRef('invoice_id', '=', 'invoice.id');
      return [
        lines.select(sql<number>`count(*)::integer`.as('n')).as('lines'),
        lines.select(sql<number | null>`sum(net)`.as('n')).as('net'),
        lines
          .select(sql<number>`count(*)::integer`.as('n'))
          .where('set_aside', 'is not', null)
          .as('aside'),
        lines
          .select(sql<number>`count(*)::integer`.as('n'))
          .where('set_aside', 'is', null)
          .where('grams', 'is', null)
          .as('unweighed'),
      ];
    })
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', restaurantId);
}

type HeadRow = Awaited<ReturnType<ReturnType<typeof heads>['executeTakeFirstOrThrow']>>;

function headOf(row: HeadRow): InvoiceHead {
  const kind = InvoiceKind.parse(row.kind);
  const lines = row.lines ?? 0;
  return {
    id: row.id,
    supplier: row.supplier_name || (row.supplier_id ?? ''),
    number: row.number,
    kind,
    date: row.issued,
    currency: row.currency,
    net: row.net,
    discount: row.discount,
    sumDiffers: differs({ sum: signOf(kind) * (row.net ?? 0) + row.discount, lines, lineTotal: row.line_total }),
    lines,
    setAside: row.aside ?? 0,
    unweighed: row.unweighed ?? 0,
  };
}

/** The latest first. */
export async function invoicesOf(
  database: Database,
  place: InvoicePlace,
  { search, cursor }: { search?: string | undefined; cursor?: string | undefined },
): Promise<Page<InvoiceHead>> {
  const query = heads(database, place)
    .$if(Boolean(search?.trim()), (some) =>
      some.where((build) =>
        build.or([
          build('supplier_name', 'ilike', holding(search?.trim() ?? '')),
          build('number', 'ilike', holding(search?.trim() ?? '')),
        ]),
      ),
    )
    .orderBy('issued', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1);
  const page = await pageOf(query, {
    cursor,
    limit: PAGE,
    sortedBy: 'text',
    after: (some, [issued, id]) => some.where(sql<boolean>`(issued, id) < (${issued}, ${id})`),
    keyOf: ({ issued, id }) => [issued, id],
  });
  return { items: page.items.map(headOf), next: page.next };
}

/** @throws not_found */
export async function invoiceHead(database: Database, place: InvoicePlace, id: string): Promise<InvoiceHead> {
  const row = await heads(database, place).where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return headOf(row);
}

/** A line as it is kept: of a credit note its grams and money are below zero. */
export interface InvoiceLineOfList extends Omit<WrittenInvoiceLine, 'vat' | 'classes'> {
  place: number;
  grams: number | null;
  setAside: SetAsideReason | null;
}

export async function linesOfInvoice(database: Database, place: InvoicePlace, id: string): Promise<InvoiceLineOfList[]> {
  return (await linesOfInvoices(database, place, [id])).get(id) ?? [];
}

async function linesOfInvoices(
  database: Database,
  { organizationId }: InvoicePlace,
  ids: readonly string[],
): Promise<ReadonlyMap<string, InvoiceLineOfList[]>> {
  const rows = await database
    .selectFrom('invoice_line')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('invoice_id', 'in', ids)
    .orderBy('invoice_id')
    .orderBy('place')
    .execute();
  const by = Map.groupBy(rows, (row) => row.invoice_id);
  return new Map([...by].map(([id, own]) => [id, own.map(lineOf)]));
}

function lineOf(row: InvoiceLineRow): InvoiceLineOfList {
  return {
    place: row.place,
    id: row.line_id,
    name: row.name,
    description: row.description,
    quantity: row.quantity,
    unit: row.unit,
    grams: row.grams,
    net: row.net,
    gtin: row.gtin,
    articleNumber: row.article_number,
    origin: row.origin,
    setAside: row.set_aside === null ? null : SetAsideReason.parse(row.set_aside),
  };
}

export interface InvoiceToTakeBack {
  kind: InvoiceKind;
  currency: string | null;
  /** Under which name its rows stand in their report; null where nobody noted it. */
  source: string | null;
  head: { supplier: string; number: string; date: string };
  lines: InvoiceLineOfList[];
}

/** Those of these invoices of a restaurant that are kept still. */
export async function invoicesToTakeBack(
  database: Database,
  place: InvoicePlace,
  ids: readonly string[],
): Promise<InvoiceToTakeBack[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('invoice')
    .select(['id', 'kind', 'currency', 'source', 'supplier_name as supplier', 'number', 'issued as date'])
    .where('organization_id', '=', place.organizationId)
    .where('restaurant_id', '=', place.restaurantId)
    .where('id', 'in', ids)
    .execute();
  const lines = await linesOfInvoices(database, place, ids);
  return rows.map(({ id, kind, currency, source, ...head }) => ({
    kind: InvoiceKind.parse(kind),
    currency,
    source,
    head,
    lines: lines.get(id) ?? [],
  }));
}

/** Forgets invoices, and that their buyers are this restaurant: that may be why they are taken back, so it is asked anew. */
export async function deleteInvoices(
  transaction: Database,
  { organizationId, restaurantId }: InvoicePlace,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom('invoice_buyer')
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', restaurantId)
    .where('buyer_id', 'in', (build) =>
      build.selectFrom('invoice').select('buyer_id').where('organization_id', '=', organizationId).where('id', 'in', ids),
    )
    .execute();
  await transaction.deleteFrom('invoice').where('organization_id', '=', organizationId).where('id', 'in', ids).execute();
}
