import { withoutGuard } from '@plateprint/shared/kernel/csv.ts';
import { cellDelimiterOf, type Delimiter } from '@plateprint/shared/kernel/spreadsheet/delimiter.ts';
import { usedRows, type Cell, type Sheet } from '@plateprint/shared/kernel/spreadsheet/sheet.ts';
import type { ParseResult } from 'papaparse';
import { LARGEST_SPREADSHEET, MOST_ROWS } from './accepted-spreadsheet.ts';
import { decodeText } from './decode-text.ts';
import { FileProblem } from './file-problem.ts';
import { readWorkbook } from './read-workbook.ts';
import { sheetsOfMarkup, sheetsOfOpenDocument, writingOf } from './markup-sheets.ts';
import { isZip, refuseBomb, unzip } from './unzip.ts';

export interface ReadSpreadsheet {
  name: string;
  sheets: Sheet[];
  /** The text of a file of text, to be read again with another delimiter; null of a workbook. */
  text: string | null;
  delimiter: Delimiter | null;
}

/**
 * Reads a spreadsheet from a file: a workbook (XLSX, ODS), a table in tags (`.xls` as many systems write it), or text with commas, semicolons or tabs. How far a workbook is nobody
 * knows. Throws a `FileProblem`.
 */
export async function readSpreadsheet(file: File, onShare?: (share: number) => void): Promise<ReadSpreadsheet> {
  if (file.size > LARGEST_SPREADSHEET) throw new FileProblem('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) throw new FileProblem('old_excel');
  if (isZip(bytes)) return { name: file.name, sheets: await zippedSheets(bytes, file.name), text: null, delimiter: null };
  const text = decodeText(bytes);
  // A picture, or another file that is no text, whatever its name ends in.
  if (text.includes('\0')) throw new FileProblem('unreadable');
  const written = writingOf(text);
  if (written !== null)
    return { name: file.name, sheets: checked(sheetsOfMarkup(text, file.name, written)), text: null, delimiter: null };
  return readSpreadsheetText({ text, name: file.name }, onShare);
}

interface SpreadsheetText {
  text: string;
  name: string;
  /** Found by what the text has, unless somebody says it. */
  delimiter?: Delimiter;
}

/** Characters that are read at once. */
const A_STEP = 1_000_000;

/** The same from text: a file's, or cells as they are pasted from a spreadsheet. */
export async function readSpreadsheetText(
  { text, name, delimiter = cellDelimiterOf(text) }: SpreadsheetText,
  onShare?: (share: number) => void,
): Promise<ReadSpreadsheet> {
  const { default: papa } = await import('papaparse');
  const rows: string[][] = [];
  const steps = {
    chunkSize: A_STEP,
    chunk({ data, meta }: ParseResult<string[]>): void {
      for (const row of data) rows.push(row.map(withoutGuard));
      if (rows.length > MOST_ROWS) throw new FileProblem('too_many_rows');
      onShare?.(meta.cursor / text.length);
    },
  };
  papa.parse<string[]>(text.replace(/^\uFEFF/u, ''), { delimiter, ...steps });
  return { name, sheets: checked([{ name, rows }]), text, delimiter };
}

/** A workbook, or an OpenDocument file, which says so by its content. */
async function zippedSheets(bytes: Uint8Array, name: string): Promise<Sheet[]> {
  const found = await unzip(bytes, { wants: (each) => each === 'content.xml' });
  const content = found.get('content.xml');
  if (!content) return workbookSheets(bytes);
  return checked(sheetsOfOpenDocument(new TextDecoder().decode(content), name));
}

async function workbookSheets(bytes: Uint8Array): Promise<Sheet[]> {
  await refuseBomb(bytes);
  const sheets = await readWorkbook(new Blob([bytes as BlobPart]));
  return checked(sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellOf)) })));
}

function cellOf(value: unknown): Cell {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString().slice(0, 10);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

function checked(sheets: Sheet[]): Sheet[] {
  const filled = sheets.filter((sheet) => usedRows(sheet).length > 0);
  if (filled.length === 0) throw new FileProblem('empty');
  if (filled.some(({ rows }) => rows.length > MOST_ROWS)) throw new FileProblem('too_many_rows');
  return filled;
}
