import type { Language } from '@plateprint/shared/kernel/language.ts';
import { table, type Column } from '../judging/matching-table.ts';
import type { CooksJudgement } from './judge-cooks.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const within = (share: number, [low, high]: readonly [number, number]): string =>
  `${percent(share)} (${Math.round(low * 100)}–${Math.round(high * 100)})`;

const COOKS: Column<CooksJudgement>[] = [
  ['Recipes', '', ({ recipes }) => String(recipes)],
  ['Lines', '', ({ lines }) => String(lines)],
  ['Title', '97 %', ({ title }) => percent(title)],
  ['Portions', '97 %', ({ portions }) => percent(portions)],
  ['All lines told apart', '', ({ whole }) => percent(whole)],
  ['Amount and unit', '97 %', ({ amounts, amountsWithin }) => within(amounts, amountsWithin)],
  ['Name first', '93 %', ({ names, namesWithin }) => within(names, namesWithin)],
  ['Grams as a cook would weigh', '90 %', ({ weighed, weighedWithin }) => within(weighed, weighedWithin)],
  ['Ten times off or unsaid', '0', ({ tenfold }) => String(tenfold)],
];

/** The 95 % interval of each share stands behind it. */
export function cooksTable(judged: ReadonlyMap<Language, CooksJudgement>): string {
  return table(COOKS, judged);
}
