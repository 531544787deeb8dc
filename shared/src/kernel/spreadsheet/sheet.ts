/** The content of a cell: text from CSV, also numbers and truths from XLSX; a date is its text, `YYYY-MM-DD`. */
export type Cell = string | number | boolean | null;

export interface Sheet {
  name: string;
  rows: readonly (readonly Cell[])[];
}

export function isEmptyCell(cell: Cell | undefined): boolean {
  return cell === null || cell === undefined || (typeof cell === 'string' && cell.trim() === '');
}

/** A cell as text, without the space around it. */
export function cellText(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

/** A row with anything in it, by its number as a spreadsheet shows it. */
export interface UsedRow {
  row: number;
  cells: readonly Cell[];
}

/** The rows with anything in them, and the columns up to the last that holds something. */
export function usedRows(sheet: Sheet): UsedRow[] {
  return sheet.rows.flatMap((cells, at) => (cells.some((cell) => !isEmptyCell(cell)) ? [{ row: at + 1, cells }] : []));
}

export function widthOf(rows: readonly { cells: readonly Cell[] }[]): number {
  let width = 0;
  for (const { cells } of rows) width = Math.max(width, cells.findLastIndex((cell) => !isEmptyCell(cell)) + 1);
  return width;
}
