import type { CsvCell } from '@plateprint/shared/kernel/csv.ts';

/** A table of a data file: a sheet of the workbook, or a file of the archive. */
export interface FigureTable {
  name: string;
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

/** Tables as the sheets of a workbook. */
export async function workbookOf(tables: readonly FigureTable[]): Promise<Blob> {
  const { default: writeWorkbook } = await import('write-excel-file/browser');
  return writeWorkbook(
    tables.map((table) => ({
      sheet: sheetName(table.name),
      stickyRowsCount: 1,
      columns: table.head.map((_, column) => ({ width: widthOf(column, table) })),
      data: [
        table.head.map((words) => ({ value: words, type: String, fontWeight: 'bold' as const })),
        ...table.rows.map((row) =>
          row.map((cell) => {
            if (typeof cell === 'number') return { value: cell, type: Number, ...formatOf(cell) };
            const words = cell?.trim() ?? '';
            return words === '' ? null : { value: words, type: String };
          }),
        ),
      ],
    })),
  ).toBlob();
}

const READ_DIGITS = 4;
/** As many decimals as a spreadsheet shows without an exponent. */
const MOST_DECIMALS = 15;

/**
 * How many decimals a cell shows: the file keeps the whole value, a person reads four digits of it. A whole number needs none.
 */
export function formatOf(value: number): { format?: string } {
  if (Number.isInteger(value) || value === 0) return {};
  const digitsBefore = Math.floor(Math.log10(Math.abs(value))) + 1;
  return { format: `0.${'0'.repeat(Math.min(MOST_DECIMALS, Math.max(1, READ_DIGITS - digitsBefore)))}` };
}

/** The text of a cell, for the width of its column. */
function shownIn(cell: CsvCell): string {
  if (typeof cell !== 'number') return cell ?? '';
  return cell.toFixed((formatOf(cell).format ?? '0.').length - 2);
}

/** A name that a workbook takes for a sheet: at most 31 characters, none of `[]:*?/\`. */
export function sheetName(name: string): string {
  return name.replace(/[[\]:*?/\\]+/g, ' ').slice(0, 31);
}

/** In characters, by what stands in the column's first rows. */
function widthOf(column: number, { head, rows }: Pick<FigureTable, 'head' | 'rows'>): number {
  const longest = Math.max(...[head, ...rows.slice(0, 60)].map((row) => shownIn(row[column] ?? null).length));
  return Math.min(60, Math.max(10, longest + 2));
}
