import { plainTextProblem } from '../../kernel/plain-text.ts';
import { readNumber, type NumberFormat } from '../../kernel/spreadsheet/number-format.ts';
import type { Cell } from '../../kernel/spreadsheet/sheet.ts';
import type { SheetField } from './sheet-columns.ts';

/** The flaws of one cell of a file; each has a text that says what to do. */
const FLAW_CODES = [
  'missing',
  'not_a_number',
  'a_date',
  'negative',
  'signs_differ',
  'zero',
  'too_large',
  'too_long',
  'no_letters',
  'hidden_characters',
  'wrong_encoding',
  'markup',
  'formula',
  'formula_error',
] as const;
export type FlawCode = (typeof FLAW_CODES)[number];

export interface RowFlaw {
  field: SheetField;
  code: FlawCode;
}

/** As the schema of rows has them. */
export const LONGEST_NAME = 300;
const LARGEST_NUMBER = 1e9;

/** Marks of direction, joiners and byte orders that nobody sees. */
const UNSEEN = /[\u00AD\u061C\u200B-\u200F\u2028\u2029\u2060\uFEFF]/gu;
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/gu;
/** UTF-8 that was read as Latin-1 ("RÃ¶tt"), or bytes that no encoding has. */
const MISREAD = /\uFFFD|Ã[\u0080-\u00BF\u0152-\u0192\u2013-\u2122]|â€/u;
const ERROR_VALUE = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|CALC!|BEZUG!|NV|WERT!|ZAHL!|REFERENS!|SAKNAS!)/iu;
/** Text that a spreadsheet would compute rather than show. */
const FORMULA = /^(?:[=@]|[+-]\s*(?:[A-Z]+\$?\d|[\d(=@]))/u;
const DATE = /^(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})(?:[T ].*)?$/u;
const SCIENTIFIC = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/iu;

/** A text as it can be kept: no hidden characters, one line, one space at a time, half characters made whole. */
export function cleanText(text: string, most: number): string {
  const trimmed = text.trim();
  // Nearly every cell of nearly every file.
  if (!UNTIDY.test(trimmed)) return trimmed.length > most ? trimmed.slice(0, most).trim() : trimmed;
  const bare = trimmed.toWellFormed().replace(CONTROL, '').replace(UNSEEN, '').replace(/\s+/gu, ' ');
  return bare.trim().slice(0, most).toWellFormed().trim();
}

/** Anything but Latin letters, figures and marks with single spaces between them: looked for, since a look goes by no way twice. */
const UNTIDY = /[^\x20-\x7E\u00A1-\u00AC\u00AE-\u024F\u2010-\u2019\u20AC]| {2}/u;

/** The flaw of a name as the file has it; null when it can be taken. */
export function nameFlaw(written: string): FlawCode | null {
  const text = written.trim();
  if (cleanText(text, LONGEST_NAME) === '') return 'missing';
  if (!text.isWellFormed() || text.search(CONTROL) !== -1 || text.search(UNSEEN) !== -1) return 'hidden_characters';
  if (MISREAD.test(text)) return 'wrong_encoding';
  if (ERROR_VALUE.test(text)) return 'formula_error';
  if (FORMULA.test(text)) return 'formula';
  if (plainTextProblem(text, { lines: true }) === 'markup') return 'markup';
  if (text.length > LONGEST_NAME) return 'too_long';
  return /\p{L}/u.test(text) ? null : 'no_letters';
}

export interface ReadQuantity {
  value: number | null;
  /** The text beside the number: a unit, a currency. */
  rest: string;
  flaw: FlawCode | null;
}

const flawed = (flaw: FlawCode): ReadQuantity => ({ value: null, rest: '', flaw });

/** The number of a cell by its column's format, or why it is none. An empty cell is `missing`. */
export function readQuantity(cell: Cell | undefined, format: NumberFormat): ReadQuantity {
  if (cell === null || cell === undefined) return flawed('missing');
  if (typeof cell === 'number') return bounded({ value: Number.isFinite(cell) ? cell : null, rest: '' });
  if (typeof cell === 'boolean') return flawed('not_a_number');
  const text = cleanText(cell, 1000);
  if (text === '') return flawed('missing');
  if (ERROR_VALUE.test(text)) return flawed('formula_error');
  if (/^[=@]/u.test(text)) return flawed('formula');
  if (DATE.test(text)) return flawed('a_date');
  if (SCIENTIFIC.test(text)) return bounded({ value: Number(text.replace(',', '.')), rest: '' });
  const read = readNumber(text, format);
  // "10–12", "3 of 5", "25 %" and "1 2 x 3" are more than one number, or none of what is counted.
  if (/[\d%/]/u.test(read.rest) || /\d\s*[-–—]\s*\d/u.test(text)) return flawed('not_a_number');
  return bounded(read);
}

function bounded({ value, rest }: { value: number | null; rest: string }): ReadQuantity {
  if (value === null) return flawed('not_a_number');
  return Math.abs(value) > LARGEST_NUMBER ? flawed('too_large') : { value, rest, flaw: null };
}
