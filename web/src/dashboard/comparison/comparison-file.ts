import { MOST_ROWS } from '@plateprint/shared/dashboard/comparison-query.ts';
import type { ComparedRow, Comparison } from '@plateprint/shared/dashboard/comparison.ts';
import { fileNameStem } from '@plateprint/shared/exports/file-name.ts';
import { type CsvForm, csvOf } from '@plateprint/shared/kernel/csv.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { call } from '../../platform/api/call.ts';
import type { ExportedFile } from '../../exports/export-page.ts';
import { formatOf } from '../../platform/i18n/use-format.ts';
import { textIn } from '../../platform/i18n/use-text.ts';
import { differenceWords } from '../../footprint/difference-words.ts';
import { workbookOf } from '../../exports/workbook.ts';
import type { ComparedKind, ComparisonEndpoint } from './compared-kind.ts';
import { comparisonTable } from './comparison-table.ts';

interface Wanted {
  /** CSV with what stands between its cells, or a workbook. */
  format: CsvForm | 'xlsx';
  kind: ComparedKind;
  language: Language;
  endpoint: ComparisonEndpoint;
  asked: { params: { id: string }; query: object };
  signal?: AbortSignal;
}

/** A comparison as CSV or as a workbook: the same rows in the same order as on screen, all of them. */
export async function comparisonFile({ format: form, kind, language, endpoint, asked, signal }: Wanted): Promise<ExportedFile> {
  const comparison = await wholeComparison({ endpoint, asked, signal });
  const format = formatOf(language);
  const words = {
    difference: differenceWords(await textIn('footprint/difference', language), format),
    text: await textIn('dashboard/comparison', language),
    dashboard: await textIn('dashboard', language),
    landUse: await textIn('footprint/land-use', language),
    foodData: await textIn('dashboard/food-data', language),
    format,
  };
  const { head, rows } = comparisonTable(comparison, { ...words, kind, made: new Date() });
  const name = fileNameStem({
    kind: words.text('file.kind'),
    name: `${comparison.place.name} ${comparison.from} ${comparison.to}`,
    period: `${comparison.from} ${comparison.to}`,
  });
  if (form !== 'xlsx') return { name: `${name}.csv`, content: new Blob([csvOf([...head, ...rows], form)], { type: 'text/csv' }) };
  const [columns = [], ...data] = rows;
  const tables = [
    { name: words.text(`rows.name.${kind}`), head: columns.map(String), rows: data },
    { name: words.text('basis.label'), head: [words.text('file.kind'), comparison.place.name], rows: head },
  ];
  return { name: `${name}.xlsx`, content: await workbookOf(tables) };
}

async function wholeComparison({
  endpoint,
  asked,
  signal,
}: Pick<Wanted, 'endpoint' | 'asked'> & { signal: AbortSignal | undefined }) {
  const items: ComparedRow[] = [];
  let cursor: string | null = null;
  let page: Comparison;
  do {
    const query = { ...asked.query, limit: MOST_ROWS, ...(cursor !== null && { cursor }) };
    page = await call(endpoint, { params: asked.params, query }, signal ? { signal } : {});
    items.push(...page.items);
    cursor = page.next;
  } while (cursor !== null);
  return { ...page, items };
}
