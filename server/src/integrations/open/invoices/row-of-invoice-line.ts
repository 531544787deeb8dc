import type { OpenInvoiceLine } from '@plateprint/shared/integrations/open/open-invoice-api.ts';
import type { InvoiceKind } from '@plateprint/shared/purchases/invoice/invoice.ts';
import { quantityInWords } from '@plateprint/shared/purchases/invoice/quantity-code.ts';
import type { BoughtRowSent } from '../calls/bought-rows.ts';

/** A line as a row of purchases: of a credit note it takes back. */
export function rowOfInvoiceLine(line: OpenInvoiceLine, kind: InvoiceKind): BoughtRowSent {
  const sign = kind === 'credit_note' ? -1 : 1;
  const { amount, unit } = quantityInWords(line.quantity, line.unit);
  const times = (value: number | null): number | null => (value === null ? null : sign * value);
  return {
    name: (line.name.trim() || line.id).slice(0, 300),
    externalId: (line.articleNumber ?? line.gtin ?? '').slice(0, 120),
    amount: times(amount),
    unit,
    grams: times(line.grams),
    money: times(line.net),
    origin: line.origin,
    organic: line.match.organic,
    setAside: line.setAside !== null,
  };
}
