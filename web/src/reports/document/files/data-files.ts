import { type CsvForm, csvOf } from '@plateprint/shared/kernel/csv.ts';
import { fileNameStem } from '@plateprint/shared/exports/file-name.ts';
import { ingredientNames } from '@plateprint/shared/ingredients/api/ingredient-api.ts';
import { Id } from '@plateprint/shared/kernel/id.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { readReport } from '@plateprint/shared/reports/api/report-api.ts';
import { call } from '../../../platform/api/call.ts';
import type { ExportedFile } from '../../../exports/export-page.ts';
import { type FigureTable, sheetName, workbookOf } from '../../../exports/workbook.ts';
import { differenceWords } from '../../../footprint/difference-words.ts';
import { formatOf } from '../../../platform/i18n/use-format.ts';
import { textIn } from '../../../platform/i18n/use-text.ts';
import { type DocumentWords, reportFileName } from '../document-words.ts';
import type { ReportDoc } from '../report-doc.ts';
import { figureTables } from './figure-tables.ts';

/** No more foods than the service names in one answer. */
const MOST_NAMES = 1000;

/** Every figure as a workbook, a sheet to each table. Texts are texts there: nothing is run as a formula. */
export async function xlsxOf(doc: ReportDoc): Promise<ExportedFile> {
  const { tables, stem } = await written(doc);
  return { name: `${stem}.xlsx`, content: await workbookOf(tables) };
}

/** Every figure as CSV, a file to each table in one archive. */
export async function csvFilesOf(doc: ReportDoc, form: CsvForm): Promise<ExportedFile> {
  const { tables, stem } = await written(doc);
  const { strToU8, zipSync } = await import('fflate');
  const files = tables.map(({ name, head, rows }) => [`${sheetName(name)}.csv`, strToU8(csvOf([head, ...rows], form))] as const);
  return { name: `${stem} CSV.zip`, content: new Blob([zipSync(Object.fromEntries(files))], { type: 'application/zip' }) };
}

/** Data files speak the datasheet's language where one is chosen, else the report's. */
async function written(doc: ReportDoc): Promise<{ tables: FigureTable[]; stem: string }> {
  const { settings } = doc.report;
  const language = settings.datasheetLanguage ?? settings.language;
  const words: DocumentWords = {
    text: await textIn('reports/document', language),
    average: await textIn('reports/average', language),
    levels: await textIn('footprint', language),
    change: await textIn('reports/change', language),
    landUse: await textIn('footprint/land-use', language),
    difference: differenceWords(await textIn('footprint/difference', language), formatOf(language)),
    format: formatOf(language),
    language,
  };
  const inLanguage = language === settings.language ? doc : { ...doc, ...(await namesIn(language, doc)) };
  const stem = fileNameStem(reportFileName(doc.report, words));
  return { tables: figureTables(inLanguage, words), stem };
}

/** Lines and foods by their names in another language than the report's own. */
async function namesIn(language: Language, doc: ReportDoc): Promise<Pick<ReportDoc, 'data' | 'foodNames'>> {
  const [{ data }, foodNames] = await Promise.all([
    call(readReport, { params: { id: doc.report.id }, query: { language } }),
    foodNamesIn(language, doc),
  ]);
  const names = new Map(data?.lines.map(({ key, name }) => [key, name]));
  return {
    data: { ...doc.data, lines: doc.data.lines.map((line) => ({ ...line, name: names.get(line.key) ?? line.name })) },
    foodNames,
  };
}

async function foodNamesIn(language: Language, { data }: ReportDoc): Promise<ReadonlyMap<string, string>> {
  const ids = data.contributions.map(({ group }) => group).filter((group) => Id.safeParse(group).success);
  const { items } = await call(ingredientNames, { body: { ids: ids.slice(0, MOST_NAMES), language } });
  return new Map(items.map(({ ingredientId, ingredientName }) => [ingredientId, ingredientName]));
}
