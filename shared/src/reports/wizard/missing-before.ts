import { type CoverageState, coverageState } from '../../footprint/coverage.ts';
import type { Language } from '../../kernel/language.ts';
import { type IngredientRow, ingredientRowProblem, type RecipeRow } from '../model/imported-row.ts';
import type { ReportVariety } from '../model/report-kind.ts';
import { boughtGrams } from '../rows/bought-grams.ts';

/** What a report will speak of at most, told before it is made. */
export interface MissingBefore {
  /** Servings, or grams: rows of unknown weight with what a row weighs in the middle. */
  counted: number;
  all: number;
  share: number;
  state: CoverageState;
  /** The names that most was sold or bought of without being matched, the largest first, and how many there are. */
  first: string[];
  names: number;
}

/** What of a draft tells how much of it is matched. */
export interface DraftRows {
  variety: ReportVariety;
  recipes: readonly Pick<RecipeRow, 'id' | 'name' | 'servings'>[];
  menus: readonly Pick<RecipeRow, 'servings'>[];
  ingredients: readonly IngredientRow[];
}

const MOST_NAMED = 3;

/**
 * What is not matched will not be counted. At most: a recipe that is matched may still lack a letter, which only making the report
 * finds out. Null where nothing has an amount.
 */
export function missingBefore(draft: DraftRows, language: Language): MissingBefore | null {
  const rows = draft.variety === 'sales' ? soldRows(draft) : boughtRows(draft.ingredients, language);
  const all = rows.reduce((sum, { amount }) => sum + amount, 0);
  if (!(all > 0)) return null;
  const uncounted = new Map<string, number>();
  for (const { name, amount, isMatched } of rows) if (!isMatched) uncounted.set(name, (uncounted.get(name) ?? 0) + amount);
  const counted = all - [...uncounted.values()].reduce((sum, amount) => sum + amount, 0);
  const names = [...uncounted].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).map(([name]) => name);
  const share = counted / all;
  return { counted, all, share, state: coverageState(share), first: names.slice(0, MOST_NAMED), names: names.length };
}

interface Row {
  name: string;
  amount: number;
  isMatched: boolean;
}

function soldRows({ recipes, menus }: DraftRows): Row[] {
  return [
    ...recipes.map(({ id, name, servings }) => ({
      name,
      amount: Math.max(0, servings ?? 0),
      isMatched: id !== null && id !== '',
    })),
    ...menus.map(({ servings }) => ({ name: '', amount: Math.max(0, servings ?? 0), isMatched: true })),
  ];
}

function boughtRows(ingredients: readonly IngredientRow[], language: Language): Row[] {
  const food = ingredients.filter(({ setAside }) => !setAside);
  const weighed = food.map((row) => ({ row, grams: boughtGrams(row, null, language) }));
  const usual = median(weighed.flatMap(({ grams }) => (grams !== null && grams > 0 ? [grams] : [])));
  return weighed.map(({ row, grams }) => ({
    name: row.written,
    amount: Math.max(0, grams ?? usual),
    isMatched: ingredientRowProblem(row) === null,
  }));
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}
