import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { MappedName } from '../../mapper/mapped-ingredient.ts';
import { SetAsideReason, WrittenInvoice, WrittenInvoiceLine } from '../../purchases/invoice/invoice.ts';
import { OPEN } from './open.ts';

/** The file of an invoice, or of a month of them. */
export const LARGEST_INVOICE_FILE = 16 * 1024 * 1024;
/** Lines that count as one call. */
export const INVOICE_LINES_OF_CALL = 100;

export const OpenInvoiceLine = z.object({
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
export type OpenInvoiceLine = z.infer<typeof OpenInvoiceLine>;

export const OpenInvoice = z.object({
  file: described(z.string(), 'The file it stood in: its name in the container, or what it was taken for.'),
  ...WrittenInvoice.shape,
  lines: described(z.array(OpenInvoiceLine), 'Its lines, in their order; none for a profile without lines.'),
});
export type OpenInvoice = z.infer<typeof OpenInvoice>;

export const postOpenInvoices = endpoint({
  ...OPEN,
  method: 'POST',
  path: '/invoices',
  summary: 'Read e-invoices, and put what they bought into the month’s procurement reports',
  description:
    'The file is the body of the request: an XML in UBL 2.1 (Peppol BIS Billing 3, OIOUBL) or UN/CEFACT CII (XRechnung), a PDF with such an XML attached (Factur-X, ZUGFeRD), or a ZIP of both. ' +
    'Every invoice counts once by supplier and number, credit notes are taken off, and what is no food is set aside. With `keep=false` nothing is kept. Counts as one call for each 100 lines.',
  query: z.object({
    restaurantId: described(
      z.optional(Id),
      'The restaurant that bought. Left out, it is the one that the buyer’s identifier was sent with before.',
    ),
    language: described(z._default(z.enum(LANGUAGES), 'en_gb'), 'The language that the lines are written in.'),
    keep: described(z._default(z.stringbool(), true), '`false` reads the file and keeps nothing of it.'),
  }),
  upload: { types: ['application/xml', 'text/xml', 'application/pdf', 'application/zip'], mostBytes: LARGEST_INVOICE_FILE },
  reply: z.object({
    invoices: described(z.array(OpenInvoice), 'The invoices that were read, in the order of their files.'),
    refused: described(
      z.array(
        z.object({
          file: described(z.string(), 'The file, as in `invoices`.'),
          code: described(z.string(), 'A stable word for the reason: `not_an_invoice`, `no_lines`, `duplicate`.'),
          message: described(z.string(), 'The reason in English.'),
        }),
      ),
      'Files that were not read, and invoices of which nothing was kept, with the reason.',
    ),
  }),
});
