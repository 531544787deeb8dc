import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { replacedBy } from '@plateprint/shared/purchases/invoice/replaced-by.ts';
import { supplierKey } from '@plateprint/shared/purchases/invoice/supplier-key.ts';
import type { UnderstoodInvoice } from '@plateprint/shared/purchases/invoice/understood-invoice.ts';
import type { Services } from '../../platform/services.ts';
import type { RowSender } from '../../reports/put/put-rows.ts';
import { reportHome } from '../../reports/report-home-store.ts';
import { type ReportHome, reportOf } from '../../reports/report-reach.ts';
import { invoiceKey, knownInvoices } from '../invoice-store.ts';
import { replacedNumbers } from '../replaced-store.ts';
import { monthReport } from './month-report.ts';
import { takeBack } from './take-back.ts';

/** The invoices, by supplier and number, of which a correction here or of before has taken the place. */
export async function replacedAmong(
  { database }: Pick<Services, 'database'>,
  organizationId: string,
  invoices: readonly UnderstoodInvoice[],
): Promise<ReadonlySet<string>> {
  const here = invoices.flatMap((invoice) =>
    replacedBy(invoice).map((number) => invoiceKey(supplierKey(invoice.supplier), number)),
  );
  const before = await replacedNumbers(database, organizationId, invoices);
  return new Set([...here, ...before]);
}

interface Correcting {
  organizationId: string;
  language: Language;
  remakesCompleted: boolean;
  /** Where the correction goes. */
  restaurantId: string;
  month: string;
}

/**
 * Takes the invoices back that a correction takes the place of.
 * @throws report_exists where the report of their month, or that of the correction's, is completed and stays so
 */
export async function takeBackReplaced(
  services: Services,
  { actor }: Pick<RowSender, 'actor'>,
  { invoice, organizationId, language, remakesCompleted, ...target }: Correcting & { invoice: UnderstoodInvoice },
): Promise<void> {
  const { database } = services;
  const numbers = replacedBy(invoice);
  if (numbers.length === 0) return;
  const known = await knownInvoices(
    database,
    organizationId,
    numbers.map((number) => ({ supplier: invoice.supplier, number })),
  );
  const own = supplierKey(invoice.supplier);
  const former = numbers.flatMap((number) => known.get(invoiceKey(own, number)) ?? []);
  if (former.length === 0) return;
  if (!remakesCompleted) await demandDraft(services, actor, target);
  for (const { id, restaurantId } of former) {
    const restaurant = await reportHome(database, actor, restaurantId);
    await takeBack(services, { actor }, { restaurant, invoiceId: id, language, remakesCompleted });
  }
}

/** Nothing is taken back for a correction that cannot be kept. */
async function demandDraft(
  { database }: Services,
  actor: RowSender['actor'],
  { restaurantId, month }: Pick<Correcting, 'restaurantId' | 'month'>,
): Promise<void> {
  const restaurant: ReportHome = await reportHome(database, actor, restaurantId);
  const id = await monthReport(database, restaurant, month);
  if (id === null || (await reportOf(database, actor, id)).row.status !== 'completed') return;
  throw new AppError('report_exists', [{ path: 'day', code: 'report_exists', message: id }]);
}
