import { fold, foldedWords } from '../ingredients/search/fold.ts';
import { BRANDS } from '../ingredients/search/words/food-words.ts';
import { withoutPacks } from './purchased-name.ts';
import { isTradeWord } from './words/trade-words.ts';

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

/** Words of a name that may tell a food: letters alone, long enough, no maker, grade or pack; all of them where nothing else is. */
function wordsOf(name: string): string[] {
  const words = foldedWords(fold(withoutPacks(name))).filter((word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word));
  const foods = words.filter((word) => !BRANDS.has(word) && !isTradeWord(word));
  return (foods.length > 0 ? foods : words).map(stemOf);
}

/** One form for "tomat", "tomater", "tomaterna"; "Kartoffel", "Kartoffeln"; "carotte", "carottes". */
const ENDING = /(?:erna|arna|orna|erne|ene|er|ar|or|en|es|s|n|e)$/u;

function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');
  return stem.length >= SHORTEST ? stem : word;
}

/** A best candidate that is less likely than this says little of what a name is. */
const TELLING = 0.5;

/**
 * Names of one family most likely stand for the same, and one answer goes for them: written in one language, and with the same
 * best candidate where it is telling, else with the same first word that may tell a food, as one supplier shortens.
 * @returns its name, the same for all of the family; null for a name without a telling word, which is alike to none
 */
export function familyOf({ name, language_iso, candidates: [best] }: Omit<LikeName, 'id'>): string | null {
  if (best && best.confidence >= TELLING) return `${language_iso} = ${best.ingredientId}`;
  const [first] = wordsOf(name);
  return first === undefined ? null : `${language_iso} ~ ${first}`;
}

/**
 * Whether two names most likely stand for the same: of one family, or with the same best candidate, however unlikely, and a word
 * in common. Different foods of one word ("tomat krossad", "tomatketchup") have other candidates, and the same food under a
 * wholly other name is left to a person.
 */
export function isSimilarName(one: LikeName, other: LikeName): boolean {
  return similarNames(one, [other]).length > 0;
}

/** Those of the names that are similar to this one, in their order. */
export function similarNames<N extends LikeName>(name: LikeName, names: readonly N[]): N[] {
  const [family, words, best] = [familyOf(name), new Set(wordsOf(name.name)), name.candidates[0]];
  return names.filter((other) => {
    if (other.id === name.id || other.language_iso !== name.language_iso) return false;
    if (family !== null && familyOf(other) === family) return true;
    if (!best || best.ingredientId !== other.candidates[0]?.ingredientId) return false;
    return wordsOf(other.name).some((word) => words.has(word));
  });
}
