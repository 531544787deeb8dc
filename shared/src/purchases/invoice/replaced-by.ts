import type { WrittenInvoice } from './invoice.ts';
import { supplierKey } from './supplier-key.ts';

type Correcting = Pick<WrittenInvoice, 'kind' | 'preceding' | 'number' | 'lines' | 'lineTotal'>;

/**
 * Numbers of the invoices that a correction takes the place of (UNTDID 1001, 384: the invoice once more, with what was revised). One of a sum below
 * zero only takes off what was too much, and one of zero that moves money between lines is a difference too: both count beside them. So does one
 * of which nobody knows what it comes to.
 */
export function replacedBy(invoice: Correcting): string[] {
  const { kind, preceding, number } = invoice;
  if (kind !== 'correction' || !isInvoiceOnceMore(invoice)) return [];
  return [...new Set(preceding)].filter((each) => each !== number);
}

/** Half a cent: less is what adding up in binary leaves. */
const NOTHING = 0.005;

function isInvoiceOnceMore({ lines, lineTotal }: Correcting): boolean {
  if (lines.length === 0) return false;
  const sum = sumOf(lines) ?? lineTotal;
  if (sum === null || sum <= -NOTHING) return false;
  return sum >= NOTHING || lines.every(({ net }) => net === 0);
}

/** Null where the net amount of one is not known. */
function sumOf(lines: Correcting['lines']): number | null {
  let sum = 0;
  for (const { net } of lines) {
    if (net === null) return null;
    sum += net;
  }
  return sum;
}

const keyOf = (supplier: string, number: string): string => JSON.stringify([supplier, number]);

/**
 * The invoices among these that take the place of others, in the fewest batches in which each comes behind those of them that it replaces: what these
 * replaced is then known. Of two that name each other one comes first.
 */
export function correctionsInOrder<Invoice extends Correcting & Pick<WrittenInvoice, 'supplier'>>(
  invoices: readonly Invoice[],
): Invoice[][] {
  const corrections = invoices.filter((invoice) => replacedBy(invoice).length > 0);
  const byNumber = Map.groupBy(corrections, ({ supplier, number }) => keyOf(supplierKey(supplier), number));
  const batchOf = new Map<Invoice, number | 'asked'>();
  const visit = (invoice: Invoice): number => {
    const known = batchOf.get(invoice);
    // One that is asked already names this one too, over however many others.
    if (known !== undefined) return known === 'asked' ? -1 : known;
    batchOf.set(invoice, 'asked');
    const own = supplierKey(invoice.supplier);
    const former = replacedBy(invoice).flatMap((number) => byNumber.get(keyOf(own, number)) ?? []);
    const batch = former.reduce((latest, each) => Math.max(latest, visit(each) + 1), 0);
    batchOf.set(invoice, batch);
    return batch;
  };
  const batches: Invoice[][] = [];
  for (const invoice of corrections) (batches[visit(invoice)] ??= []).push(invoice);
  return batches;
}
