import { type CoverageState, coverageState } from '../../footprint/coverage.ts';
import type { Language } from '../../kernel/language.ts';
import { eachInSteps, type Stepwise } from '../../kernel/reading/stepwise.ts';
import { type IngredientRow, ingredientRowProblem, type RecipeRow } from '../model/imported-row.ts';
import type { ReportVariety } from '../model/report-kind.ts';
import { boughtGrams } from '../rows/bought-grams.ts';

/** How much a report will cover at most, shown before it is made. */
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

/** The rows of a draft that show how much of it is matched. */
export interface DraftRows {
  variety: ReportVariety;
  recipes: readonly Pick<RecipeRow, 'id' | 'name' | 'servings'>[];
  menus: readonly Pick<RecipeRow, 'servings'>[];
  ingredients: readonly IngredientRow[];
}

const MOST_NAMED = 3;

/**
 * What is not matched will not be counted. At most: a recipe that is matched may still lack a letter, which only making the report
 * finds out. Null where nothing has an amount. In steps, for a report may have fifty thousand rows.
 */
export function* missingBefore(draft: DraftRows, language: Language): Stepwise<MissingBefore | null> {
  const rows = draft.variety === 'sales' ? yield* soldRows(draft) : yield* boughtRows(draft.ingredients, language);
  const uncounted = new Map<string, number>();
  let all = 0;
  yield* eachInSteps(rows, ({ name, amount, isMatched }) => {
    all += amount;
    if (!isMatched) uncounted.set(name, (uncounted.get(name) ?? 0) + amount);
  });
  if (!(all > 0)) return null;
  const counted = all - [...uncounted.values()].reduce((sum, amount) => sum + amount, 0);
  const share = counted / all;
  return { counted, all, share, state: coverageState(share), first: largest(uncounted), names: uncounted.size };
}

interface Row {
  name: string;
  amount: number;
  isMatched: boolean;
}

function* soldRows({ recipes, menus }: DraftRows): Stepwise<Row[]> {
  const dishes = yield* eachInSteps(recipes, ({ id, name, servings }) => ({
    name,
    amount: Math.max(0, servings ?? 0),
    isMatched: id !== null && id !== '',
  }));
  return [...dishes, ...menus.map(({ servings }) => ({ name: '', amount: Math.max(0, servings ?? 0), isMatched: true }))];
}

function* boughtRows(ingredients: readonly IngredientRow[], language: Language): Stepwise<Row[]> {
  const food = ingredients.filter(({ setAside }) => !setAside);
  const grams = yield* eachInSteps(food, (row) => boughtGrams(row, null, language));
  const usual = median(grams.filter((each): each is number => each !== null && each > 0));
  return yield* eachInSteps(food, (row, at) => ({
    name: row.written,
    amount: Math.max(0, grams[at] ?? usual),
    isMatched: ingredientRowProblem(row) === null,
  }));
}

function median(values: readonly number[]): number {
  // Numbers of their own kind are put in order several times as fast.
  return Float64Array.from(values).toSorted()[Math.floor(values.length / 2)] ?? 1;
}

/** The names of the largest amounts; of tens of thousands only the few that are named are put in order. */
function largest(amounts: ReadonlyMap<string, number>): string[] {
  const first: [string, number][] = [];
  for (const each of amounts) {
    const place = first.findIndex((other) => isBefore(each, other));
    if (place >= 0) first.splice(place, 0, each);
    else if (first.length < MOST_NAMED) first.push(each);
    first.length = Math.min(first.length, MOST_NAMED);
  }
  return first.map(([name]) => name);
}

function isBefore([one, a]: [string, number], [other, b]: [string, number]): boolean {
  return a === b ? one < other : a > b;
}
