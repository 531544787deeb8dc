import type { ReportLine } from '../model/report-data.ts';
import type { ReportVariety } from '../model/report-kind.ts';

/** As many lines are named: to know them is worth most. */
const MOST_NAMED = 3;

const amountOf = ({ servings, weight }: ReportLine, variety: ReportVariety): number | null =>
  variety === 'sales' ? servings : weight;

/** The lines without a figure or letter that most was sold or bought of: by servings, by grams; of unknown weight by rows. */
export function uncountedFirst(lines: readonly ReportLine[], variety: ReportVariety): ReportLine[] {
  const missing = lines.filter(({ co2, level }) => (variety === 'sales' ? level === null : co2 === null));
  const amount = (line: ReportLine): number => amountOf(line, variety) ?? 0;
  return missing.toSorted((a, b) => amount(b) - amount(a) || b.rows - a.rows || (a.key < b.key ? -1 : 1)).slice(0, MOST_NAMED);
}

/**
 * All lines without any figure: of sales the most servings first, of purchases the most grams; those of unknown amount come last,
 * by their money.
 */
export function openLines(lines: readonly ReportLine[], variety: ReportVariety): ReportLine[] {
  const amount = (line: ReportLine): number => amountOf(line, variety) ?? -1;
  return lines
    .filter(({ co2 }) => co2 === null)
    .toSorted((a, b) => amount(b) - amount(a) || (b.money ?? 0) - (a.money ?? 0) || b.rows - a.rows || (a.key < b.key ? -1 : 1));
}
