import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { FileRefusal } from '@plateprint/shared/purchases/invoice/invoice.ts';
import { withDiscounts } from '@plateprint/shared/purchases/invoice/document-discount.ts';
import { correctionsInOrder } from '@plateprint/shared/purchases/invoice/replaced-by.ts';
import { sourceName } from '@plateprint/shared/purchases/invoice/source-name.ts';
import { supplierKey } from '@plateprint/shared/purchases/invoice/supplier-key.ts';
import type { UnderstoodInvoice } from '@plateprint/shared/purchases/invoice/understood-invoice.ts';
import { isOrigin } from '../../mapper/decision-refusal.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';
import { boughtRows } from '../../reports/put/bought-rows.ts';
import { putRows, type RowSender, type SentRows } from '../../reports/put/put-rows.ts';
import { reportHome } from '../../reports/report-home-store.ts';
import { type ReportHome, reportOf } from '../../reports/report-reach.ts';
import { binReports } from '../../reports/report-store.ts';
import { deleteInvoices } from '../invoice-list-store.ts';
import { insertInvoices, invoiceKey, kitchensOfBuyers, knownInvoices, rememberBuyers } from '../invoice-store.ts';
import { replacedNumbers } from '../replaced-store.ts';
import { forgetInvoices, invoicesWithoutReport } from '../invoices-without-report-store.ts';
import { monthReport } from './month-report.ts';
import { inSameFile } from './in-same-file.ts';
import { replacing } from './replaced-invoices.ts';
import { withoutInvoices } from './take-back.ts';
import { withPriceCredits } from './price-credits.ts';
import { rowOfInvoiceLine } from './row-of-invoice-line.ts';

/** An invoice of which nothing was kept. */
export interface UnkeptInvoice {
  file: string;
  code: FileRefusal;
  invoice: UnderstoodInvoice;
  /** The report that stands in the way; null for every other reason. */
  reportId: string | null;
}

export interface InvoiceOfMonth {
  invoice: UnderstoodInvoice;
  restaurantId: string;
  month: string;
}

/** With its discounts spread over its lines. */
type Counted = UnderstoodInvoice & { discount: number };
type Dated = Counted & { date: string; replaces: string[] };

interface Keeping {
  organizationId: string;
  language: Language;
  /** The restaurant of an invoice, where it is known beforehand; asked with the restaurant that the buyer stood for before. */
  restaurantOf: (remembered: string | undefined) => string | undefined;
  /** Makes a completed report anew with what came, and moves the former to the bin; else its month takes none. */
  remakesCompleted: boolean;
}

/** Of a month its invoices in one currency. */
interface Month {
  restaurantId: string;
  month: string;
  currency: string | null;
  invoices: Dated[];
}

/**
 * Puts what invoices bought into the procurement reports of their months, each invoice once. A month's invoices in one
 * currency are kept with their rows or not at all; what cannot be kept is named with its reason.
 */
export async function keepInvoices(
  services: Services,
  sender: Pick<RowSender, 'actor'> & { source?: string },
  { invoices, ...keeping }: Keeping & { invoices: readonly UnderstoodInvoice[] },
): Promise<{ kept: InvoiceOfMonth[]; unkept: UnkeptInvoice[] }> {
  const { language } = keeping;
  const discounted = invoices.map((invoice): Counted => ({
    ...invoice,
    ...withDiscounts(invoice.lines, { allowances: invoice.allowances, language }),
  }));
  const counted = await withPriceCredits(services.database, keeping.organizationId, discounted);
  // What a correction takes the place of is counted where the correction cannot be: so those come first.
  const corrections = correctionsInOrder(counted);
  const first = new Set(corrections.flat());
  const kept: InvoiceOfMonth[] = [];
  const unkept: UnkeptInvoice[] = [];
  for (const some of [...corrections, counted.filter((each) => !first.has(each))]) {
    const done = await keepSome(services, sender, { ...keeping, counted: some });
    kept.push(...done.kept);
    unkept.push(...done.unkept);
  }
  const order = new Map(invoices.map(({ file }, at) => [file, at]));
  const placeOf = (file: string): number => order.get(file) ?? 0;
  return {
    kept: kept.toSorted((one, other) => placeOf(one.invoice.file) - placeOf(other.invoice.file)),
    unkept: unkept.toSorted((one, other) => placeOf(one.file) - placeOf(other.file)),
  };
}

async function keepSome(
  services: Services,
  sender: Pick<RowSender, 'actor'> & { source?: string },
  { counted, ...keeping }: Keeping & { counted: readonly Counted[] },
): Promise<{ kept: InvoiceOfMonth[]; unkept: UnkeptInvoice[] }> {
  const { months, unkept, forgotten } = await byMonth(services, keeping, counted);
  const kept: InvoiceOfMonth[] = [];
  for (const month of months) {
    const { failed, former, ...replaced } = await replacing(services, sender, { ...keeping, ...month });
    unkept.push(...failed.map(({ invoice, error }) => ({ file: invoice.file, invoice, ...refusalOfError(error) })));
    const each: Month = { ...month, ...replaced };
    if (each.invoices.length === 0) continue;
    const refusal = await refusalOfMonth(
      services,
      { source: sourceName(keeping.language), ...sender },
      { ...each, ...keeping, forgotten, former },
    );
    if (refusal) unkept.push(...each.invoices.map((invoice) => ({ file: invoice.file, invoice, ...refusal })));
    else kept.push(...each.invoices.map((invoice) => ({ invoice, restaurantId: each.restaurantId, month: each.month })));
  }
  return { kept, unkept };
}

async function byMonth(
  { database }: Services,
  { organizationId, restaurantOf }: Keeping,
  invoices: readonly Counted[],
): Promise<{ months: Month[]; unkept: UnkeptInvoice[]; forgotten: string[] }> {
  const before = await knownInvoices(database, organizationId, invoices);
  const forgotten = await invoicesWithoutReport(database, organizationId, [...before.values()]);
  const lost = new Set(forgotten);
  const known = new Set([...before].flatMap(([key, { id }]) => (lost.has(id) ? [] : [key])));
  const replaced = new Set(await replacedNumbers(database, organizationId, invoices));
  const kitchens = await kitchensOfBuyers(database, organizationId);
  const unkept: UnkeptInvoice[] = [];
  const months = new Map<string, Month>();
  for (const invoice of invoices) {
    if (invoice.lines.length === 0) continue;
    const key = invoiceKey(supplierKey(invoice.supplier), invoice.number);
    const restaurantId = restaurantOf(kitchens.get(invoice.buyer.id ?? ''));
    const refusal = refusalOf(invoice, { isKnown: known.has(key), isReplaced: replaced.has(key), restaurantId });
    if (refusal !== null || restaurantId === undefined || invoice.date === null) {
      unkept.push({ file: invoice.file, code: refusal ?? 'no_date', invoice, reportId: null });
      continue;
    }
    known.add(key);
    const month = invoice.date.slice(0, 7);
    const { currency } = invoice;
    const place = `${restaurantId} ${month} ${currency ?? ''}`;
    const own = months.get(place) ?? { restaurantId, month, currency, invoices: [] };
    own.invoices.push({ ...invoice, date: invoice.date, replaces: [] });
    months.set(place, own);
  }
  return { months: [...months.values()], unkept, forgotten };
}

function refusalOf(
  { date, number, supplier }: UnderstoodInvoice,
  { isKnown, isReplaced, restaurantId }: { isKnown: boolean; isReplaced: boolean; restaurantId: string | undefined },
): FileRefusal | null {
  if (number === '') return 'no_number';
  if (supplier.id === null && supplier.name === '') return 'no_supplier';
  if (date === null) return 'no_date';
  if (isReplaced) return 'replaced';
  if (isKnown) return 'duplicate';
  return restaurantId === undefined ? 'unknown_buyer' : null;
}

/** Why a month takes none: its report is completed and does not change by itself, or its kitchen is not the sender's. */
async function refusalOfMonth(
  services: Services,
  sender: RowSender,
  {
    restaurantId,
    month,
    currency,
    invoices,
    language,
    remakesCompleted,
    forgotten,
    former,
  }: Month & Keeping & { forgotten: readonly string[]; former: readonly string[] },
): Promise<{ code: FileRefusal; reportId: string | null } | null> {
  try {
    const restaurant = await reportHome(services.database, sender.actor, restaurantId);
    const added = await sentRows(services, { restaurant, language, currency, invoices });
    const { sent, isEmptied } = watched({
      ...added,
      async into(draft, source) {
        const left = await withoutInvoices(services, draft, { restaurant, month, invoiceIds: former, language });
        return added.into(left, source);
      },
    });
    const complete = remakesCompleted ? 'as_it_was' : false;
    const kitchen = { organizationId: restaurant.organizationId, restaurantId };
    const keep = async (transaction: Database): Promise<void> => {
      await forgetInvoices(transaction, restaurant.organizationId, forgotten);
      await deleteInvoices(transaction, kitchen, former);
      await insertInvoices(transaction, kitchen, { invoices, source: sender.source });
      await rememberBuyers(transaction, kitchen, buyersOf(invoices));
    };
    const put = putRows(services, sender, {
      restaurant,
      into: { language, type: 'monthly', day: `${month}-01`, mode: 'add', complete },
      variety: 'procurement',
      sent,
      keep,
    });
    await put.catch(async (error: unknown) => {
      if (!isEmptied()) throw error;
      await keepWithoutReport(services, sender.actor, { restaurant, month, keep });
    });
    return null;
  } catch (error) {
    return refusalOfError(error);
  }
}

function refusalOfError(error: unknown): { code: FileRefusal; reportId: string | null } {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'report_exists') return { code: 'month_completed', reportId: error.fields[0]?.message ?? null };
  if (error.code === 'not_found' || error.code === 'not_allowed') return { code: 'other_kitchen', reportId: null };
  throw error;
}

/** Rows on their way into a report, and whether nothing was left in it with them. */
function watched(sent: SentRows): { sent: SentRows; isEmptied: () => boolean } {
  let rows: number | null = null;
  return {
    sent: {
      ...sent,
      async into(draft, source) {
        const put = await sent.into(draft, source);
        rows = put.ingredients.length;
        return put;
      },
    },
    isEmptied: () => rows === 0,
  };
}

/** A credit note may take back all of a month: no draft is without rows, so it goes to the bin, and the invoices are kept. */
async function keepWithoutReport(
  { database, clock }: Services,
  actor: Actor,
  { restaurant, month, keep }: { restaurant: ReportHome; month: string; keep: (transaction: Database) => Promise<void> },
): Promise<void> {
  const id = await monthReport(database, restaurant, month);
  const report = id === null ? null : await reportOf(database, actor, id);
  await database.transaction().execute(async (transaction) => {
    if (report) await binReports(transaction, [report], clock());
    await keep(transaction);
  });
}

const buyersOf = (invoices: readonly Dated[]): string[] => [
  ...new Set(invoices.flatMap(({ buyer }) => (buyer.id === null ? [] : [buyer.id]))),
];

async function sentRows(
  services: Services,
  {
    restaurant,
    language,
    currency,
    invoices,
  }: { restaurant: ReportHome; language: Language } & Pick<Month, 'currency' | 'invoices'>,
): Promise<SentRows> {
  const known = (country: string): boolean => isOrigin(services.foodData, country);
  const rows = invoices.flatMap(({ kind, lines, supplier, number, date }) => {
    const head = { supplier: supplier.name, number, date };
    return lines.map((line) => rowOfInvoiceLine(line, { kind, isOrigin: known, head }));
  });
  return inSameFile(await boughtRows(services, { organizationId: restaurant.organizationId, rows, language }), currency);
}
