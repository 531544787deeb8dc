import * as z from 'zod/mini';
import { endpoint } from '../../kernel/api/endpoint.ts';
import { Cursor, Id } from '../../kernel/id.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { plainText, searchText } from '../../kernel/plain-text.ts';
import { FileRefusalCode, InvoiceKind, InvoiceParty, SetAsideReason } from '../invoice/invoice.ts';
import { INVOICE_FILE_TYPES, InvoiceWarning, LARGEST_INVOICE_FILE } from '../invoice/understood-invoice.ts';

const OfRestaurant = z.object({ id: Id });

/** An invoice whose lines went into the report of its month. */
const Kept = z.object({
  file: z.string(),
  number: z.string(),
  supplier: z.string(),
  restaurantId: z.string(),
  /** `2026-11` */
  month: z.string(),
  lines: z.number(),
  setAside: z.number(),
  /** Lines of food whose weight nobody can tell. */
  unweighed: z.number(),
  warnings: z.array(InvoiceWarning),
});
export type InvoiceInReport = z.infer<typeof Kept>;

/** A file or an invoice of which nothing was kept. */
const Refused = z.object({
  file: z.string(),
  code: FileRefusalCode,
  /** The buyer; null where the file was not read. */
  buyer: z.nullable(InvoiceParty),
  month: z.nullable(z.string()),
  /** The completed report that stands in the way. */
  reportId: z.nullable(z.string()),
});
export type RefusedInvoiceAnswer = z.infer<typeof Refused>;

export const dropInvoices = endpoint({
  method: 'POST',
  path: '/purchases/{id}/invoices',
  callers: 'signed-in',
  summary: 'Read e-invoices and put what they bought into the procurement reports of their months',
  description:
    'The file is the body: an XML (UBL, CII), a PDF with such an XML attached, or a ZIP of both. The restaurant is the one worked in; an invoice goes to the one that its buyer stands for.',
  params: OfRestaurant,
  query: z.object({
    language: z._default(z.enum(LANGUAGES), 'en_gb'),
    /** `here`: buyers that nobody knows stand for this restaurant from now on; `ask`: they are refused as `unknown_buyer`. */
    buyers: z._default(z.enum(['ask', 'here']), 'ask'),
    /** `anew`: a completed report is made anew with what came, the former moves to the bin; `refuse`: `month_completed`. */
    completed: z._default(z.enum(['refuse', 'anew']), 'refuse'),
  }),
  upload: { types: INVOICE_FILE_TYPES, mostBytes: LARGEST_INVOICE_FILE },
  reply: z.object({ kept: z.array(Kept), refused: z.array(Refused) }),
});

const Head = z.object({
  id: z.string(),
  supplier: z.string(),
  number: z.string(),
  kind: InvoiceKind,
  /** `2026-11-20` */
  date: z.string(),
  /** Null where it is not said, and for those who may not see costs. */
  currency: z.nullable(z.string()),
  /** Below zero for a credit note; null where it is not known, and for those who may not see costs. */
  net: z.nullable(z.number()),
  /** What discounts on the whole took off its goods; null for those who may not see costs. */
  discount: z.nullable(z.number()),
  /** The lines come to another sum than the document says. */
  sumDiffers: z.boolean(),
  lines: z.number(),
  setAside: z.number(),
  unweighed: z.number(),
});
export type InvoiceHead = z.infer<typeof Head>;

export const listInvoices = endpoint({
  method: 'GET',
  path: '/purchases/{id}/invoices',
  callers: 'signed-in',
  summary: 'List the invoices of a restaurant, the latest first',
  params: OfRestaurant,
  query: z.object({ search: z.optional(searchText(200)), cursor: z.optional(Cursor) }),
  reply: z.object({ items: z.array(Head), next: z.nullable(z.string()) }),
});

const Line = z.object({
  place: z.number(),
  name: z.string(),
  articleNumber: z.nullable(z.string()),
  quantity: z.nullable(z.number()),
  /** As a purchase has it: `kg`, `piece`, `carton`; null for none. */
  unit: z.nullable(z.string()),
  grams: z.nullable(z.number()),
  /** Null where it is not known, and for those who may not see costs. */
  net: z.nullable(z.number()),
  setAside: z.nullable(SetAsideReason),
});
export type InvoiceLineShown = z.infer<typeof Line>;

export const readInvoice = endpoint({
  method: 'GET',
  path: '/purchases/{id}/invoices/{invoiceId}',
  callers: 'signed-in',
  summary: 'Read an invoice with its lines',
  params: z.object({ id: Id, invoiceId: Id }),
  reply: z.extend(Head, { items: z.array(Line) }),
});

export const takeBackInvoice = endpoint({
  method: 'DELETE',
  path: '/purchases/{id}/invoices/{invoiceId}',
  callers: 'signed-in',
  summary: 'Take an invoice back: its lines leave the draft of its month, and it may be sent again',
  params: z.object({ id: Id, invoiceId: Id }),
  query: z.object({ language: z._default(z.enum(LANGUAGES), 'en_gb') }),
  reply: z.object({ number: z.string() }),
});

/** An article whose weight nobody can tell, as the invoices of a restaurant have it. */
const Unweighed = z.object({
  supplierKey: z.string(),
  supplier: z.string(),
  articleKey: z.string(),
  name: z.string(),
  /** Code of UN/ECE Recommendation 20 or 21; empty for none. */
  code: z.string(),
  /** In a purchase's word; null for none. */
  unit: z.nullable(z.string()),
  lines: z.number(),
  quantity: z.number(),
  /** Null where it is not known, and for those who may not see costs. */
  net: z.nullable(z.number()),
  currency: z.nullable(z.string()),
});
export type UnweighedArticle = z.infer<typeof Unweighed>;

export const listUnweighed = endpoint({
  method: 'GET',
  path: '/purchases/{id}/weights',
  callers: 'signed-in',
  summary: 'List the articles whose weight nobody can tell, the dearest first; at most 100',
  params: OfRestaurant,
  reply: z.object({ items: z.array(Unweighed), more: z.number() }),
});

const Weight = z.object({
  supplierKey: plainText(300),
  articleKey: plainText(400),
  code: plainText(20),
  /** Of one unit of the code. */
  grams: z.number().check(z.positive(), z.maximum(1e8)),
});

export const tellWeights = endpoint({
  method: 'POST',
  path: '/purchases/{id}/weights',
  callers: 'signed-in',
  summary: 'Remember what one unit of an article weighs; drafts that wait for it are brought to it',
  params: OfRestaurant,
  query: z.object({ language: z._default(z.enum(LANGUAGES), 'en_gb') }),
  body: z.object({ weights: z.array(Weight).check(z.minLength(1), z.maxLength(100)) }),
  reply: z.object({
    /** Lines that have a weight now. */
    lines: z.number(),
    /** Months whose report is completed and keeps its figures. */
    completed: z.array(z.string()),
  }),
});
