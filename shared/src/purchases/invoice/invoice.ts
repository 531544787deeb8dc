import * as z from 'zod/mini';
import { described } from '../../kernel/api/described.ts';

/** UBL 2.x (Peppol BIS Billing 3 and its national forms, OIOUBL) or UN/CEFACT Cross Industry Invoice (XRechnung, Factur-X, ZUGFeRD). */
const INVOICE_FORMATS = ['ubl', 'cii'] as const;

const INVOICE_KINDS = ['invoice', 'credit_note', 'correction'] as const;
export const InvoiceKind = z.enum(INVOICE_KINDS);
export type InvoiceKind = z.infer<typeof InvoiceKind>;

/** Why a row of an invoice is no food. */
const SET_ASIDE_REASONS = ['not_food', 'deposit', 'freight', 'charge'] as const;
export const SetAsideReason = z.enum(SET_ASIDE_REASONS);
export type SetAsideReason = z.infer<typeof SetAsideReason>;

/** A supplier or buyer: of an invoice nothing else of them is read, no bank account and no contact person. */
export const InvoiceParty = z.object({
  name: described(z.string(), 'As the document has it; empty when it does not say.'),
  id: described(
    z.nullable(z.string()),
    'The first of: GLN or other registered identifier, legal registration, VAT number, electronic address; null for none.',
  ),
});
export type InvoiceParty = z.infer<typeof InvoiceParty>;

/** A class of goods that the seller gave an article (BT-158). */
export const CommodityClass = z.object({
  list: described(
    z.string(),
    'Code of the classification (UNTDID 7143): `STI` is the CPV, `TST` UNSPSC, `HS` the Harmonised System.',
  ),
  code: described(z.string(), 'The class in it.'),
});
export type CommodityClass = z.infer<typeof CommodityClass>;

/** A line as the document has it; amounts keep its signs. */
export const WrittenInvoiceLine = z.object({
  id: described(z.string(), 'The line’s identifier in the document; its place from 1 when it has none.'),
  name: described(z.string(), 'The article’s name.'),
  description: described(z.string(), 'What else is said of the article; empty for nothing.'),
  quantity: described(z.nullable(z.number()), 'Billed quantity, in `unit`; null when the document does not say.'),
  unit: described(z.nullable(z.string()), 'UN/ECE code of Recommendation 20 or 21, as written: `KGM`, `XCT`; null for none.'),
  net: described(z.nullable(z.number()), 'Net amount of the line, without VAT, in the document’s currency; null when unknown.'),
  gtin: described(z.nullable(z.string()), 'The article’s GTIN (scheme 0160); null for none.'),
  articleNumber: described(z.nullable(z.string()), 'The seller’s own number of the article; null for none.'),
  origin: described(z.nullable(z.string()), 'Country of origin, ISO 3166 alpha-2; null when it is not said.'),
  classes: described(
    z.array(CommodityClass),
    'Classes of goods that the seller gave it. One that says that it is no food sets it aside, unless somebody decided about its name.',
  ),
  vat: described(z.nullable(z.number()), 'Rate of VAT in per cent, in which `net` is not; null when it is not said.'),
});
export type WrittenInvoiceLine = z.infer<typeof WrittenInvoiceLine>;

/** What is taken off or put on the whole document (BG-20, BG-21): in no line, and in no sum of lines. */
export const DocumentAllowance = z.object({
  kind: described(z.enum(['allowance', 'charge']), '`allowance`: taken off; `charge`: put on, such as freight.'),
  amount: described(z.number(), 'Without VAT, in the document’s currency.'),
  reason: described(z.string(), 'As the document has it; empty when it does not say.'),
  vat: described(z.nullable(z.number()), 'Rate of VAT in per cent of the lines that it is for; null when it is not said.'),
});
export type DocumentAllowance = z.infer<typeof DocumentAllowance>;

const HEAD = {
  format: described(z.enum(INVOICE_FORMATS), '`ubl` or `cii`.'),
  kind: described(InvoiceKind, 'A credit note’s amounts are written as positive and are taken off.'),
  number: described(z.string(), 'The document’s number.'),
  date: described(z.nullable(z.string()), 'Day of issue, `YYYY-MM-DD`; null when it is not said.'),
  currency: described(z.nullable(z.string()), 'ISO 4217 code; null when it is not said.'),
  supplier: described(InvoiceParty, 'Who sold.'),
  buyer: described(InvoiceParty, 'Who bought.'),
  lineTotal: described(
    z.nullable(z.number()),
    'Sum of the lines’ net amounts as the document says it; null for profiles that do not.',
  ),
  allowances: described(
    z.array(DocumentAllowance),
    'Discounts and charges on the whole document. Discounts lower what its goods cost in the report; the lines here have them not.',
  ),
  preceding: described(
    z.array(z.string()),
    'Numbers of the invoices that it speaks of (BT-25). A correction takes the place of those that came before.',
  ),
};

export const WrittenInvoice = z.object({ ...HEAD, lines: z.array(WrittenInvoiceLine) });
export type WrittenInvoice = z.infer<typeof WrittenInvoice>;

/** Why a file, or one inside a container, is not read. */
export const FILE_REFUSALS = {
  not_an_invoice: 'The document is no invoice or credit note in UBL or Cross Industry Invoice.',
  not_xml: 'The document is no well-formed XML.',
  doctype: 'The document has a DOCTYPE: entities are never read.',
  too_large: 'The file is larger than a document may be.',
  too_many_elements: 'The document has more elements, or nests them deeper, than an invoice does.',
  too_many_files: 'The container has more files than are read of one.',
  nested_archive: 'A container inside a container is not opened.',
  encrypted: 'The file is encrypted.',
  no_attachment: 'The PDF has no invoice attached as XML.',
  unreadable: 'The file is broken.',
  too_slow: 'Reading the file took too long and was stopped.',
  not_supported: 'Files of this kind are not read.',
  no_lines: 'The invoice’s profile has no lines: its head is read, and nothing of it is counted.',
  duplicate: 'An invoice with this supplier and number is there already.',
  replaced: 'A correction has taken the place of the invoice: it is not counted.',
  no_number: 'The invoice has no number: nobody can say whether it came before.',
  no_supplier: 'The invoice does not say who sold: nobody can say whether it came before.',
  unknown_buyer: 'It is not known which restaurant the buyer is: send the file with restaurantId once.',
  month_completed: 'The procurement report of the month is completed: open it anew, or delete it, and send the file again.',
  other_kitchen: 'The buyer is a restaurant that the sender may not use.',
  no_date: 'The invoice has no day of issue: nobody can say which month it belongs to.',
} as const;
export type FileRefusal = keyof typeof FILE_REFUSALS;
export const FileRefusalCode = z.enum(Object.keys(FILE_REFUSALS) as [FileRefusal, ...FileRefusal[]]);
