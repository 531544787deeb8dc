import type { ReportLine } from '../model/report-data.ts';
import type { ReportVariety } from '../model/report-kind.ts';

/** As many lines are named: to know them is worth most. */
const MOST_NAMED = 3;

/** The lines without a figure or letter that most was sold or bought of: by servings, by grams; of unknown weight by rows. */
export function uncountedFirst(lines: readonly ReportLine[], variety: ReportVariety): ReportLine[] {
  const isSales = variety === 'sales';
  const missing = lines.filter(({ co2, level }) => (isSales ? level === null : co2 === null));
  const amount = ({ servings, weight }: ReportLine): number => (isSales ? servings : weight) ?? 0;
  return missing.toSorted((a, b) => amount(b) - amount(a) || b.rows - a.rows || (a.key < b.key ? -1 : 1)).slice(0, MOST_NAMED);
}
