import { importedName } from '@plateprint/shared/reports/model/pasted-name.ts';
import type { Report } from '@plateprint/shared/reports/model/report.ts';
import type { ReportLine } from '@plateprint/shared/reports/model/report-data.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { weightFigure } from '../../../units/weight-figure.ts';
import { type DocumentWords, useDocumentWords } from '../document-words.ts';

/** Most names of a list that are shown, with how many more there are. */
const MOST_NAMES = 30;

/** A line without any figure; of sales its portions, of purchases its weight. */
export function OpenRow({ line, variety }: { line: ReportLine; variety: ReportVariety }) {
  const { format } = useDocumentWords();
  const { servings, weight } = line;
  const sold = servings === null ? '–' : format.number(servings, { most: 1 });
  return (
    <>
      <th scope="row">{line.name}</th>
      <td className="report-figure">{format.number(line.rows)}</td>
      <td className="report-figure">{variety === 'sales' ? sold : weightFigure(weight, format)}</td>
      <td className="report-figure">{line.money === null ? '–' : format.number(line.money, { decimals: 2 })}</td>
    </>
  );
}

/** The rows that a person set aside or left out, by name. */
export function asideTexts(report: Report, words: DocumentWords): string[] {
  const { text, language } = words;
  const aside = report.ingredients.filter(({ setAside }) => setAside).map(({ written }) => written);
  const files = report.importedData.filter(({ leftOut }) => leftOut.length > 0);
  return [
    ...(aside.length > 0 ? [text('coverage.aside', { names: named(aside, words) })] : []),
    ...files.map((file) => {
      const rows = file.leftOut.map(({ row, written }) => text('coverage.row', { row: String(row), name: written || '–' }));
      return text('coverage.left', { file: importedName(file, language), names: named(rows, words) });
    }),
  ];
}

function named(names: readonly string[], { text, format }: DocumentWords): string {
  const shown = names.slice(0, MOST_NAMES);
  const more = names.length - shown.length;
  return format.list(more > 0 ? [...shown, text('coverage.moreNames', { count: more })] : shown);
}
