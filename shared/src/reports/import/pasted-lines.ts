import { withoutEnd } from '../../kernel/reading/ends.ts';
import { parseLine } from '../../ingredients/phrase/parse-line.ts';
import type { Language } from '../../kernel/language.ts';
import { eachInSteps, finished, type Stepwise } from '../../kernel/reading/stepwise.ts';
import type { ReportVariety } from '../model/report-kind.ts';
import { cleanText, LONGEST_NAME, nameFlaw, readQuantity } from './row-flaw.ts';
import type { SheetLine } from './sheet-line.ts';
import { totalsRows } from './totals-row.ts';

export interface PastedLines {
  lines: SheetLine[];
  /** Rows without a name, which the rule drops: they are reported. */
  dropped: number;
}

const BARE = {
  unit: null,
  counted: null,
  onePiece: false,
  grams: null,
  money: null,
  externalId: '',
  gtin: '',
  supplier: '',
  invoice: '',
  organic: false,
  origin: '',
  pack: null,
  days: [],
  isTotal: false,
} as const;

/**
 * A pasted list of sold dishes (specification, point 5): split by line; a tab separates name from servings, otherwise the
 * first number above zero begins the servings; a row without a name is dropped.
 */
export function pastedSales(text: string): PastedLines {
  return finished(linesFrom(text, soldLine));
}

function soldLine(written: string): ReadLine {
  const [name, servings] = written.includes('\t') ? parted(written) : atFirstNumber(written);
  // Typed numbers follow the rule of typed numbers: a comma alone is a decimal point.
  const quantity = servings === '' ? null : readQuantity(servings, typedFormat(servings));
  const flaw = quantity === null ? 'missing' : (quantity.flaw ?? (quantity.value === 0 ? 'zero' : null));
  const negative = quantity?.value !== null && (quantity?.value ?? 0) < 0;
  return {
    name,
    quantity: quantity?.value ?? null,
    flaws: [...(flaw ? [{ field: 'servings' as const, code: flaw }] : []), ...(negative ? [NEGATIVE] : [])],
  };
}

const NEGATIVE = { field: 'servings', code: 'negative' } as const;

/** A pasted list of purchases, a line each, as cooks write them: "5 kg onions, organic". */
export function pastedPurchases(text: string, language: Language): PastedLines {
  return finished(linesFrom(text, (written) => boughtLine(written, language)));
}

/** Characters of a line that are read: no cook writes more into one. */
const LONGEST_LINE = 2000;

function boughtLine(written: string, language: Language): ReadLine {
  const phrase = parseLine(written.slice(0, LONGEST_LINE).replaceAll('\t', ' '), language);
  const { quantity, unit, lacksUnit, counted } = phrase;
  const amount = Array.isArray(quantity) ? (quantity[0] + quantity[1]) / 2 : quantity;
  return {
    name: phrase.heading ? '' : [phrase.name, phrase.note].filter(Boolean).join(', '),
    quantity: amount,
    // "Butter 1,562" is a weight whose unit nobody wrote.
    unit: amount === null || lacksUnit ? null : (unit ?? 'piece'),
    counted,
    flaws: amount === null || lacksUnit ? [{ field: lacksUnit ? 'unit' : 'amount', code: 'missing' }] : [],
  };
}

/** A name and its number are a list; more columns, or any of purchases, are a table. */
export function isPastedTable(text: string, variety: ReportVariety): boolean {
  return variety === 'procurement' ? text.includes('\t') : /\t[^\t\n]*\t/u.test(text);
}

/** Either list in steps, for one of many rows. */
export function pastedInSteps(text: string, variety: ReportVariety, language: Language): Stepwise<PastedLines> {
  return linesFrom(text, variety === 'sales' ? soldLine : (written) => boughtLine(written, language));
}

type ReadLine = Pick<SheetLine, 'name' | 'quantity' | 'flaws'> & Partial<Pick<SheetLine, 'unit' | 'counted'>>;

function* linesFrom(text: string, read: (written: string) => ReadLine): Stepwise<PastedLines> {
  const lines: SheetLine[] = [];
  let dropped = 0;
  yield* eachInSteps(text.split(/\r\n?|\n/u), (written, at) => {
    if (written.trim() === '') return;
    const { name, flaws, ...line } = read(written);
    if (name.trim() === '') {
      dropped++;
      return;
    }
    const code = nameFlaw(name);
    lines.push({
      ...BARE,
      ...line,
      row: at + 1,
      written: cleanText(written, 500).replaceAll(/[<>]/gu, ''),
      name: cleanText(name, LONGEST_NAME),
      flaws: code ? [{ field: 'name', code }, ...flaws] : flaws,
    });
  });
  const totals = totalsRows(lines);
  return { lines: lines.map((line, at) => (totals.has(at) ? { ...line, isTotal: true, flaws: [] } : line)), dropped };
}

function parted(written: string): [string, string] {
  const [name = '', ...rest] = written.split('\t');
  return [name.trim(), (rest.find((cell) => cell.trim() !== '') ?? '').trim()];
}

const NUMBER = /\d[\d.,\u00A0\u202F]*/gu;

function atFirstNumber(written: string): [string, string] {
  for (const found of written.matchAll(NUMBER)) {
    const { value } = readQuantity(found[0], typedFormat(found[0]));
    if (value === null || value <= 0) continue;
    const before = written.slice(0, found.index);
    const sign = /(?:^|\s)[-\u2212]$/u.test(before) ? '-' : '';
    return [withoutEnd(before, /[\s:;,–—\u2212-]/u).trim(), `${sign}${written.slice(found.index).trim()}`];
  }
  return [written.trim(), ''];
}

function typedFormat(text: string): 'comma' | 'point' {
  return text.includes('.') ? 'point' : 'comma';
}
