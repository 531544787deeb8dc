import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { AmountJudgement } from './judge-amounts.ts';
import type { LineJudgement } from './judge-lines.ts';
import type { NameJudgement } from './judge-names.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

export type Column<T> = [heading: string, bar: string, cell: (of: T) => string];

const LINES: Column<LineJudgement>[] = [
  ['Lines', '', ({ items }) => String(items)],
  ['Quantity', '', ({ quantity }) => percent(quantity)],
  ['Quantity and unit', '95 %', ({ unit }) => percent(unit)],
  ['With the name', '90 %', ({ all }) => percent(all)],
];

const AMOUNTS: Column<AmountJudgement>[] = [
  ['Lines', '', ({ items }) => String(items)],
  ['Grams as a cook would weigh', '90 %', ({ right }) => percent(right)],
  ['Ten times off or unsaid', '0', ({ tenfold }) => String(tenfold)],
];

const NAMES: Column<NameJudgement>[] = [
  ['Names', '', ({ items }) => String(items)],
  ['First', '90 %', ({ first }) => percent(first)],
  ['Among five', '97 %', ({ five }) => percent(five)],
  ['Taken: right', '97 %', ({ precision }) => percent(precision)],
  ['Taken: share', '70 %', ({ coverage }) => percent(coverage)],
  ['Traps taken', '0', ({ traps, trapped }) => `${trapped} of ${traps}`],
  ['Origin, organic', '', ({ marks }) => percent(marks)],
  ['Calibration error', '', ({ calibrationError }) => calibrationError.toFixed(3)],
];

/** One row a language, the bars last: the same text in the terminal and in the documentation. */
export function linesTable(judged: ReadonlyMap<Language, LineJudgement>): string {
  return table(LINES, judged);
}

export function amountsTable(judged: ReadonlyMap<Language, AmountJudgement>): string {
  return table(AMOUNTS, judged);
}

export function namesTable(judged: ReadonlyMap<Language, NameJudgement>): string {
  return table(NAMES, judged);
}

export function table<T>(columns: readonly Column<T>[], judged: ReadonlyMap<Language, T>): string {
  const rows = [...judged].map(([language, of]) => [language, ...columns.map(([, , cell]) => cell(of))]);
  const all = [['Language', ...columns.map(([heading]) => heading)], ...rows, ['Bar', ...columns.map(([, bar]) => bar)]];
  const widths = all[0]?.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length))) ?? [];
  const written = all.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`);
  const [heading = '', ...rest] = written;
  return [heading, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rest].join('\n');
}
