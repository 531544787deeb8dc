import { ownValue } from '../own-value.ts';
import { findColumns, foldHeader, numberShare, type WantedColumn } from './find-columns.ts';
import { numberFormatOf, readNumber, type NumberFormat } from './number-format.ts';
import { cellText, type UsedRow, usedRows, widthOf, type Cell, type Sheet } from './sheet.ts';

/** How a sheet is read: where its table begins, whether its first row names the columns, what each holds and how its numbers are written. */
export interface Mapping<Field extends string> {
  /** Rows with something in them that stand above the table and are left out; a kept mapping of former days has none. */
  above?: number;
  hasHeader: boolean;
  columns: { field: Field | null; format: NumberFormat; isSure: boolean }[];
}

/** More columns than a person looks over are left out. */
const MOST_COLUMNS = 100;

/** One row by its fields; `row` counts from 1 as the spreadsheet does. */
export interface MappedRow<Field extends string> {
  row: number;
  /** The text of a field; of a repeated one, all that are filled. */
  texts: Partial<Record<Field, string[]>>;
  cells: Partial<Record<Field, { cell: Cell; format: NumberFormat }>>;
}

/** The table of a sheet: the row that names its columns, null where there is none, and the rows below it. */
export function tableOf(
  sheet: Sheet,
  { above = 0, hasHeader }: Pick<Mapping<string>, 'above' | 'hasHeader'>,
): { head: UsedRow | null; body: UsedRow[] } {
  return tableIn(usedRows(sheet), { above, hasHeader });
}

/** The same of the rows with something in them, all or the first. */
export function tableIn(
  used: readonly UsedRow[],
  { above = 0, hasHeader }: Pick<Mapping<string>, 'above' | 'hasHeader'>,
): { head: UsedRow | null; body: UsedRow[] } {
  const rows = used.slice(above);
  const [head] = rows;
  if (!hasHeader || head === undefined) return { head: null, body: rows };
  return { head, body: withoutRepeatedHeads(rows.slice(1), { head, title: used.slice(0, above) }) };
}

/** Cells that alone are no heading: a group's name may stand in the first column again. */
const LEAST_OF_HEAD = 2;

/** A row's words, without its numbers: pages are counted in their titles. */
const wordsOf = ({ cells }: UsedRow): string =>
  cells.map((cell) => foldHeader(cellText(cell)).replaceAll(/\d+/gu, '#')).join('|');

/** "Seite 2 von 3" alone in its row, folded as headings are. */
const PAGE_MARK = /^(?:page|seite|blatt|side|sida|pagina|bladzijde) \d+(?: (?:(?:of|von|av|af|van|sur|de) )?\d+)?$/u;

function isPageMark({ cells }: UsedRow): boolean {
  const [only = '', ...more] = cells.map(cellText).filter((text) => text !== '');
  return more.length === 0 && PAGE_MARK.test(foldHeader(only).trim());
}

/**
 * Without the heading that stands again at the top of each page of a printed list, and the title above it. They have no amounts, and every row
 * of them would ask for one.
 */
function withoutRepeatedHeads(body: UsedRow[], { head, title }: { head: UsedRow; title: readonly UsedRow[] }): UsedRow[] {
  const words = wordsOf(head);
  const first = foldHeader(cellText(head.cells.find((cell) => cellText(cell) !== '') ?? null));
  if (head.cells.filter((cell) => cellText(cell) !== '').length < LEAST_OF_HEAD) return body;
  const titles = new Set(title.map(wordsOf));
  const left: UsedRow[] = [];
  for (const row of body) {
    if (isPageMark(row)) continue;
    if (!row.cells.some((cell) => foldHeader(cellText(cell)) === first) || wordsOf(row) !== words) left.push(row);
    else while (titles.size > 0 && left.length > 0 && titles.has(wordsOf(left.at(-1) as UsedRow))) left.pop();
  }
  return left.length === body.length ? body : left;
}

/**
 * Proposes how to read a sheet. `likely` is the number format of whoever reads, for columns that tell nothing; `over` how many
 * rows stand above the table where a person has said so.
 */
export function proposeMapping<Field extends string>(
  sheet: Sheet,
  wanted: readonly WantedColumn<Field>[],
  likely: NumberFormat,
  over?: number,
): Mapping<Field> {
  const rows = usedRows(sheet);
  const width = Math.min(MOST_COLUMNS, widthOf(rows));
  const { above, hasHeader, fields } = findColumns(rows, wanted, width, over);
  const { body } = tableOf(sheet, { above, hasHeader });
  // A format that one column shows holds for those that show none: a file is written on one machine.
  const found = fields.map((_, at) =>
    numberFormatOf(
      body.map(({ cells }) => cells[at] ?? null),
      likely,
    ),
  );
  const numeric = found.filter(({ isSure }, at) => isSure && numberShare(body, at) > 0.5);
  const common =
    numeric.length > 0 && numeric.every(({ format }) => format === numeric[0]?.format) ? numeric[0]?.format : undefined;
  const columns = fields.map((field, at) => {
    const own = found[at] ?? { format: likely, isSure: false };
    return { field, format: own.isSure ? own.format : (common ?? own.format), isSure: own.isSure || common !== undefined };
  });
  return { above, hasHeader, columns };
}

/** The rows of a sheet's table by their fields, without the one that names the columns. Blank rows are no rows. */
export function mappedRows<Field extends string>(sheet: Sheet, mapping: Mapping<Field>): MappedRow<Field>[] {
  return tableOf(sheet, mapping).body.map(({ row, cells }) => {
    const texts = new Map<Field, string[]>();
    const first = new Map<Field, { cell: Cell; format: NumberFormat }>();
    for (const [at, { field, format }] of mapping.columns.entries()) {
      const text = cellText(cells[at]);
      if (field === null || text === '') continue;
      texts.set(field, [...(texts.get(field) ?? []), text]);
      if (!first.has(field)) first.set(field, { cell: cells[at] ?? null, format });
    }
    return { row, texts: byField(texts), cells: byField(first) };
  });
}

function byField<Field extends string, Value>(values: ReadonlyMap<Field, Value>): Partial<Record<Field, Value>> {
  return Object.fromEntries(values) as Partial<Record<Field, Value>>;
}

export function numberIn<Field extends string>(row: MappedRow<Field>, field: Field): number | null {
  const found = ownValue(row.cells, field);
  return found ? readNumber(found.cell, found.format).value : null;
}
