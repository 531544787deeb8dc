import { fold } from '../../ingredients/search/fold.ts';

/** A folded word of foods' names, and of how many foods. */
export interface FoodWord {
  word: string;
  foods: number;
  /** Whether it is a whole name of one of them. */
  isName: boolean;
}

export interface BegunBy {
  /** Words of foods' names in the language, in the order of the alphabet. */
  words: readonly FoodWord[];
  /** Whether a folded word is one that the food data has, or is a short form that is known. */
  isKnown: (word: string) => boolean;
}

/** Fewer letters begin too many words. */
const LEAST_LETTERS = 4;
/** Of a word that keeps its end fewer will do. */
const LEAST_BEFORE_END = 3;
/** Without a full stop a word may be a maker's, unless it is long. */
const LEAST_UNMARKED = 8;
/** Of one short word so many are tried, and of a name no more than this altogether. */
const MOST_OF_WORD = 6;
const MOST_OF_NAME = 12;

/**
 * A name with the words that its list cut off written out by the foods that begin so: "BURGERBOL." is burgerboller, "HARTW.GRIESS" Hartweizengrieß. Each way
 * that it can be read, likeliest first; none where nothing is cut off.
 */
export function readingsOf(name: string, by: BegunBy): string[] {
  let readings: string[][] = [[]];
  let changed = false;
  for (const token of name.split(/\s+/u)) {
    const options = optionsFor(token, by);
    if (options.length > 0) changed = true;
    const own = options.length > 0 ? options : [token];
    readings = readings.flatMap((reading) => own.map((word) => [...reading, word])).slice(0, MOST_OF_NAME);
  }
  return changed ? readings.map((reading) => reading.join(' ')) : [];
}

/** Whether a word that is cut off begins a food's: then it is none to leave out. */
export function beginsFood(short: string, words: readonly FoodWord[]): boolean {
  return short.length >= LEAST_LETTERS && beginningWith(short, words).some(({ isName }) => isName);
}

function optionsFor(token: string, { words, isKnown }: BegunBy): string[] {
  const stop = token.indexOf('.');
  const [letters, end] = stop === -1 ? [token, ''] : [token.slice(0, stop), token.slice(stop + 1)];
  if (letters.length < LEAST_BEFORE_END || !/^\p{L}+$/u.test(letters + end)) return [];
  const short = fold(letters);
  const least = stop === -1 ? LEAST_UNMARKED : LEAST_LETTERS;
  if (end === '' && (short.length < least || isKnown(short))) return [];
  const behind = fold(end);
  return beginningWith(short, words)
    .filter(({ word }) => word.length > short.length + behind.length && word.endsWith(behind))
    .toSorted((one, other) => other.foods - one.foods || one.word.length - other.word.length)
    .slice(0, MOST_OF_WORD)
    .map(({ word }) => word);
}

function beginningWith(short: string, words: readonly FoodWord[]): FoodWord[] {
  if (short === '') return [];
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.word ?? '') < short) low = middle + 1;
    else high = middle;
  }
  const found: FoodWord[] = [];
  for (let at = low; words[at]?.word.startsWith(short) === true; at++) found.push(words[at] as FoodWord);
  return found;
}
