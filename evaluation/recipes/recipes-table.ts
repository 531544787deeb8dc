import type { Language } from '@plateprint/shared/kernel/language.ts';
import { table, type Column } from '../judging/matching-table.ts';
import type { RecipeJudgement } from './judge-recipes.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const RECIPES: Column<RecipeJudgement>[] = [
  ['Recipes', '', ({ recipes }) => String(recipes)],
  ['Lines', '', ({ lines }) => String(lines)],
  ['Title', '95 %', ({ title }) => percent(title)],
  ['Portions', '95 %', ({ portions }) => percent(portions)],
  ['Language', '', ({ language }) => percent(language)],
  ['All lines told apart', '', ({ whole }) => percent(whole)],
  ['Amount and unit', '95 %', ({ amounts }) => percent(amounts)],
  ['Name first', '85 %', ({ names }) => percent(names)],
];

export function recipesTable(judged: ReadonlyMap<Language, RecipeJudgement>): string {
  return table(RECIPES, judged);
}
