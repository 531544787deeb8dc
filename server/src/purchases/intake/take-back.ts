import type { Language } from '@plateprint/shared/kernel/language.ts';
import { oppositeOf, signOf } from '@plateprint/shared/purchases/invoice/credit-note.ts';
import { sourceName } from '@plateprint/shared/purchases/invoice/source-name.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import { namesMapped } from '../../mapper/actions/map-names.ts';
import { isOrigin } from '../../mapper/decision-refusal.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { boughtRows } from '../../reports/put/bought-rows.ts';
import { putRows, type RowSender, type SentRows } from '../../reports/put/put-rows.ts';
import { type ReportHome, reportOf } from '../../reports/report-reach.ts';
import { binReports } from '../../reports/report-store.ts';
import { deleteInvoices, invoiceHead, type InvoiceToTakeBack, invoicesToTakeBack } from '../invoice-list-store.ts';
import { monthReport } from './month-report.ts';
import { inSameFile } from './in-same-file.ts';
import { rowOfInvoiceLine } from './row-of-invoice-line.ts';

interface TakingBack {
  restaurant: ReportHome;
  invoiceId: string;
  language: Language;
  /** Makes a completed report anew without it; else its month gives none back. */
  remakesCompleted?: boolean;
}

/**
 * Forgets an invoice and takes its lines off the draft of its month; then it may be sent again.
 * @throws not_found, and report_exists where the month's report is completed
 */
export async function takeBack(
  services: Services,
  { actor }: Pick<RowSender, 'actor'>,
  { restaurant, invoiceId, language, remakesCompleted = false }: TakingBack,
): Promise<string> {
  const { database } = services;
  const place = { organizationId: restaurant.organizationId, restaurantId: restaurant.id };
  const { number, date } = await invoiceHead(database, place, invoiceId);
  const month = date.slice(0, 7);
  const invoiceIds = [invoiceId];
  const forget = async (transaction: Database): Promise<void> => deleteInvoices(transaction, place, invoiceIds);
  const reportId = await monthReport(database, restaurant, month);
  if (reportId === null) {
    await database.transaction().execute(forget);
    return number;
  }
  const left = { rows: 1 };
  const sent: SentRows = {
    unmatched: [],
    unweighed: [],
    placeOf: () => -1,
    async into(draft) {
      const taken = await withoutInvoices(services, draft, { restaurant, month, invoiceIds, language });
      left.rows = taken.ingredients.length;
      return taken;
    },
  };
  const put = {
    restaurant,
    into: { language, type: 'monthly', day: `${month}-01`, mode: 'add', complete: remakesCompleted ? 'as_it_was' : false },
    variety: 'procurement',
    sent,
    keep: forget,
  } as const;
  try {
    await putRows(services, { actor, source: sourceName(language) }, put);
  } catch (error) {
    if (left.rows > 0) throw error;
    // No draft is without rows: one that nothing is left of goes to the bin.
    const report = await reportOf(database, actor, reportId);
    await database.transaction().execute(async (transaction) => {
      await binReports(transaction, [report], services.clock());
      await forget(transaction);
    });
  }
  return number;
}

interface TakingOff {
  restaurant: ReportHome;
  /** Of all the invoices. */
  month: string;
  invoiceIds: readonly string[];
  language: Language;
}

/**
 * The draft of a month without the rows of some of its invoices. They are read here, where nobody else changes the month: what was taken back meanwhile is
 * not taken off again, nor what stood in a report that is deleted.
 */
export async function withoutInvoices(
  services: Services,
  draft: ReportDraft,
  { restaurant, month, invoiceIds, language }: TakingOff,
): Promise<ReportDraft> {
  const { database } = services;
  if (invoiceIds.length === 0 || (await monthReport(database, restaurant, month)) === null) return draft;
  const { organizationId } = restaurant;
  const invoices = await invoicesToTakeBack(database, { organizationId, restaurantId: restaurant.id }, invoiceIds);
  let left = draft;
  for (const some of Map.groupBy(invoices, ({ source, currency }) => JSON.stringify([source, currency])).values()) {
    const [{ source, currency } = { source: null, currency: null }] = some;
    const rows = await oppositeRows(services, some, { organizationId, language });
    const sent = inSameFile(await boughtRows(services, { organizationId, rows, language }), currency);
    left = await sent.into(left, source ?? sourceName(language));
  }
  return left;
}

async function oppositeRows(
  { database, foodData }: Services,
  invoices: readonly InvoiceToTakeBack[],
  of: { organizationId: string; language: Language },
) {
  const lines = invoices.flatMap((invoice) => invoice.lines.map((line) => ({ line, kind: invoice.kind, head: invoice.head })));
  const names = lines.map(({ line, head }) => ({
    name: line.name.slice(0, 300),
    externalId: line.articleNumber ?? '',
    supplier: head.supplier,
    gtin: line.gtin ?? '',
  }));
  const mapped = names.length === 0 ? [] : await namesMapped({ database, foodData }, { ...of, names });
  return lines.flatMap(({ line, kind, head }, at) => {
    const match = mapped[at];
    if (!match) return [];
    const sign = signOf(kind);
    const asWritten = { ...line, grams: line.grams && sign * line.grams, net: line.net && sign * line.net, match };
    return [rowOfInvoiceLine(asWritten, { kind: oppositeOf(kind), isOrigin: (iso) => isOrigin(foodData, iso), head })];
  });
}
