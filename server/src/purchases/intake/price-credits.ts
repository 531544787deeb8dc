import { articleKey } from '@plateprint/shared/purchases/invoice/article-key.ts';
import { withoutPricedGoods } from '@plateprint/shared/purchases/invoice/price-credit.ts';
import { supplierKey } from '@plateprint/shared/purchases/invoice/supplier-key.ts';
import type { UnderstoodInvoice } from '@plateprint/shared/purchases/invoice/understood-invoice.ts';
import type { Database } from '../../platform/database/database.ts';
import { weightKey } from '../article-weight-store.ts';
import { invoicedPrices } from '../invoice-store.ts';

/** Invoices with the lines of credit notes as they count: what lowers a price takes no goods back. */
export async function withPriceCredits<Invoice extends UnderstoodInvoice>(
  database: Database,
  organizationId: string,
  invoices: readonly Invoice[],
): Promise<Invoice[]> {
  const credits = invoices.filter(({ kind }) => kind === 'credit_note');
  if (credits.length === 0) return [...invoices];
  const suppliers = credits.map(({ supplier }) => supplierKey(supplier));
  const articles = credits.flatMap(({ lines }) => lines.map(articleKey));
  const prices = new Map(await invoicedPrices(database, organizationId, { suppliers, articles }));
  for (const { kind, supplier, lines } of invoices)
    for (const { quantity, net, unit, ...line } of lines) {
      if (kind === 'credit_note' || quantity === null || net === null || quantity <= 0 || net <= 0) continue;
      const key = weightKey({ supplierKey: supplierKey(supplier), articleKey: articleKey(line), code: unit ?? '' });
      // The least of all: what lowers a price may be of any of them.
      prices.set(key, Math.min(net / quantity, prices.get(key) ?? Infinity));
    }
  return invoices.map((invoice) => ({
    ...invoice,
    lines: invoice.lines.map((line) => {
      const key = weightKey({ supplierKey: supplierKey(invoice.supplier), articleKey: articleKey(line), code: line.unit ?? '' });
      return withoutPricedGoods(line, { kind: invoice.kind, invoiced: prices.get(key) });
    }),
  }));
}
