import { findColumns, numberShare, type WantedColumn } from './find-columns.ts';
import { numberFormatOf, readNumber, type NumberFormat } from './number-format.ts';
import { cellText, usedRows, widthOf, type Cell, type Sheet } from './sheet.ts';

/** How a sheet is read: whether its first row names the columns, what each column holds and how its numbers are written. */
export interface Mapping<Field extends string> {
  hasHeader: boolean;
  columns: { field: Field | null; format: NumberFormat; isSure: boolean }[];
}

/** One row by its fields; `row` counts from 1 as the spreadsheet does. */
export interface MappedRow<Field extends string> {
  row: number;
  /** The text of a field; of a repeated one, all that are filled. */
  texts: Partial<Record<Field, string[]>>;
  cells: Partial<Record<Field, { cell: Cell; format: NumberFormat }>>;
}

/** Proposes how to read a sheet. `likely` is the number format of whoever reads, for columns that tell nothing. */
export function proposeMapping<Field extends string>(
  sheet: Sheet,
  wanted: readonly WantedColumn<Field>[],
  likely: NumberFormat,
): Mapping<Field> {
  const rows = usedRows(sheet);
  const width = widthOf(rows);
  const { hasHeader, fields } = findColumns(rows, wanted, width);
  const body = hasHeader ? rows.slice(1) : rows;
  // What one column tells holds for those that tell nothing: a file is written on one machine.
  const found = fields.map((_, at) =>
    numberFormatOf(
      body.map(({ cells }) => cells[at] ?? null),
      likely,
    ),
  );
  const numeric = found.filter(({ isSure }, at) => isSure && numberShare(body, at) > 0.5);
  const told =
    numeric.length > 0 && numeric.every(({ format }) => format === numeric[0]?.format) ? numeric[0]?.format : undefined;
  const columns = fields.map((field, at) => {
    const own = found[at] ?? { format: likely, isSure: false };
    return { field, format: own.isSure ? own.format : (told ?? own.format), isSure: own.isSure || told !== undefined };
  });
  return { hasHeader, columns };
}

/** The rows of a sheet by their fields, the first left out where it names the columns. Blank rows are no rows. */
export function mappedRows<Field extends string>(sheet: Sheet, { hasHeader, columns }: Mapping<Field>): MappedRow<Field>[] {
  const rows = usedRows(sheet);
  return (hasHeader ? rows.slice(1) : rows).map(({ row, cells }) => {
    const mapped: MappedRow<Field> = { row, texts: {}, cells: {} };
    for (const [at, { field, format }] of columns.entries()) {
      const text = cellText(cells[at]);
      if (field === null || text === '') continue;
      (mapped.texts[field] ??= []).push(text);
      mapped.cells[field] ??= { cell: cells[at] ?? null, format };
    }
    return mapped;
  });
}

export function numberIn<Field extends string>(row: MappedRow<Field>, field: Field): number | null {
  const found = row.cells[field];
  return found ? readNumber(found.cell, found.format).value : null;
}
