import type { Language } from '@plateprint/shared/kernel/language.ts';
import { table, type Column } from '../judging/matching-table.ts';
import type { Share, StrangersJudgement } from './judge-strangers.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const within = ({ share, within: [low, high] }: Share): string =>
  `${percent(share)} (${Math.round(low * 100)}–${Math.round(high * 100)})`;

const STRANGERS: Column<StrangersJudgement>[] = [
  ['Recipes', '', ({ recipes }) => String(recipes)],
  ['Lines', '', ({ lines }) => String(lines)],
  ['Title', '97 %', ({ title }) => percent(title.share)],
  ['Portions', '97 %', ({ servings }) => percent(servings.share)],
  ['Lines found', '', ({ found }) => percent(found.share)],
  ['Amount and unit', '97 %', ({ amounts }) => within(amounts)],
  ['Food', '93 %', ({ names }) => within(names)],
  ['Grams as the stranger weighs', '90 %', ({ grams }) => within(grams)],
  ['Known and weighed', '92 %', ({ counted }) => within(counted)],
  ['Taken: wrong', '3 %', ({ takenWrong }) => within(takenWrong)],
];

/** The 95 % interval of each share stands behind it. */
export function strangersTable(judged: ReadonlyMap<Language, StrangersJudgement>): string {
  return table(STRANGERS, judged);
}
