import type { OpenInvoice } from '@plateprint/shared/integrations/open/open-invoice-api.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { FILE_REFUSALS, type FileRefusal } from '@plateprint/shared/purchases/invoice/invoice.ts';
import { supplierKey } from '@plateprint/shared/purchases/invoice/supplier-key.ts';
import {
  insertInvoices,
  invoiceKey,
  type InvoiceToKeep,
  kitchensOfBuyers,
  knownInvoices,
  rememberBuyers,
} from '../../../purchases/invoice-store.ts';
import { isOrigin } from '../../../mapper/decision-refusal.ts';
import type { Services } from '../../../platform/services.ts';
import { reportHome } from '../../../reports/report-home-store.ts';
import type { OpenCaller } from '../gateway/caller-store.ts';
import { boughtRows } from '../calls/bought-rows.ts';
import { putRows } from '../calls/put-rows.ts';
import { rowOfInvoiceLine } from './row-of-invoice-line.ts';

export interface RefusedFile {
  file: string;
  code: FileRefusal;
  message: string;
}

export const refusedFile = (file: string, code: FileRefusal): RefusedFile => ({ file, code, message: FILE_REFUSALS[code] });

type Dated = OpenInvoice & { date: string };
interface Keeping {
  restaurantId: string | undefined;
  language: Language;
}

/**
 * Puts what invoices bought into the procurement reports of their months, each invoice once. A month's invoices are kept with
 * its rows or not at all; what cannot be kept is named with its reason.
 */
export async function keepInvoices(
  services: Services,
  caller: OpenCaller,
  { invoices, ...keeping }: Keeping & { invoices: readonly OpenInvoice[] },
): Promise<RefusedFile[]> {
  const { database } = services;
  const organizationId = caller.organization.id;
  const known = new Set(await knownInvoices(database, organizationId, invoices));
  const kitchens = await kitchensOfBuyers(database, organizationId);
  const refused: RefusedFile[] = [];
  const groups = new Map<string, { restaurantId: string; month: string; invoices: Dated[] }>();
  for (const invoice of invoices) {
    if (invoice.lines.length === 0) continue;
    const key = invoiceKey(supplierKey(invoice.supplier), invoice.number);
    const restaurantId = keeping.restaurantId ?? kitchens.get(invoice.buyer.id ?? '');
    const refusal = refusalOf(invoice, { isKnown: known.has(key), restaurantId });
    if (refusal !== null || restaurantId === undefined || invoice.date === null) {
      refused.push(refusedFile(invoice.file, refusal ?? 'no_date'));
      continue;
    }
    known.add(key);
    const month = invoice.date.slice(0, 7);
    const group = groups.get(`${restaurantId} ${month}`) ?? { restaurantId, month, invoices: [] };
    group.invoices.push({ ...invoice, date: invoice.date });
    groups.set(`${restaurantId} ${month}`, group);
  }
  for (const group of groups.values())
    if (!(await keptInMonth(services, caller, { ...group, language: keeping.language })))
      refused.push(...group.invoices.map(({ file }) => refusedFile(file, 'month_completed')));
  return refused;
}

function refusalOf(
  { date, number, supplier }: OpenInvoice,
  { isKnown, restaurantId }: { isKnown: boolean; restaurantId: string | undefined },
): FileRefusal | null {
  if (number === '') return 'no_number';
  if (supplier.id === null && supplier.name === '') return 'no_supplier';
  if (date === null) return 'no_date';
  if (isKnown) return 'duplicate';
  return restaurantId === undefined ? 'unknown_buyer' : null;
}

interface Month {
  restaurantId: string;
  month: string;
  language: Language;
  invoices: readonly Dated[];
}

/** False where the month's report is completed: a completed report does not change by itself. */
async function keptInMonth(
  services: Services,
  caller: OpenCaller,
  { restaurantId, month, language, invoices }: Month,
): Promise<boolean> {
  const restaurant = await reportHome(services.database, caller.actor, restaurantId);
  const kitchen = { organizationId: restaurant.organizationId, restaurantId };
  const known = (country: string): boolean => isOrigin(services.foodData, country);
  const rows = invoices.flatMap(({ kind, lines }) => lines.map((line) => rowOfInvoiceLine(line, { kind, isOrigin: known })));
  const sent = await boughtRows(services, { organizationId: kitchen.organizationId, rows, language });
  const buyers = [...new Set(invoices.flatMap(({ buyer }) => (buyer.id === null ? [] : [buyer.id])))];
  const into = { language, type: 'monthly', day: `${month}-01`, name: undefined, mode: 'add', complete: false } as const;
  try {
    await putRows(services, caller, {
      restaurant,
      into,
      variety: 'procurement',
      sent,
      keep: async (transaction) => {
        await insertInvoices(transaction, kitchen, invoices satisfies readonly InvoiceToKeep[]);
        await rememberBuyers(transaction, kitchen, buyers);
      },
    });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'report_exists') return false;
    throw error;
  }
}
