import type { InvoiceKind } from '../invoice/invoice.ts';

/** UNTDID 1001 codes of credit notes that EN 16931 allows, and of corrected invoices; every other one is an invoice. */
const CREDIT_NOTES: ReadonlySet<string> = new Set([
  '81',
  '83',
  '261',
  '262',
  '296',
  '308',
  '381',
  '396',
  '420',
  '458',
  '502',
  '503',
  '532',
]);
const CORRECTIONS: ReadonlySet<string> = new Set(['384', '471', '472', '473']);

/** @param root whether the document itself is a credit note, as UBL has one */
export function invoiceKind(code: string | null, root: { isCreditNote: boolean }): InvoiceKind {
  if (root.isCreditNote || (code !== null && CREDIT_NOTES.has(code))) return 'credit_note';
  return code !== null && CORRECTIONS.has(code) ? 'correction' : 'invoice';
}
