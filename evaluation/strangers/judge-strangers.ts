import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { readPastedRecipes } from '@plateprint/shared/recipes/import/pasted-recipes.ts';
import { understandLine, type UnderstoodLine } from '../../server/src/ingredients/actions/understand-line.ts';
import { isSameTitle } from '../recipes/same-title.ts';
import { wilson, type Interval } from '../wilson.ts';
import { isSameAmount } from './same-amount.ts';

/** A recipe as a stranger wrote it down, and what the stranger says it holds, in English words. */
export interface StrangersRecipe {
  text: string;
  title: string;
  /** Null: pieces are counted, not people. */
  servings: number | null;
  lines: StrangersLine[];
}

export interface StrangersLine {
  line: string;
  /** The middle of a range. */
  quantity: number | null;
  unit: string | null;
  food: string;
  gramsMin: number | null;
  gramsMax: number | null;
  /** How many foods the line names. */
  foodsCount: number;
}

export type Verdict = 'right' | 'acceptable' | 'wrong';
/** By line, what a person says of each answer that was seen, written as its foods joined with a plus. */
export type Verdicts = Record<string, Record<string, Verdict>>;

export interface Share {
  of: number;
  share: number;
  within: Interval;
}

export interface StrangersJudgement {
  recipes: number;
  lines: number;
  title: Share;
  servings: Share;
  /** Lines that are found as lines, and nothing else. */
  found: Share;
  amounts: Share;
  grams: Share;
  /** Of the lines with a weight those whose every food is surely known and weighed. */
  counted: Share;
  /** The first candidates, right or acceptable; an answer that nobody judged is wrong. */
  names: Share;
  /** Of the lines that were taken without a person those that are wrong. */
  takenWrong: Share;
  misses: string[];
}

interface Counts {
  of: number;
  right: number;
}

const KEYS = ['title', 'servings', 'found', 'amounts', 'grams', 'counted', 'names', 'takenWrong'] as const;

/** Reads each text as the import does, by somebody of another language, and each of its lines as the recipe editor does. */
export function judgeStrangers(
  recipes: readonly StrangersRecipe[],
  { language, foodData, verdicts }: { language: Language; foodData: FoodData; verdicts: Verdicts },
): StrangersJudgement {
  const counts = Object.fromEntries(KEYS.map((key) => [key, { of: 0, right: 0 }])) as Record<(typeof KEYS)[number], Counts>;
  const misses: string[] = [];
  const count = (key: (typeof KEYS)[number], isRight: boolean, miss = ''): void => {
    counts[key].of++;
    if (isRight) counts[key].right++;
    else if (miss !== '') misses.push(`${key}: ${miss}`);
  };
  const likely: Language = language === 'de' ? 'en_gb' : 'de';
  for (const recipe of recipes) {
    const all = readPastedRecipes(recipe.text, { likely });
    const [first] = all;
    const read = all.flatMap((each) => each.lines.filter(({ heading }) => !heading).map(({ text }) => text));
    count('title', isSameTitle(first?.title ?? null, recipe.title), `${recipe.title}  →  ${String(first?.title)}`);
    count('servings', isServings(first?.portions ?? null, recipe), `${recipe.title}: ${recipe.servings}  →  ${first?.portions}`);
    for (const text of read)
      if (!recipe.lines.some(({ line }) => isOf(line, text))) misses.push(`more: ${recipe.title}: ${text}`);
    for (const labelled of recipe.lines) {
      const text = lineOf(labelled.line, read);
      count('found', text !== undefined, labelled.line);
      const line = text === undefined ? null : understandLine(foodData, text, first?.language ?? language);
      judgeLine(line, labelled, { count, verdicts });
    }
  }
  const shares = Object.fromEntries(KEYS.map((key) => [key, shareOf(counts[key])])) as Record<(typeof KEYS)[number], Share>;
  return { recipes: recipes.length, lines: counts.found.of, ...shares, misses };
}

function judgeLine(
  line: UnderstoodLine | null,
  labelled: StrangersLine,
  { count, verdicts }: { count: (key: (typeof KEYS)[number], isRight: boolean, miss?: string) => void; verdicts: Verdicts },
): void {
  const foods = line === null ? [] : [line, ...line.also];
  const all = gramsOf(foods);
  const { gramsMin, gramsMax } = labelled;
  const isSame =
    line !== null &&
    isSameAmount(
      foods.map(({ phrase }) => phrase),
      labelled,
    );
  const written = line === null ? 'no line' : JSON.stringify([line.phrase.quantity, line.phrase.unit, line.phrase.name]);
  count('amounts', isSame, `${labelled.line}: ${labelled.quantity} ${labelled.unit}  →  ${written}`);
  const areTaken = foods.length > 0 && foods.every(({ match }) => match.matched);
  if (gramsMin !== null && gramsMax !== null) {
    const isWithin = all !== null && all >= gramsMin * 0.995 && all <= gramsMax * 1.005;
    count('grams', isWithin, `${labelled.line}: ${gramsMin}–${gramsMax}  →  ${all} ${answerOf(foods)}`);
    count('counted', areTaken && all !== null, `${labelled.line}  →  ${all} ${answerOf(foods)}`);
  }
  const verdict = verdicts[labelled.line]?.[answerOf(foods)] ?? 'wrong';
  count('names', verdict !== 'wrong', `${labelled.line}: ${labelled.food}  →  ${answerOf(foods)}`);
  if (areTaken) count('takenWrong', verdict === 'wrong');
}

/** The answer to a line: each food as the kind that counts, or its most likely ingredient where none is sure. */
function answerOf(foods: readonly { match: UnderstoodLine['match'] }[]): string {
  return foods.map(({ match }) => match.variation?.id ?? match.candidates[0]?.ingredientId ?? 'none').join('+');
}

function gramsOf(foods: readonly { grams: number | null }[]): number | null {
  if (foods.length === 0 || foods.some(({ grams }) => grams === null)) return null;
  return foods.reduce((sum, { grams }) => sum + (grams ?? 0), 0);
}

/** Where pieces are counted, to know no people is right too. */
function isServings(read: number | null, { servings, text }: StrangersRecipe): boolean {
  if (read === servings || read === null || servings === null) return read === servings;
  // The label is the middle of "4–6".
  const range = [...text.matchAll(/(\d+)\s?(?:[-–/]|\p{L}{1,3})\s?(\d+)/gu)].map(([, from, to]) => [Number(from), Number(to)]);
  return range.some(([from = 0, to = 0]) => (from + to) / 2 === servings && read >= from && read <= to);
}

function lineOf(line: string, read: readonly string[]): string | undefined {
  return read.find((each) => plain(each) === plain(line)) ?? read.find((each) => isOf(line, each));
}

/** The line as it was written, or a part of it: a bullet, a price or the words in front of it may be left out. */
function isOf(line: string, read: string): boolean {
  const [written, found] = [plain(line), plain(read)];
  return found !== '' && (written.includes(found) || found.includes(written));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function shareOf({ of, right }: Counts): Share {
  const share = right / Math.max(1, of);
  return { of, share, within: wilson(share, of) };
}
