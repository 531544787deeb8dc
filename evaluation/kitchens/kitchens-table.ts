import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { NameJudgement } from '../judging/judge-names.ts';
import { table, type Column } from '../judging/matching-table.ts';
import type { KitchenJudgement, StateJudgement } from './judge-kitchens.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const LINES: Column<KitchenJudgement>[] = [
  ['Lines', '', ({ items }) => String(items)],
  ['Quantity and unit', '97 %', ({ measured }) => percent(measured)],
  ['With the name', '93 %', ({ all }) => percent(all)],
  ['First', '93 %', ({ first }) => percent(first)],
  ['Among five', '98 %', ({ five }) => percent(five)],
  ['Grams as a cook would weigh', '90 %', ({ weighed }) => percent(weighed)],
];

const ROWS: Column<NameJudgement>[] = [
  ['Rows', '', ({ items }) => String(items)],
  ['First', '93 %', ({ first }) => percent(first)],
  ['Among five', '98 %', ({ five }) => percent(five)],
];

const STATES: Column<StateJudgement>[] = [
  ['Names', '', ({ items }) => String(items)],
  ['Food and state', '', ({ right }) => percent(right)],
];

export function kitchensTable(judged: ReadonlyMap<Language, KitchenJudgement>): string {
  return table(LINES, judged);
}

export function rowsTable(judged: ReadonlyMap<Language, NameJudgement>): string {
  return table(ROWS, judged);
}

export function statesTable(judged: ReadonlyMap<Language, StateJudgement>): string {
  return table(STATES, judged);
}
