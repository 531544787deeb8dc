import { fold, foldedWords } from '../ingredients/search/fold.ts';

/** A waiting name as far as likeness goes. */
export interface LikeName {
  id: string;
  name: string;
  language_iso: string;
  /** Best first. */
  candidates: readonly { ingredientId: string; confidence: number }[];
}

/** Shorter words (of, med, kl) tell no food. */
const SHORTEST = 4;

/** Words of a name that may tell a food: letters alone, long enough, by the folding that the search goes by. */
function wordsOf(name: string): string[] {
  return foldedWords(fold(name)).filter((word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word));
}

/** A best candidate that is less likely than this says little of what a name is. */
const TELLING = 0.5;

/**
 * Whether two names most likely stand for the same: written in one language, and either the same best candidate and a word in
 * common, or no telling candidate at either and the same first word, as one supplier shortens. Different foods of one word
 * ("tomat krossad", "tomatketchup") have other candidates, and the same food under a wholly other name is left to a person.
 */
export function isSimilarName(one: LikeName, other: LikeName): boolean {
  if (one.id === other.id || one.language_iso !== other.language_iso) return false;
  const [first, second] = [one.candidates[0], other.candidates[0]];
  const [words, others] = [wordsOf(one.name), wordsOf(other.name)];
  if (first && first.ingredientId === second?.ingredientId && words.some((word) => others.includes(word))) return true;
  if ([first, second].some((best) => best && best.confidence >= TELLING)) return false;
  return words[0] !== undefined && words[0] === others[0];
}

export function similarNames<N extends LikeName>(name: LikeName, names: readonly N[]): N[] {
  return names.filter((other) => isSimilarName(name, other));
}
