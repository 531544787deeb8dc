import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { MappedName } from '../../mapper/mapped-ingredient.ts';
import { SetAsideReason, WrittenInvoice, WrittenInvoiceLine } from './invoice.ts';

const INVOICE_WARNINGS = ['sum_differs'] as const;
/** What is to be looked at in an invoice that is read. */
export const InvoiceWarning = z.enum(INVOICE_WARNINGS);

export const UnderstoodLine = z.object({
  ...WrittenInvoiceLine.shape,
  grams: described(
    z.nullable(z.number()),
    'Grams of the whole line, by its unit, the pack’s size in its name or the weight of what it is; null when nobody can tell.',
  ),
  setAside: described(
    z.nullable(SetAsideReason),
    'Why the line is no food: goods that nobody eats, a deposit, freight or another charge; null for what counts as food.',
  ),
  match: described(MappedName, 'What the line’s name stands for.'),
});
export type UnderstoodLine = z.infer<typeof UnderstoodLine>;

export const UnderstoodInvoice = z.object({
  file: described(z.string(), 'The file it stood in: its name in the container, or what it was taken for.'),
  ...WrittenInvoice.shape,
  warnings: described(
    z.array(InvoiceWarning),
    '`sum_differs`: the lines’ net amounts are another sum than the document says; it is counted by its lines.',
  ),
  lines: described(z.array(UnderstoodLine), 'Its lines, in their order; none for a profile without lines.'),
});
export type UnderstoodInvoice = z.infer<typeof UnderstoodInvoice>;

/** The file of an invoice, or of several. */
export const LARGEST_INVOICE_FILE = 16 * 1024 * 1024;
export const INVOICE_FILE_TYPES = ['application/xml', 'text/xml', 'application/pdf', 'application/zip'] as const;
