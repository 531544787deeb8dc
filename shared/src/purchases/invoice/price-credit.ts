import type { InvoiceKind, WrittenInvoiceLine } from './invoice.ts';

/** A credit of less than this share of the invoiced price takes no goods back: who returns goods gets most of their price. */
const SHARE_OF_GOODS = 0.5;

/** Whether a line of a credit note lowers the price of what was bought, by the price of one that was invoiced for the article in the same unit. */
function isOfPrice({ quantity, net }: Pick<WrittenInvoiceLine, 'quantity' | 'net'>, invoiced: number | undefined): boolean {
  if (quantity === null || net === null || quantity === 0 || net === 0 || invoiced === undefined || invoiced <= 0) return false;
  return Math.abs(net / quantity) < invoiced * SHARE_OF_GOODS;
}

/** The line as it counts: a credit of the price takes back money, and neither amount nor weight. */
export function withoutPricedGoods<Line extends Pick<WrittenInvoiceLine, 'quantity' | 'net'> & { grams: number | null }>(
  line: Line,
  { kind, invoiced }: { kind: InvoiceKind; invoiced: number | undefined },
): Line {
  return kind === 'credit_note' && isOfPrice(line, invoiced) ? { ...line, quantity: 0, grams: 0 } : line;
}
