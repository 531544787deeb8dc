import { grammarOf, type Language } from './language.ts';

/** A cell: a number stands with the form's decimal sign, unknown is empty. */
export type CsvCell = string | number | null;

/** A share as data files have it: in percent, to as many digits as a spreadsheet keeps. */
export function percentCell(share: number | null | undefined): number | null {
  return share === null || share === undefined ? null : Number((share * 100).toPrecision(12));
}

/** The separator of cells, and the decimal sign that goes with it: a spreadsheet reads by its own language. */
export const CSV_FORMS = {
  semicolon: { separator: ';', decimal: ',' },
  comma: { separator: ',', decimal: '.' },
} as const;
export type CsvForm = keyof typeof CSV_FORMS;

/** The one that a spreadsheet in this language takes: where the comma is the decimal sign it cannot stand between cells. */
export function csvFormOf(language: Language): CsvForm {
  return grammarOf(language).decimalSign === '.' ? 'comma' : 'semicolon';
}

/** Rows as CSV (RFC 4180, UTF-8 with a mark, so that spreadsheets read å and œ); no text of it is run as a formula. */
export function csvOf(rows: readonly (readonly CsvCell[])[], form: CsvForm): string {
  const { separator } = CSV_FORMS[form];
  return `\uFEFF${rows.map((row) => row.map((cell) => csvField(cell, form)).join(separator)).join('\r\n')}\r\n`;
}

function csvField(cell: CsvCell, form: CsvForm): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', CSV_FORMS[form].decimal);
  const text = withGuard(cell.trim());
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Separators of cells or rows in any reader, whatever this file is written with. */
const BREAKS = ',;\t\r\n';
/** Signs that begin a formula in a spreadsheet. */
const SIGNS = '=+-@＝＋－＠';

/**
 * A text of which no part is run as a formula, however its reader parts the cells: a spreadsheet of another language, or one
 * that knows no quotes, makes three cells of `a;=1+1;b`. An apostrophe keeps the part a text. A text of digits is one too:
 * with what follows, `-1` would begin a formula for a reader to whom the comma is a decimal sign.
 */
export function withGuard(text: string): string {
  return parted(text, guardPlaces(text)).join("'");
}

/** A text without its guard. */
export function withoutGuard(text: string): string {
  const [first = '', ...rest] = parted(
    text,
    guardPlaces(text).filter((place) => text[place] === "'"),
  );
  return first + rest.map((part) => part.slice(1)).join('');
}

function parted(text: string, places: readonly number[]): string[] {
  return [0, ...places].map((place, index) => text.slice(place, places[index]));
}

/** Where a part begins that could be run: with a sign, or with apostrophes of its own before it. */
function guardPlaces(text: string): number[] {
  const places: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (at > 0 && !BREAKS.includes(text.charAt(at - 1))) continue;
    let start = at;
    while (isSpaceOrQuote(text.charAt(start))) start += 1;
    let sign = start;
    while (text.charAt(sign) === "'") sign += 1;
    if (SIGNS.includes(text.charAt(sign) || ' ')) places.push(start);
    at = Math.max(at, sign - 1);
  }
  return places;
}

function isSpaceOrQuote(sign: string): boolean {
  return sign === '"' || (sign !== '' && !BREAKS.includes(sign) && sign.trim() === '');
}
