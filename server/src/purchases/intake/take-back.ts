import type { Language } from '@plateprint/shared/kernel/language.ts';
import { oppositeOf, signOf } from '@plateprint/shared/purchases/invoice/credit-note.ts';
import { sourceName } from '@plateprint/shared/purchases/invoice/source-name.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import type { Database } from '../../platform/database/database.ts';
import { namesMapped } from '../../mapper/actions/map-names.ts';
import { isOrigin } from '../../mapper/decision-refusal.ts';
import type { Services } from '../../platform/services.ts';
import { boughtRows } from '../../reports/put/bought-rows.ts';
import { putRows, type RowSender } from '../../reports/put/put-rows.ts';
import { type ReportHome, reportOf } from '../../reports/report-reach.ts';
import { binReports } from '../../reports/report-store.ts';
import { deleteInvoice, invoiceHead, linesOfInvoice, sourceOfInvoice } from '../invoice-list-store.ts';
import { inSameFile } from './in-same-file.ts';
import { monthReport } from './month-report.ts';
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
  const { database, foodData } = services;
  const place = { organizationId: restaurant.organizationId, restaurantId: restaurant.id };
  const { number, date, kind, currency } = await invoiceHead(database, place, invoiceId);
  const month = date.slice(0, 7);
  const reportId = await monthReport(database, restaurant, month);
  if (reportId === null) {
    await database.transaction().execute(async (transaction) => deleteInvoice(transaction, place, invoiceId));
    return number;
  }
  const lines = await linesOfInvoice(database, place, invoiceId);
  const names = lines.map(({ name, articleNumber }) => ({ name: name.slice(0, 300), externalId: articleNumber ?? '' }));
  const mapped = await namesMapped({ database, foodData }, { organizationId: place.organizationId, language, names });
  const sign = signOf(kind);
  const rows = lines.flatMap((line, at) => {
    const match = mapped[at];
    if (!match) return [];
    const asWritten = { ...line, grams: line.grams && sign * line.grams, net: line.net && sign * line.net, match };
    return [rowOfInvoiceLine(asWritten, { kind: oppositeOf(kind), isOrigin: (iso) => isOrigin(foodData, iso) })];
  });
  const sent = inSameFile(await boughtRows(services, { organizationId: place.organizationId, rows, language }), currency);
  const left = { rows: 1 };
  const put = {
    restaurant,
    into: { language, type: 'monthly', day: `${month}-01`, mode: 'add', complete: remakesCompleted ? 'as_it_was' : false },
    variety: 'procurement',
    sent: {
      ...sent,
      async into(draft: ReportDraft, source: string) {
        const taken = await sent.into(draft, source);
        left.rows = taken.ingredients.length;
        return taken;
      },
    },
    keep: async (transaction: Database) => deleteInvoice(transaction, place, invoiceId),
  } as const;
  try {
    const source = (await sourceOfInvoice(database, place, invoiceId)) ?? sourceName(language);
    await putRows(services, { actor, source }, put);
  } catch (error) {
    if (left.rows > 0) throw error;
    // No draft is without rows: one that nothing is left of goes to the bin.
    const report = await reportOf(database, actor, reportId);
    await database.transaction().execute(async (transaction) => {
      await binReports(transaction, [report], services.clock());
      await deleteInvoice(transaction, place, invoiceId);
    });
  }
  return number;
}
