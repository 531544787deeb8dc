import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { seasonedFor } from '@plateprint/shared/ingredients/amount/to-taste.ts';
import { UNMEASURED } from '@plateprint/shared/ingredients/food-measures.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { readPastedRecipes } from '@plateprint/shared/recipes/import/pasted-recipes.ts';
import { toGrams } from '@plateprint/shared/units/to-grams.ts';
import { understandLine, type UnderstoodLine } from '../../server/src/ingredients/actions/understand-line.ts';
import { isSameTitle } from '../recipes/same-title.ts';
import { wilson, type Interval } from '../judging/wilson.ts';
import { isSameAmount } from './same-amount.ts';
import type { StrangersLine, StrangersRecipe } from './strangers-recipe.ts';
import { countsPieces } from './counts-pieces.ts';

export type Verdict = 'right' | 'acceptable' | 'wrong';
/** What a person says of an answer, written as its foods joined with a plus. */
export type VerdictOf = (labelled: StrangersLine, answer: string) => Verdict;

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
  { language, foodData, verdictOf }: { language: Language; foodData: FoodData; verdictOf: VerdictOf },
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
    const titles = [recipe.title, ...(recipe.longerTitle === undefined ? [] : [recipe.longerTitle])];
    const isTitle = titles.some((title) => isSameWritten(first?.title ?? null, title));
    count('title', isTitle, `${recipe.title}  →  ${String(first?.title)}`);
    count('servings', isServings(first?.portions ?? null, recipe), `${recipe.title}: ${recipe.servings}  →  ${first?.portions}`);
    for (const text of read)
      if (!recipe.lines.some(({ line }) => isOf(line, text))) misses.push(`more: ${recipe.title}: ${text}`);
    for (const labelled of recipe.lines) {
      const texts = readOf(labelled.line, read);
      count('found', texts.length > 0, labelled.line);
      const lines = texts.map((text) => understandLine(foodData, text, first?.language ?? language));
      judgeLine(lines, labelled, { count, verdictOf, portions: first?.portions ?? null });
    }
  }
  const shares = Object.fromEntries(KEYS.map((key) => [key, shareOf(counts[key])])) as Record<(typeof KEYS)[number], Share>;
  return { recipes: recipes.length, lines: counts.found.of, ...shares, misses };
}

function judgeLine(
  lines: readonly UnderstoodLine[],
  labelled: StrangersLine,
  {
    count,
    verdictOf,
    portions,
  }: {
    count: (key: (typeof KEYS)[number], isRight: boolean, miss?: string) => void;
    verdictOf: VerdictOf;
    portions: number | null;
  },
): void {
  const foods = lines.flatMap((line) => [line, ...line.also]);
  const all = gramsOf(foods.map((food) => gramsFor(food, portions)));
  const { gramsMin, gramsMax } = labelled;
  const phrases = foods.map(({ phrase }) => phrase);
  const written = foods.map(({ phrase: { quantity, unit, name } }) => JSON.stringify([quantity, unit, name])).join(' ');
  count('amounts', isSameAmount(phrases, labelled), `${labelled.line}: ${labelled.quantity} ${labelled.unit}  →  ${written}`);
  const areTaken = foods.length > 0 && foods.every(({ match }) => match.matched);
  if (gramsMin !== null && gramsMax !== null) {
    const isWithin = all !== null && all >= gramsMin * (1 - slackOf(labelled)) && all <= gramsMax * (1 + slackOf(labelled));
    count('grams', isWithin, `${labelled.line}: ${gramsMin}–${gramsMax}  →  ${all} ${answerOf(foods)}`);
    count('counted', areTaken && all !== null, `${labelled.line}  →  ${all} ${answerOf(foods)}`);
  }
  const verdict = verdictOf(labelled, answerOf(foods));
  count('names', verdict !== 'wrong', `${labelled.line}: ${labelled.food}  →  ${answerOf(foods)}`);
  if (areTaken) count('takenWrong', verdict === 'wrong');
}

/** An ounce is 28 g in the product and 28.35 g by the book: twelve of them may differ by that. */
const OUNCES = 0.013;

function slackOf({ line }: StrangersLine): number {
  return /\d\s?(?:fl\.? ?)?(?:oz|ounces?)(?!\p{L})/iu.test(line) ? OUNCES : 0.005;
}

/** The answer to a line: each food as the kind that counts, or its most likely ingredient where none is sure. */
function answerOf(foods: readonly { match: UnderstoodLine['match'] }[]): string {
  return foods.map(({ match }) => match.variation?.id ?? match.candidates[0]?.ingredientId ?? 'none').join('+');
}

function gramsOf(each: readonly (number | null)[]): number | null {
  if (each.length === 0 || each.includes(null)) return null;
  return each.reduce<number>((sum, grams) => sum + (grams ?? 0), 0);
}

/** Grams as the recipe keeps them: what is to taste goes by its portions. */
function gramsFor({ grams, amount, unit, phrase }: Omit<UnderstoodLine, 'also'>, portions: number | null): number | null {
  const seasoned = seasonedFor({ amount, unit }, phrase, portions);
  if (seasoned.amount === amount || !seasoned.unit || typeof seasoned.amount !== 'number') return grams;
  return toGrams({ amount: seasoned.amount, unit: seasoned.unit }, UNMEASURED).grams;
}

/** A title in capitals is labelled as a person would write it. */
function isSameWritten(found: string | null, labelled: string | null): boolean {
  return isSameTitle(found?.toLowerCase() ?? null, labelled?.toLowerCase() ?? null);
}

/** Where pieces are counted, so many portions are right and none are too. */
function isServings(read: number | null, { servings, text }: StrangersRecipe): boolean {
  if (read !== null && servings === null) return countsPieces(text, read);
  if (read === servings || read === null || servings === null) return read === servings;
  // The label is the middle of "4–6".
  const range = [...text.matchAll(/(\d+)\s?(?:[-–/]|\p{L}{1,3})\s?(\d+)/gu)].map(([, from, to]) => [Number(from), Number(to)]);
  return range.some(([from = 0, to = 0]) => (from + to) / 2 === servings && read >= from && read <= to);
}

/** The lines read of a written one: all of it, or the lines that it was cut into. */
function readOf(line: string, read: readonly string[]): string[] {
  const whole = read.find((each) => plain(each) === plain(line));
  if (whole !== undefined) return [whole];
  const at = read.findIndex((each) => isOf(line, each));
  if (at === -1) return [];
  const end = read.findIndex((each, place) => place > at && !isPartOf(line, each));
  return read.slice(at, end === -1 ? undefined : end);
}

/** Short words are in many lines. */
const SHORTEST_PART = 4;

function isPartOf(line: string, part: string): boolean {
  return plain(part).length >= SHORTEST_PART && plain(line).includes(plain(part));
}

/** The line as it was written, or a part of it: a bullet, a price or the words in front of it may be left out. */
function isOf(line: string, read: string): boolean {
  const [written, found] = [plain(line), plain(read)];
  return (
    found !== '' && (written.includes(found) || found.includes(written) || wordsOf(line) === wordsOf(read) || isRowOf(line, read))
  );
}

/** Of a row with an amount for one and one for all ("Løk⇥20 g⇥1,5 kg") one stays, in front of the name. */
function isRowOf(line: string, read: string): boolean {
  const [written, words] = [wordsOf(line).split(' '), wordsOf(read).split(' ')];
  return (
    line.includes('\t') &&
    written[0] !== '' &&
    words.some((word) => /\p{L}{3}/u.test(word)) &&
    words.every((word) => written.includes(word))
  );
}

/** A row whose cells were put into another order is the same line. */
function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).toSorted().join(' ');
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

function shareOf({ of, right }: Counts): Share {
  const share = right / Math.max(1, of);
  return { of, share, within: wilson(share, of) };
}
