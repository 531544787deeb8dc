import { csvOf } from '@plateprint/shared/kernel/csv.ts';
import { fileNameStem } from '@plateprint/shared/exports/file-name.ts';
import { ingredientNames } from '@plateprint/shared/ingredients/ingredient-api.ts';
import { Id } from '@plateprint/shared/kernel/id.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { call } from '../../../api/call.ts';
import type { ExportedFile } from '../../../exports/export-page.ts';
import { formatOf } from '../../../i18n/use-format.ts';
import { textIn } from '../../../i18n/use-text.ts';
import { type DocumentWords, titleOf } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';
import type { FigureTable } from './figure-table.ts';
import { figureTables } from './figure-tables.ts';

/** No more foods than the service names in one answer. */
const MOST_NAMES = 1000;

/** Every figure as a workbook, a sheet to each table. Texts are texts there: nothing is run as a formula. */
export async function xlsxOf(doc: ReportDoc): Promise<ExportedFile> {
  const { tables, stem } = await written(doc);
  return { name: `${stem}.xlsx`, content: await workbookOf(tables) };
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
            if (cell === null || cell === '') return null;
            return typeof cell === 'number' ? { value: cell, type: Number } : { value: cell, type: String };
          }),
        ),
      ],
    })),
  ).toBlob();
}

/** Every figure as CSV, a file to each table in one archive. */
export async function csvFilesOf(doc: ReportDoc): Promise<ExportedFile> {
  const { tables, stem } = await written(doc);
  const { strToU8, zipSync } = await import('fflate');
  const files = tables.map(({ name, head, rows }) => [`${sheetName(name)}.csv`, strToU8(csvOf([head, ...rows]))] as const);
  return { name: `${stem} CSV.zip`, content: new Blob([zipSync(Object.fromEntries(files))], { type: 'application/zip' }) };
}

/** Data files speak the datasheet's language where one is chosen, else the report's. */
async function written(doc: ReportDoc): Promise<{ tables: FigureTable[]; stem: string }> {
  const { settings, variety, type } = doc.report;
  const language = settings.datasheetLanguage ?? settings.language;
  const words: DocumentWords = {
    text: await textIn('reports/document', language),
    levels: await textIn('footprint', language),
    format: formatOf(language),
    language,
  };
  const foodNames = language === settings.language ? doc.foodNames : await foodNamesIn(language, doc);
  const stem = fileNameStem({ kind: words.text(`name.${variety}.${type}`), name: titleOf(doc.report), fullReport: null });
  return { tables: figureTables({ ...doc, foodNames }, words), stem };
}

async function foodNamesIn(language: Language, { data }: ReportDoc): Promise<ReadonlyMap<string, string>> {
  const ids = data.contributions.map(({ group }) => group).filter((group) => Id.safeParse(group).success);
  const { items } = await call(ingredientNames, { body: { ids: ids.slice(0, MOST_NAMES), language } });
  return new Map(items.map(({ ingredientId, ingredientName }) => [ingredientId, ingredientName]));
}

/** What a workbook takes as a sheet's name: at most 31 characters, none of `[]:*?/\`. */
function sheetName(name: string): string {
  return name.replace(/[[\]:*?/\\]+/g, ' ').slice(0, 31);
}

/** In characters, by what stands in the column's first rows. */
function widthOf(column: number, { head, rows }: Pick<FigureTable, 'head' | 'rows'>): number {
  const longest = Math.max(...[head, ...rows.slice(0, 60)].map((row) => String(row[column] ?? '').length));
  return Math.min(60, Math.max(10, longest + 2));
}
