import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';

export type Row = Record<string, string>;

/** Rows of a table with a header, gzipped or not. Empty cells are empty strings, absent ones too. */
export function readTable(path: string, delimiter = ','): Row[] {
  return Papa.parse<Row>(textOf(path), { header: true, delimiter, skipEmptyLines: true }).data;
}

/** The cells of a table that has no header, or more than one. */
export function readCells(path: string, marks: { delimiter?: string; quoteChar?: string } = {}): string[][] {
  return Papa.parse<string[]>(textOf(path), { ...marks, skipEmptyLines: true }).data;
}

function textOf(path: string): string {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').replace(/^\uFEFF/, '');
}

/** The cell as a number; null when it is empty or no number. Unknown is never 0. */
export function numberIn(row: Row, column: string): number | null {
  const text = (row[column] ?? '').trim();
  if (text === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

export function textIn(row: Row, column: string): string {
  return (row[column] ?? '').trim();
}
