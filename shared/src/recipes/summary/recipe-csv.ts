import { csvOf } from '../../kernel/csv.ts';
import type { RecipeSheet } from './recipe-sheet.ts';

/** The headings of the columns, in the sheet's language. */
export interface CsvHeadings {
  written: string;
  ingredient: string;
  detail: string;
  amount: string;
  unit: string;
  grams: string;
  /** kg CO2e of one portion. */
  co2: string;
  share: string;
  grade: string;
}

/** A recipe's lines as CSV: one row a line, figures with a decimal point, unknown ones empty. */
export function recipeCsv({ lines }: Pick<RecipeSheet, 'lines'>, headings: CsvHeadings): string {
  const { written, ingredient, detail, amount, unit, grams, co2, share, grade } = headings;
  const rows = lines.map((line) => [
    line.written,
    line.name,
    line.detail,
    figure(line.amount, 3),
    line.unit ?? '',
    figure(line.grams, 1),
    figure(line.co2PerPortion === null ? null : line.co2PerPortion / 1000, 4),
    line.co2PerPortion === null ? '' : figure(line.share, 4),
    line.grade ?? '',
  ]);
  return csvOf([[written, ingredient, detail, amount, unit, grams, co2, share, grade], ...rows]);
}

function figure(value: number | null, decimals: number): string {
  return value === null ? '' : String(Number(value.toFixed(decimals)));
}
