import { type Language, localeOf } from '../../kernel/language.ts';
import type { Allergen } from '../allergen.ts';
import { ALLERGEN_WORDS } from './allergen-words.ts';
import type { FoodAllergens } from '../food-allergens.ts';

/** Unknown ones up to so many are named; more of them are "others". */
const MOST_NAMED = 3;

/** Allergens by name: "milk and celery", or where it is open "milk or celery". */
export function allergenList(
  allergens: readonly Allergen[],
  language: Language,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const { names } = ALLERGEN_WORDS[language];
  return new Intl.ListFormat(localeOf(language), { type }).format(allergens.map((allergen) => names[allergen]));
}

/**
 * The sentences about a dish's allergens, everywhere the same: those that it contains, may contain, and that are not known.
 * An allergen that no sentence names is not among the ingredients only where nothing is unknown.
 * `asks`: a guest reads it, and a sentence says whom to ask.
 */
export function allergenSentences(
  { contains, mayContain, unknown }: FoodAllergens,
  language: Language,
  { asks }: { asks: boolean },
): string[] {
  const words = ALLERGEN_WORDS[language];
  const named = (sentence: string, list: readonly Allergen[], type?: 'disjunction'): string[] =>
    list.length === 0 ? [] : [sentence.replace('{allergens}', allergenList(list, language, type))];
  return [
    ...named(words.contains, contains),
    ...named(words.mayContain, mayContain),
    ...unknownSentences({ contains, mayContain, unknown }, language, { asks }),
    ...(contains.length + mayContain.length + unknown.length === 0 ? [words.none] : []),
  ];
}

/** Sentences on unknown allergens, and for a guest whom to ask; none where all is known. */
export function unknownSentences(allergens: FoodAllergens, language: Language, { asks }: { asks: boolean }): string[] {
  if (allergens.unknown.length === 0) return [];
  return [unknownSentence(allergens, language), ...(asks ? [`${ALLERGEN_WORDS[language].askUs}.`] : [])];
}

function unknownSentence({ contains, mayContain, unknown }: FoodAllergens, language: Language): string {
  const { all, others, some } = ALLERGEN_WORDS[language].unknown;
  if (unknown.length <= MOST_NAMED) return some.replace('{allergens}', allergenList(unknown, language, 'disjunction'));
  return contains.length + mayContain.length === 0 ? all : others;
}
