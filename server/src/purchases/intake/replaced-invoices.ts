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
import { numbersReplacedBy } from '../replaced-store.ts';
import { monthReport } from './month-report.ts';
import { takeBack } from './take-back.ts';

interface Correcting {
  organizationId: string;
  language: Language;
  remakesCompleted: boolean;
  /** Where the correction goes. */
  restaurantId: string;
  month: string;
}

/**
 * Takes the invoices back that a correction takes the place of: all of them, or none.
 * @returns their numbers, with those that they had taken the place of themselves
 * @throws report_exists where the report of a month of theirs, or that of the correction's, is completed and stays so; not_found out of reach
 */
export async function takeBackReplaced(
  services: Services,
  { actor }: Pick<RowSender, 'actor'>,
  { invoice, organizationId, language, remakesCompleted, ...target }: Correcting & { invoice: UnderstoodInvoice },
): Promise<string[]> {
  const { database } = services;
  const numbers = replacedBy(invoice);
  if (numbers.length === 0) return [];
  const known = await knownInvoices(
    database,
    organizationId,
    numbers.map((number) => ({ supplier: invoice.supplier, number })),
  );
  const own = supplierKey(invoice.supplier);
  const former = numbers.flatMap((number) => known.get(invoiceKey(own, number)) ?? []);
  const inherited = await numbersReplacedBy(
    database,
    organizationId,
    former.map(({ id }) => id),
  );
  if (former.length > 0) {
    const asked = { remakesCompleted };
    await openMonth(services, actor, { ...target, ...asked });
    const homes: { id: string; restaurant: ReportHome }[] = [];
    for (const { id, ...place } of former)
      homes.push({ id, restaurant: await openMonth(services, actor, { ...place, ...asked }) });
    for (const { id, restaurant } of homes)
      await takeBack(services, { actor }, { restaurant, invoiceId: id, language, remakesCompleted });
  }
  return [...new Set([...numbers, ...inherited])].filter((number) => number !== invoice.number);
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
