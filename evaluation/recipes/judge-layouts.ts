import type { Language } from '@plateprint/shared/kernel/language.ts';
import { readPastedRecipes } from '@plateprint/shared/recipes/import/pasted-recipes.ts';
import { table, type Column } from '../judging/matching-table.ts';
import { isSameTitle } from './same-title.ts';

/** A recipe as a blog, a chat, a kitchen's form or a mail lays it out, and what a person says it holds. */
export interface LaidOutRecipe {
  title: string | null;
  portions: number | null;
  /** How many of its lines are ingredients. */
  ingredients: number;
  text: string;
}

export interface LayoutJudgement {
  recipes: number;
  /** Shares, 0–1. */
  title: number;
  portions: number;
  /** Every line that is an ingredient found, and no other taken for one. */
  whole: number;
  misses: string[];
}

export function judgeLayouts(recipes: readonly LaidOutRecipe[], language: Language): LayoutJudgement {
  const right = { title: 0, portions: 0, whole: 0 };
  const misses: string[] = [];
  for (const recipe of recipes) {
    const found = readPastedRecipes(recipe.text, { likely: language === 'de' ? 'en_gb' : 'de' });
    const lines = found.flatMap((each) => each.lines.filter(({ heading }) => !heading)).length;
    const [title, portions] = [found[0]?.title ?? null, found[0]?.portions ?? null];
    const isTitle = isSameTitle(title, recipe.title);
    if (isTitle) right.title++;
    if (portions === recipe.portions) right.portions++;
    if (lines === recipe.ingredients) right.whole++;
    if (!isTitle || portions !== recipe.portions || lines !== recipe.ingredients)
      misses.push(
        `${String(recipe.title)}, ${String(recipe.portions)}  →  ${String(title)}, ${String(portions)}, ${lines} lines`,
      );
  }
  const shareOf = (count: number): number => count / Math.max(1, recipes.length);
  return {
    recipes: recipes.length,
    title: shareOf(right.title),
    portions: shareOf(right.portions),
    whole: shareOf(right.whole),
    misses,
  };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const LAYOUTS: Column<LayoutJudgement>[] = [
  ['Recipes', '', ({ recipes }) => String(recipes)],
  ['Title', '95 %', ({ title }) => percent(title)],
  ['Portions', '95 %', ({ portions }) => percent(portions)],
  ['All lines told apart', '', ({ whole }) => percent(whole)],
];

export function layoutsTable(judged: ReadonlyMap<Language, LayoutJudgement>): string {
  return table(LAYOUTS, judged);
}
