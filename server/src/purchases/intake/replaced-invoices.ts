import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { replacedBy } from '@plateprint/shared/purchases/invoice/replaced-by.ts';
import { supplierKey } from '@plateprint/shared/purchases/invoice/supplier-key.ts';
import type { UnderstoodInvoice } from '@plateprint/shared/purchases/invoice/understood-invoice.ts';
import type { Services } from '../../platform/services.ts';
import type { RowSender } from '../../reports/put/put-rows.ts';
import { reportHome } from '../../reports/report-home-store.ts';
import { type ReportHome, reportOf } from '../../reports/report-reach.ts';
import { invoiceKey, type InvoiceMonth, knownInvoices } from '../invoice-store.ts';
import { numbersReplacedBy } from '../replaced-store.ts';
import { monthReport } from './month-report.ts';
import { takeBack } from './take-back.ts';

interface Correcting {
  organizationId: string;
  language: Language;
  remakesCompleted: boolean;
  /** Where the corrections go. */
  restaurantId: string;
  month: string;
}

interface Replacing<Invoice> {
  /** With the numbers that each takes the place of, and those that these had taken the place of themselves. */
  invoices: (Invoice & { replaces: string[] })[];
  /** Of the same month: they are still there, to be taken off in the change that the corrections come with. */
  former: string[];
  failed: { invoice: Invoice; error: AppError }[];
}

/**
 * What a month's corrections take the place of. What stands in another month is taken back at once, all of it that one correction names or none: where the
 * report of a month of theirs, or that of the corrections', is completed and stays so, or is out of reach, the correction fails.
 */
export async function replacing<Invoice extends UnderstoodInvoice>(
  services: Services,
  { actor }: Pick<RowSender, 'actor'>,
  { invoices, ...correcting }: Correcting & { invoices: readonly Invoice[] },
): Promise<Replacing<Invoice>> {
  const named = await namedInvoices(services, correcting.organizationId, invoices);
  const opened = new Map<string, Promise<ReportHome>>();
  const open = async (place: Pick<Correcting, 'restaurantId' | 'month'>): Promise<ReportHome> => {
    const key = `${place.restaurantId} ${place.month}`;
    const home = opened.get(key) ?? openMonth(services, actor, { ...correcting, ...place });
    opened.set(key, home);
    return home;
  };
  const taken = new Set<string>();
  const done: Replacing<Invoice> = { invoices: [], former: [], failed: [] };
  for (const { invoice, former, replaces } of named) {
    const asked = former.filter(({ id }) => !taken.has(id));
    try {
      if (asked.length > 0) await open(correcting);
      const elsewhere: { id: string; restaurant: ReportHome }[] = [];
      for (const place of asked)
        if (!isSamePlace(place, correcting)) elsewhere.push({ id: place.id, restaurant: await open(place) });
      for (const { id, restaurant } of elsewhere)
        await takeBack(services, { actor }, { ...correcting, restaurant, invoiceId: id });
      for (const { id } of asked) taken.add(id);
      done.former.push(...asked.flatMap((place) => (isSamePlace(place, correcting) ? place.id : [])));
      done.invoices.push({ ...invoice, replaces });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      done.failed.push({ invoice, error });
    }
  }
  return done;
}

function isSamePlace(
  one: Pick<InvoiceMonth, 'restaurantId' | 'month'>,
  other: Pick<InvoiceMonth, 'restaurantId' | 'month'>,
): boolean {
  return one.restaurantId === other.restaurantId && one.month === other.month;
}

/** Of each invoice the kept ones that it takes the place of. */
async function namedInvoices<Invoice extends UnderstoodInvoice>(
  { database }: Services,
  organizationId: string,
  invoices: readonly Invoice[],
): Promise<{ invoice: Invoice; former: InvoiceMonth[]; replaces: string[] }[]> {
  const named = invoices.map((invoice) => ({ invoice, numbers: replacedBy(invoice) }));
  const asked = named.flatMap(({ invoice: { supplier }, numbers }) => numbers.map((number) => ({ supplier, number })));
  const known = await knownInvoices(database, organizationId, asked);
  const all = named.map(({ invoice, numbers }) => {
    const own = supplierKey(invoice.supplier);
    return { invoice, numbers, former: numbers.flatMap((number) => known.get(invoiceKey(own, number)) ?? []) };
  });
  const ids = all.flatMap(({ former }) => former.map(({ id }) => id));
  const inherited = await numbersReplacedBy(database, organizationId, ids);
  return all.map(({ invoice, numbers, former }) => {
    const replaces = new Set([...numbers, ...former.flatMap(({ id }) => inherited.get(id) ?? [])]);
    replaces.delete(invoice.number);
    return { invoice, former, replaces: [...replaces] };
  });
}

/** The restaurant of a month that can be changed: nothing is taken back for a correction that cannot be kept. */
async function openMonth(
  { database }: Services,
  actor: RowSender['actor'],
  { restaurantId, month, remakesCompleted }: Pick<Correcting, 'restaurantId' | 'month' | 'remakesCompleted'>,
): Promise<ReportHome> {
  const restaurant = await reportHome(database, actor, restaurantId);
  const id = await monthReport(database, restaurant, month);
  if (id === null || remakesCompleted || (await reportOf(database, actor, id)).row.status !== 'completed') return restaurant;
  throw new AppError('report_exists', [{ path: 'day', code: 'report_exists', message: id }]);
}
