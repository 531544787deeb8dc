import { fold } from '../ingredients/search/fold.ts';
import { writtenOut } from '../ingredients/search/words/abbreviations.ts';
import type { NameLanguage } from '../kernel/language.ts';
import { mayChangeFood } from './unknown-words.ts';

export interface ShortenedBy {
  language: NameLanguage;
  /** Whether the food data has a folded word. */
  isKnown: (word: string) => boolean;
  /** Words of states, folded, each with its state. */
  stateWords: readonly (readonly [word: string, state: string])[];
  /** Whether a word that is cut off is the beginning of a food's: "REMOUL." */
  beginsFood: (short: string) => boolean;
}

const LEAST_LETTERS = 2;
/** Fewer letters begin too many words to be one of a state. */
const LEAST_OF_STATE = 3;

/**
 * A name without words that end in a full stop and that nobody knows ("UDB.", "GELD.", "TAFELF."): makers, cuts and grades are shortened so. One
 * that begins a state is written out ("VORGEK." is vorgekocht). Null where it has none, or one may be a coat, a dish, a food or one of two states.
 */
export function withoutShortened(name: string, by: ShortenedBy): string | null {
  const tokens = name.split(/\s+/u).flatMap((token) => token.split(/(?<=\p{L}{2}\.)(?=\p{L})/u));
  const left: string[] = [];
  let changed = 0;
  for (const [at, token] of tokens.entries()) {
    const short = at === 0 ? null : shortOf(token, by);
    if (short === null) {
      left.push(token);
      continue;
    }
    const states = new Map(
      by.stateWords
        .filter(([word]) => short.length >= LEAST_OF_STATE && word.startsWith(short))
        .map(([word, state]) => [state, word]),
    );
    const [only] = states.values();
    if (states.size > 1 || (only === undefined && (mayChangeFood(short) || by.beginsFood(short)))) return null;
    if (only !== undefined) left.push(only);
    changed += 1;
  }
  return changed === 0 || !left.some((token) => /\p{L}{3}/u.test(token)) ? null : left.join(' ');
}

/** The letters before the full stop of a word that is no name and no short form that is known; null where it is none. */
function shortOf(token: string, { language, isKnown }: ShortenedBy): string | null {
  const [, letters] = /^(\p{L}+)\.,?$/u.exec(token) ?? [];
  if (letters === undefined || letters.length < LEAST_LETTERS) return null;
  const word = fold(letters);
  const isShort = writtenOut([word], language, isKnown)[0] !== word;
  return isShort || isKnown(word) ? null : word;
}
