import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { readPastedRecipes } from '@plateprint/shared/recipes/import/pasted-recipes.ts';
import { isSameTitle } from './same-title.ts';

/** A recipe as somebody wrote it, and what a person says it holds. */
export interface LabelledRecipe {
  /** Null: none is written. */
  title: string | null;
  portions: number | null;
  /** The upper end of "4–6 portions". */
  portionsTo?: number;
  text: string;
  lines: LabelledRecipeLine[];
}

interface LabelledRecipeLine {
  line: string;
  quantity: number | null;
  /** The upper end of "2–3". */
  quantityTo?: number;
  unit: string | null;
  /** Another fair reading: "400 g tin" is 400 g, or one tin. */
  quantityAlso?: number[] | number;
  unitAlso?: (string | null)[] | string;
  /** Null: the food data has no such thing. */
  ingredient: string | null;
  also?: string[];
  /** To find nothing is as right: the thing is only near to what the food data has. */
  orNone?: boolean;
}

export interface RecipeJudgement {
  recipes: number;
  lines: number;
  /** Shares, 0–1: title, portions and language of the recipes; every line found, and nothing else taken for one. */
  title: number;
  portions: number;
  language: number;
  whole: number;
  /** Shares of all labelled lines. */
  amounts: number;
  /** Share of the lines whose ingredient the food data has, with it first. */
  names: number;
  misses: string[];
}

type MatchName = (name: string, language: Language) => NameMatch;

/** Reads each text as the import does, by somebody of another language, and compares it with its labels. */
export function judgeRecipes(recipes: readonly LabelledRecipe[], language: Language, matchName: MatchName): RecipeJudgement {
  const right = { title: 0, portions: 0, language: 0, whole: 0, amounts: 0, names: 0 };
  let [lines, named] = [0, 0];
  const misses: string[] = [];
  const likely: Language = language === 'de' ? 'en_gb' : 'de';
  for (const recipe of recipes) {
    const found = readPastedRecipes(recipe.text, { likely });
    const first = found[0];
    const read = found.flatMap((each) => each.lines.filter(({ heading }) => !heading).map(({ text }) => text));
    if (isSameTitle(first?.title ?? null, recipe.title)) right.title++;
    else misses.push(`title: ${String(recipe.title)}  →  ${String(first?.title)}`);
    if (isPortions(first?.portions ?? null, recipe)) right.portions++;
    else misses.push(`portions of ${String(recipe.title)}: ${String(recipe.portions)}  →  ${String(first?.portions)}`);
    if (first && first.language.slice(0, 2) === language.slice(0, 2)) right.language++;
    else misses.push(`language of ${String(recipe.title)}: ${String(first?.language)}`);
    if (read.length === recipe.lines.length) right.whole++;
    else misses.push(`lines of ${String(recipe.title)}: ${recipe.lines.length}  →  ${read.length}`);
    for (const [at, labelled] of recipe.lines.entries()) {
      lines++;
      // A line that was taken for something else is wrong in both.
      // A row of a table is read as another text: where every line was found, they stand in order.
      const inOrder = read.length === recipe.lines.length ? read[at] : undefined;
      const text = read.find((each) => plain(labelled.line).includes(plain(each))) ?? inOrder;
      const judged = text === undefined ? null : judgeLine(text, labelled, { language: first?.language ?? language, matchName });
      if (judged?.isMeasured) right.amounts++;
      if (labelled.ingredient !== null) {
        named++;
        if (judged?.isNamed) right.names++;
      }
      if (!judged?.isMeasured || (labelled.ingredient !== null && !judged.isNamed))
        misses.push(`${labelled.line}  →  ${judged?.read ?? 'no ingredient'}`);
    }
  }
  const ofRecipes = (count: number): number => count / Math.max(1, recipes.length);
  return {
    recipes: recipes.length,
    lines,
    title: ofRecipes(right.title),
    portions: ofRecipes(right.portions),
    language: ofRecipes(right.language),
    whole: ofRecipes(right.whole),
    amounts: right.amounts / Math.max(1, lines),
    names: right.names / Math.max(1, named),
    misses,
  };
}

function judgeLine(
  text: string,
  labelled: LabelledRecipeLine,
  { language, matchName }: { language: Language; matchName: MatchName },
): { isMeasured: boolean; isNamed: boolean; read: string } {
  const phrase = parseLine(text, language);
  const candidate = matchName(phrase.name, language).candidates[0]?.ingredientId ?? null;
  const middle = Array.isArray(phrase.quantity) ? (phrase.quantity[0] + phrase.quantity[1]) / 2 : phrase.quantity;
  const lower = labelled.quantity;
  const meant = lower !== null && labelled.quantityTo !== undefined ? (lower + labelled.quantityTo) / 2 : lower;
  const numbers = [meant, ...listed(labelled.quantityAlso)];
  // A bare number counts pieces.
  const units = [labelled.unit, ...listed(labelled.unitAlso)].map((unit) => unit ?? 'piece');
  const isMeasured = numbers.some((number) => isSame(middle, number)) && units.includes(phrase.unit ?? 'piece');
  const accepted = [labelled.ingredient, ...(labelled.also ?? []), ...(labelled.orNone ? [null] : [])];
  return {
    isMeasured,
    isNamed: accepted.includes(candidate),
    read: JSON.stringify([phrase.quantity, phrase.unit, phrase.name, candidate]),
  };
}

function isSame(read: number | null, meant: number | null): boolean {
  return read === null || meant === null ? read === meant : Math.abs(read - meant) <= 0.01 * Math.max(1, meant);
}

/** Of a range either end or the middle is a fair number to cook for. */
function isPortions(read: number | null, { portions, portionsTo = portions ?? undefined }: LabelledRecipe): boolean {
  if (read === null || portions === null || portionsTo === undefined) return read === portions;
  return read >= portions && read <= portionsTo;
}

function listed<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}

/** Without bullets and marks, which are no part of what was written. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
