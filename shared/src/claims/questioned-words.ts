import { CLAIM_KINDS } from './claim.ts';
import type { TextPlace } from './text-place.ts';

/** What may be wrong with words that guests read: a claim of a kind, or a promise that a dish does not keep. */
export const WORD_QUESTIONS = [...CLAIM_KINDS, 'not_as_promised'] as const;
export type WordQuestion = (typeof WORD_QUESTIONS)[number];

/** Words in front of guests that somebody has to answer for. */
export interface QuestionedWords {
  question: WordQuestion;
  place: TextPlace;
  words: string;
  /** The dish that does not keep a promise; empty for a claim. */
  dish: string;
}

/** Those that are not among others, each once: what a change brings. */
export function newWords(words: readonly QuestionedWords[], known: readonly QuestionedWords[]): QuestionedWords[] {
  const there = new Set(known.map(nameOfWords));
  const distinct = new Map(words.map((each) => [nameOfWords(each), each]));
  return [...distinct].flatMap(([name, each]) => (there.has(name) ? [] : [each]));
}

/** The same for the same words in the same place, however they are capitalized. */
export function nameOfWords({ question, place, words, dish }: QuestionedWords): string {
  return JSON.stringify([question, place, words.toLowerCase(), dish]);
}
