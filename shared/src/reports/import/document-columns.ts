import { isGtin } from '../../kernel/reading/gtin.ts';
import { foldHeader, numberShare } from '../../kernel/spreadsheet/find-columns.ts';
import type { Mapping } from '../../kernel/spreadsheet/mapping.ts';
import { cellText, type UsedRow } from '../../kernel/spreadsheet/sheet.ts';
import { readDays } from '../rows/row-day.ts';
import type { SheetField } from './sheet-columns.ts';

type Columns = Mapping<SheetField>['columns'];

interface Table {
  /** Folded; empty for a column that nobody named. */
  heading: (at: number) => string;
  body: readonly UsedRow[];
}

const LOOKED_AT = 200;
/** Fewer rows show nothing. */
const FEWEST = 3;
const FEWEST_ARTICLES = 5;

/** A share of the filled cells from which on a column is what they look like. */
const NEARLY_ALL = 0.8;
/** Some suppliers are persons, or known by a name alone. */
const MOST_SUPPLIERS = 0.6;

/** How firms end their names in the product's countries, folded: "Martin & Servera AB", "Hørkram A/S". */
const FIRM = new RegExp(
  String.raw`(?: (?:ab|kb|hb|publ|a s|as|asa|ans|aps|i s|p s|k s|amba|gmbh|ag|kg|ohg|ug|e k|eg|sa|s a|sas|s a s|sarl|s a r l|eurl|snc|scop|gaec|earl|bv|b v|nv|n v|vof|v o f|ltd|limited|plc|llp|llc|inc|corp|co))$|(?:^| )gmbh(?: |$)`,
  'u',
);
/** The number of an invoice or an article: digits, perhaps with letters and marks, in one word. */
const CODE = /^(?=(?:\D*\d){3})[\p{L}\d][\p{L}\d./_-]{2,29}$/u;

/** Suppliers, invoices, days, article numbers and GTINs by their cells, where no heading named their column. */
export function withDocuments(columns: Columns, { heading, body }: Table): Columns {
  const rows = body.slice(0, LOOKED_AT);
  const cells = columns.map((_, at) => rows.map((row) => cellText(row.cells[at])));
  let found = columns;
  // A GTIN shows what it is under any heading; other cells may be of something else where the column has a name that is not known.
  take('gtin', (_, texts) => share(texts, isGtin) > NEARLY_ALL && texts.length >= FEWEST);
  take('date', (at, texts) => heading(at) === '' && share(texts, isDayCell) > NEARLY_ALL && texts.length >= FEWEST);
  take('supplier', (at, texts) => heading(at) === '' && share(texts, isFirm) > MOST_SUPPLIERS);
  withoutNumbersOfInvoices();
  take('invoice', (at) => heading(at) === '' && isOfInvoices(at));
  take('externalId', (at) => heading(at) === '' && isOfArticles(at));
  return found;

  function take(field: SheetField, looksSo: (at: number, filled: string[]) => boolean): void {
    if (found.some((column) => column.field === field)) return;
    const place = found.findIndex((column, at) => column.field === null && looksSo(at, filled(at)));
    found = found.map((column, at) => (at === place ? { ...column, field } : column));
  }
  function filled(at: number): string[] {
    return (cells[at] ?? []).filter((text) => text !== '');
  }
  /** Where nobody named the columns the first numbers are taken for amounts: here the next ones, those beside the units first. */
  function withoutNumbersOfInvoices(): void {
    const taken = found.findIndex(({ field }) => field === 'amount');
    if (taken < 0 || heading(taken) !== '' || !isOfInvoices(taken)) return;
    const unit = found.findIndex(({ field }) => field === 'unit');
    const numbers = found.flatMap(({ field }, at) => (field === null && numberShare(rows, at) > NEARLY_ALL ? [at] : []));
    const amount = numbers.find((at) => at + 1 === unit) ?? numbers[0];
    if (amount === undefined) return;
    found = found.map((column, at) =>
      at === taken ? { ...column, field: null } : at === amount ? { ...column, field: 'amount' } : column,
    );
  }
  /** Codes that stand in rows of one day each, several rows together, on more than one of them. */
  function isOfInvoices(at: number): boolean {
    const codes = filled(at);
    const different = new Set(codes).size;
    if (different < 2 || different * 2 > codes.length || share(codes, isCode) <= NEARLY_ALL) return false;
    return tells(at, 'date');
  }
  /** Codes of which each stands for one name, and nearly each name has one of its own. */
  function isOfArticles(at: number): boolean {
    const codes = filled(at);
    const names = found.findIndex(({ field }) => field === 'name');
    if (codes.length < FEWEST_ARTICLES || share(codes, isCode) <= NEARLY_ALL || !tells(at, 'name')) return false;
    return new Set(codes).size >= NEARLY_ALL * new Set(filled(names)).size;
  }
  /** Whether rows with one text in a column have one in that of a field, too. */
  function tells(at: number, field: SheetField): boolean {
    const other = found.findIndex((column) => column.field === field);
    if (other < 0) return false;
    const pairs = new Map<string, string>();
    return (cells[at] ?? []).every((text, row) => {
      const beside = cells[other]?.[row] ?? '';
      const known = pairs.get(text) ?? beside;
      pairs.set(text, known);
      return text === '' || known === beside;
    });
  }
}

const isCode = (text: string): boolean => CODE.test(text);
const isFirm = (text: string): boolean => FIRM.test(foldHeader(text));
const isDayCell = (text: string): boolean => readDays(text).length > 0;

function share(texts: readonly string[], is: (text: string) => boolean): number {
  return texts.length === 0 ? 0 : texts.filter(is).length / texts.length;
}
