import { isGtin } from '../reading/gtin.ts';
import { readNumber } from './number-format.ts';
import { cellText, isEmptyCell, type Cell } from './sheet.ts';

/** A field that a column may hold. */
export interface WantedColumn<Field extends string> {
  field: Field;
  /** Words that people write above such a column, in any language. */
  words: readonly string[];
  kind: 'text' | 'number';
  /** May stand in several columns ("Ingredient 1", "Ingredient 2"). */
  isRepeated?: boolean;
  /** Taken for it by its heading alone, never by its cells. */
  isNamedOnly?: boolean;
  /** Its words are whole headings: as a part of another they say something else ("invoiced amount"). */
  isWhole?: boolean;
  /** Numbers that look like those of articles are never taken for it by their cells. */
  isCount?: boolean;
}

export interface FoundColumns<Field extends string> {
  /** Rows that stand above the table and are none of it: the supplier's name, the dates of the delivery. */
  above: number;
  hasHeader: boolean;
  /** For each column of the sheet its field, or null. */
  fields: (Field | null)[];
}

type Rows = readonly { cells: readonly Cell[] }[];

const LOOKED_AT = 200;
/** Above a table stands at most so much: an address, a customer number, a period. */
const MOST_ABOVE = 25;

/**
 * Finds what each column holds: by the words of a first row where there is one, else by what the cells look like. The table
 * begins where most columns are named, unless `above` says how many rows stand over it.
 */
export function findColumns<Field extends string>(
  all: Rows,
  wanted: readonly WantedColumn<Field>[],
  width: number,
  above = rowsAbove(all, wanted, width),
): FoundColumns<Field> {
  const rows = all.slice(above);
  const first = rows[0]?.cells ?? [];
  const named = namedFields(first, wanted, width);
  const count = named.filter((field) => field !== null).length;
  // "kg" beside numbers is a row like the others: one heading alone may be a word of the first row.
  if (count > 1 || (count === 1 && !first.some(isNumberCell))) return { above, hasHeader: true, fields: named };
  const hasHeader = looksLikeHeader(rows, width);
  return { above, hasHeader, fields: fieldsByCells(hasHeader ? rows.slice(1) : rows, wanted, width) };
}

/**
 * Rows over the one that names the columns; one named column may be a word by chance ("Name: Grossist AB"), two are not. Where
 * none names two, titles of one cell stand over a row of words from which on the table is wider.
 */
function rowsAbove<Field extends string>(rows: Rows, wanted: readonly WantedColumn<Field>[], width: number): number {
  const named = rows.slice(0, MOST_ABOVE).map(({ cells }) => {
    const fields = namedFields(cells, wanted, width);
    return fields.filter((field) => field !== null).length;
  });
  const most = Math.max(0, ...named);
  return most >= 2 ? named.indexOf(most) : titlesAbove(rows, width);
}

function titlesAbove(rows: Rows, width: number): number {
  const looked = rows.slice(0, LOOKED_AT).map(({ cells }) => cells.filter((cell) => !isEmptyCell(cell)).length);
  const first = looked.findIndex((filled) => filled > 1);
  if (first <= 0 || first > MOST_ABOVE || !looksLikeHeader(rows.slice(first), width)) return 0;
  const below = looked.slice(first);
  return below.filter((filled) => filled > 1).length > below.length / 2 ? first : 0;
}

function namedFields<Field extends string>(
  first: readonly Cell[],
  wanted: readonly WantedColumn<Field>[],
  width: number,
): (Field | null)[] {
  const taken = new Set<Field>();
  const fields: (Field | null)[] = Array.from({ length: width }, () => null);
  // Whole names first, so that "unit" is not given away to "unit price".
  for (const fits of [isSame, isWithin]) {
    for (let at = 0; at < width; at++) {
      const name = foldHeader(cellText(first[at]));
      if (fields[at] !== null || name === '' || typeof first[at] === 'number') continue;
      const found = wanted.find(
        (each) =>
          (each.isRepeated || !taken.has(each.field)) &&
          !(each.isWhole && fits === isWithin) &&
          foldedWords(each.words).some((word) => fits(name, word)),
      );
      if (!found) continue;
      fields[at] = found.field;
      taken.add(found.field);
    }
  }
  return fields;
}

/** Lists of words are constants of the product: each is folded once. */
const folded = new WeakMap<readonly string[], readonly string[]>();

function foldedWords(words: readonly string[]): readonly string[] {
  let found = folded.get(words);
  if (!found) folded.set(words, (found = words.map(foldHeader)));
  return found;
}

function isSame(name: string, word: string): boolean {
  return name === word || name.replace(/ \d+$/u, '') === word;
}

function isWithin(name: string, word: string): boolean {
  return (
    word.length >= 4 && (name.startsWith(`${word} `) || name.endsWith(` ${word}`) || (word.length >= 6 && name.includes(word)))
  );
}

/** "Menge (kg)" → "menge kg"; case, accents and marks say nothing. */
export function foldHeader(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ø/gu, 'o')
    .replace(/æ/gu, 'ae')
    .replace(/ß/gu, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function isNumberCell(cell: Cell): boolean {
  return typeof cell === 'number' || /^\s*\d[\d.,]*\s*$/u.test(cellText(cell));
}

/** Words over numbers. */
function looksLikeHeader(rows: Rows, width: number): boolean {
  const first = rows[0]?.cells ?? [];
  const isWordy = !first.some(isNumberCell);
  const hasNumbers = Array.from({ length: width }, (_, at) => numberShare(rows.slice(1), at)).some((share) => share > 0.6);
  return rows.length > 1 && isWordy && hasNumbers;
}

function fieldsByCells<Field extends string>(
  rows: Rows,
  wanted: readonly WantedColumn<Field>[],
  width: number,
): (Field | null)[] {
  const left = wanted.filter(({ isNamedOnly }) => !isNamedOnly);
  const numeric = Array.from({ length: width }, (_, at) => at).filter((at) => numberShare(rows, at) > 0.8);
  const articles = new Set(numeric.filter((at) => areArticleNumbers(rows, at)));
  const isOnlyArticles = numeric.length === articles.size;
  return Array.from({ length: width }, (_, at) => {
    const filled = rows.slice(0, LOOKED_AT).filter(({ cells }) => !isEmptyCell(cells[at]));
    if (filled.length === 0) return null;
    const kind = numberShare(rows, at) > 0.8 ? 'number' : 'text';
    const isArticle = articles.has(at);
    const found = left.findIndex((each) => each.kind === kind && !(isArticle && (each.isCount || !isOnlyArticles)));
    return found === -1 ? null : (left.splice(found, 1)[0]?.field ?? null);
  });
}

/** Whole numbers of four digits and more that are nearly all different, in more rows than that happens by chance; or GTINs. */
function areArticleNumbers(rows: Rows, column: number): boolean {
  const filled = rows
    .slice(0, LOOKED_AT)
    .map(({ cells }) => cellText(cells[column]))
    .filter((text) => text !== '');
  if (filled.length >= 3 && filled.every(isGtin)) return true;
  return filled.length >= 5 && filled.every((text) => /^\d{4,}$/u.test(text)) && new Set(filled).size >= filled.length * 0.9;
}

/** The share of a column's filled cells that are nothing but a number. */
export function numberShare(rows: Rows, column: number): number {
  let [filled, numbers] = [0, 0];
  for (const { cells } of rows.slice(0, LOOKED_AT)) {
    const cell = cells[column];
    if (isEmptyCell(cell)) continue;
    filled++;
    const read = readNumber(cell, 'point');
    if (typeof cell === 'number' || (read.rest.length <= 3 && /\d/u.test(cellText(cell)) && !/\p{L}{4,}/u.test(cellText(cell))))
      numbers++;
  }
  return filled === 0 ? 0 : numbers / filled;
}
