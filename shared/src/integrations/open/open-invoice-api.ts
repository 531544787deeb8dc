import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { INVOICE_FILE_TYPES, LARGEST_INVOICE_FILE, UnderstoodInvoice } from '../../purchases/invoice/understood-invoice.ts';
import { OPEN } from './open.ts';

/** Lines that count as one call. */
export const INVOICE_LINES_OF_CALL = 100;

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
  upload: { types: INVOICE_FILE_TYPES, mostBytes: LARGEST_INVOICE_FILE },
  reply: z.object({
    invoices: described(z.array(UnderstoodInvoice), 'The invoices that were read, in the order of their files.'),
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
