import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { readPastedRecipes } from '@plateprint/shared/recipes/import/pasted-recipes.ts';

/** A recipe as somebody wrote it, and what a person says it holds. */
export interface LabelledRecipe {
  title: string;
  portions: number;
  text: string;
  lines: LabelledRecipeLine[];
}

interface LabelledRecipeLine {
  line: string;
  quantity: number | null;
  unit: string | null;
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
    if (first?.title === recipe.title) right.title++;
    else misses.push(`title: ${recipe.title}  →  ${String(first?.title)}`);
    if (first?.portions === recipe.portions) right.portions++;
    else misses.push(`portions of ${recipe.title}: ${recipe.portions}  →  ${String(first?.portions)}`);
    if (first && first.language.slice(0, 2) === language.slice(0, 2)) right.language++;
    else misses.push(`language of ${recipe.title}: ${String(first?.language)}`);
    if (read.length === recipe.lines.length) right.whole++;
    else misses.push(`lines of ${recipe.title}: ${recipe.lines.length}  →  ${read.length}`);
    for (const labelled of recipe.lines) {
      lines++;
      // A line that was taken for something else is wrong in both.
      const text = read.find((each) => plain(labelled.line).includes(plain(each)));
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
  const isSameNumber =
    middle === null || labelled.quantity === null
      ? middle === labelled.quantity
      : Math.abs(middle - labelled.quantity) <= 0.01 * Math.max(1, labelled.quantity);
  // A bare number counts pieces.
  const isMeasured = isSameNumber && (phrase.unit ?? 'piece') === (labelled.unit ?? 'piece');
  const accepted = [labelled.ingredient, ...(labelled.also ?? []), ...(labelled.orNone ? [null] : [])];
  return {
    isMeasured,
    isNamed: accepted.includes(candidate),
    read: JSON.stringify([phrase.quantity, phrase.unit, phrase.name, candidate]),
  };
}

/** Without bullets and marks, which are no part of what was written. */
function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
