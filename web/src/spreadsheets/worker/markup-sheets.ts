import type { Cell, Sheet } from '@plateprint/shared/kernel/spreadsheet/sheet.ts';
import { attributeOf, markupPieces, plainWords } from './markup.ts';

/**
 * Which writing a sheet has in tags: a page's tables, as many systems export them under the name `.xls`; the XML of Excel 2003;
 * or the content of an OpenDocument file.
 */
interface Writing {
  table: string;
  row: string;
  cells: ReadonlySet<string>;
  /** A sheet's name, in the table's tag; null where it has none. */
  named: string | null;
  /** How often a cell or row stands one after the other. */
  repeated: { cell: string | null; row: string | null };
  /** The place of a cell where ones before it are left out, from 1. */
  index: string | null;
  /** Where a cell's number or day stands, if not in its words. */
  value: { number: string; day: string } | null;
}

const HTML: Writing = {
  table: 'table',
  row: 'tr',
  cells: new Set(['td', 'th']),
  named: null,
  repeated: { cell: 'colspan', row: null },
  index: null,
  value: null,
};
const EXCEL_2003: Writing = {
  table: 'worksheet',
  row: 'row',
  cells: new Set(['cell']),
  named: 'ss:name',
  repeated: { cell: null, row: null },
  index: 'ss:index',
  value: null,
};
const OPEN_DOCUMENT: Writing = {
  table: 'table:table',
  row: 'table:table-row',
  cells: new Set(['table:table-cell', 'table:covered-table-cell']),
  named: 'table:name',
  repeated: { cell: 'table:number-columns-repeated', row: 'table:number-rows-repeated' },
  index: null,
  value: { number: 'office:value', day: 'office:date-value' },
};

/** How a text with tags is written; null for what is no table. */
export function writingOf(text: string): 'html' | 'excel_2003' | null {
  const start = text.slice(0, 2000).trimStart().toLowerCase();
  if (!start.startsWith('<')) return null;
  if (start.includes('urn:schemas-microsoft-com:office:spreadsheet') && start.includes('<workbook')) return 'excel_2003';
  return /^<(?:!doctype html|html|head|meta|table|body|style|\?xml)/u.test(start) && /<table[\s>]/iu.test(text) ? 'html' : null;
}

export const sheetsOfMarkup = (text: string, name: string, written: 'html' | 'excel_2003'): Sheet[] =>
  sheetsIn(text, name, written === 'html' ? HTML : EXCEL_2003);

/** The sheets of an OpenDocument file's `content.xml`. */
export const sheetsOfOpenDocument = (content: string, name: string): Sheet[] => sheetsIn(content, name, OPEN_DOCUMENT);

/** No table of a kitchen is as wide; a style that goes to the last column is repeated thousands of times. */
const MOST_COLUMNS = 200;
/** Rows that stand empty between two that do not. */
const MOST_EMPTY = 1000;

interface OpenCell {
  text: string;
  attributes: string;
  /** Excel 2003 says of the data inside that it is a number. */
  isNumber: boolean;
}

function sheetsIn(text: string, name: string, { table, row, cells, named, repeated, index, value }: Writing): Sheet[] {
  const sheets: { name: string; rows: Cell[][] }[] = [];
  let current: Cell[] | null = null;
  let rowRepeats = 1;
  let empty = 0;
  let cell: OpenCell | null = null;

  function closeCell(): void {
    if (!cell || !current) return;
    const at = index === null ? null : Number(attributeOf(cell.attributes, index) ?? Number.NaN);
    const before = at === null ? 0 : Math.min(at - 1, MOST_COLUMNS);
    while (current.length < before) current.push(null);
    const found = valueOf(cell, value);
    const times = Math.min(countIn(cell.attributes, repeated.cell), MOST_COLUMNS - current.length);
    // A cell over several columns says its words once; a repeated one says them each time.
    for (let time = 0; time < times; time++) current.push(time > 0 && repeated.cell === 'colspan' ? null : found);
    cell = null;
  }
  function closeRow(): void {
    closeCell();
    if (!current) return;
    const rows = (sheets.at(-1) ?? newSheet()).rows;
    if (current.every((each) => each === null)) empty += rowRepeats;
    else {
      for (let time = 0; time < Math.min(empty, MOST_EMPTY); time++) rows.push([]);
      empty = 0;
      for (let time = 0; time < Math.min(rowRepeats, MOST_EMPTY); time++) rows.push(current);
    }
    current = null;
  }
  function newSheet(attributes = ''): { name: string; rows: Cell[][] } {
    const sheet = { name: (named !== null && attributeOf(attributes, named)) || name, rows: [] };
    sheets.push(sheet);
    empty = 0;
    return sheet;
  }

  for (const piece of markupPieces(text)) {
    if (piece.kind === 'words') {
      if (cell) cell.text += plainWords(piece.text);
      continue;
    }
    const isOpen = piece.kind === 'open';
    if (piece.name === table && isOpen) {
      // A table in a cell is laid out, not counted.
      if (!cell) newSheet(piece.attributes);
    } else if (piece.name === row) {
      closeRow();
      if (isOpen) {
        current = [];
        rowRepeats = countIn(piece.attributes, repeated.row);
        if (piece.isEmpty) closeRow();
      }
    } else if (cells.has(piece.name)) {
      closeCell();
      if (isOpen) {
        cell = { text: '', attributes: piece.attributes, isNumber: false };
        if (piece.isEmpty) closeCell();
      }
    } else if (cell && isOpen) {
      if (piece.name === 'data') cell.isNumber = attributeOf(piece.attributes, 'ss:type') === 'Number';
      else if ((piece.name === 'br' || piece.name === 'p' || piece.name === 'text:p') && cell.text !== '') cell.text += '\n';
    }
  }
  closeRow();
  return sheets.filter(({ rows }) => rows.length > 0);
}

function valueOf({ text, attributes, isNumber }: OpenCell, value: Writing['value']): Cell {
  const day = value && attributeOf(attributes, value.day);
  if (day !== null) return day.slice(0, 10);
  const number = value ? attributeOf(attributes, value.number) : isNumber ? text : null;
  if (number !== null && number.trim() !== '' && Number.isFinite(Number(number))) return Number(number);
  const words = text.replaceAll('\u00A0', ' ').trim();
  return words === '' ? null : words;
}

function countIn(attributes: string, name: string | null): number {
  const written = name === null ? null : attributeOf(attributes, name);
  const count = Number(written ?? 1);
  return Number.isInteger(count) && count > 0 ? count : 1;
}
