import type { InvoiceKind } from './invoice.ts';

/** The sign that a document's amounts count with: a credit note writes them as positive, and they are taken off. */
export function signOf(kind: InvoiceKind): 1 | -1 {
  return kind === 'credit_note' ? -1 : 1;
}

/** A document taken back counts as the other kind: an invoice as a credit note, a credit note as an invoice. */
export function oppositeOf(kind: InvoiceKind): InvoiceKind {
  return kind === 'credit_note' ? 'invoice' : 'credit_note';
}
