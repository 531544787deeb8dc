import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';

/** One row of the institute's file: its cells by column, and the number a spreadsheet shows at its side. */
export interface InstituteRow {
  line: number;
  cells: Record<string, string>;
}

/** Columns by their header, in lower case; `.xlsx` is read from its first sheet, anything else as CSV with any delimiter. */
export async function readInstituteRows(file: string): Promise<InstituteRow[]> {
  const [header = [], ...rows] = file.toLowerCase().endsWith('.xlsx') ? await cellsOfSheet(file) : await cellsOfCsv(file);
  const columns = header.map((name) => name.trim().toLowerCase());
  return rows
    .map((row, index) => ({
      line: index + 2,
      cells: Object.fromEntries(columns.map((column, place) => [column, (row[place] ?? '').trim()])),
    }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''));
}

async function cellsOfSheet(file: string): Promise<string[][]> {
  const rows = await readSheet(file);
  return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell as string | number | boolean | Date))));
}

async function cellsOfCsv(file: string): Promise<string[][]> {
  const text = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
  return Papa.parse<string[]>(text).data;
}
