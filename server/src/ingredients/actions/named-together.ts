import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientPhrase } from '@plateprint/shared/ingredients/phrase/ingredient-phrase.ts';
import { phraseTables } from '@plateprint/shared/ingredients/phrase/words/phrase-tables.ts';
import type { FoundIngredient } from '@plateprint/shared/ingredients/search/ingredient-search.ts';
import { nameLanguageOf, type Language, type NameLanguage } from '@plateprint/shared/kernel/language.ts';
import { SEASONINGS } from '@plateprint/shared/ingredients/amount/line-amount.ts';
import { rememberedByRelease } from '../remembered-by-release.ts';
import { searchOf } from './search-of.ts';

/** A part must be called what the data calls an ingredient; nearly so is a guess. */
const CERTAIN = 0.95;
/** With this the whole is the name of one thing: "mac and cheese". */
const WHOLE_NAME = 0.88;
const MOST_TOGETHER = 5;
/** A longer name, or a note of more parts, is no list that a cook writes, and each part costs several look-ups of the whole name. */
const LONGEST_NAME = 120;
const MOST_NOTED = 12;
/** With two foods behind the first it is a list. */
const LIST = 2;
const LONGEST_FOOD = 3;
/** Amounts that are said of each: a pinch of salt and pepper. */
const SHARED_UNITS: readonly IngredientPhrase['unit'][] = ['pinch', 'dash'];

interface Together {
  name: string;
  found: FoundIngredient[];
}

/**
 * The ingredients of a line that names several with one amount or none, "salt and pepper to taste", "Salz, Pfeffer"; empty where it
 * names one. What is sold under such a name as one thing (oil and vinegar dressing) stays one.
 */
export function namedTogether(foodData: FoodData, phrase: IngredientPhrase, language: Language): Together[] {
  if (phrase.heading || (phrase.quantity !== null && !SHARED_UNITS.includes(phrase.unit))) return [];
  const names = [
    ...(saltAndPepper(phrase.name, language) ?? sideBySide(foodData, phrase, language) ?? joinedNames(phrase.name, language)),
    ...listedNames(foodData, phrase, language),
  ];
  if (names.length < 2 || names.length > MOST_TOGETHER || names.some((name) => /-$|^-/u.test(name))) return [];
  const find = (name: string): FoundIngredient[] => searchOf(foodData).find(name, { language, limit: 5 });
  if (joinedNames(phrase.name, language).length > 1 && isOneThing(find(phrase.name), language)) return [];
  const together = names.map((name) => ({ name, found: find(name) }));
  const ids = new Set(together.map(({ found }) => found[0]?.ingredient.id));
  const areCertain = together.every(({ found }) => confidenceOf(found) >= CERTAIN);
  if (!areCertain || ids.size !== names.length) return [];
  // "smør/margarin" is one of both, "salt/peber" are two.
  const [first] = together;
  const kinds = new Set(together.map(({ found }) => found[0]?.ingredient.categoryId));
  const isEither = first !== undefined && phrase.name.includes('/') && kinds.size === 1 && !kinds.has(SEASONINGS);
  return isEither ? [first] : together;
}

/** "Mac and cheese" is called so; "butter and oil" is no butter oil. */
function isOneThing([whole]: readonly FoundIngredient[], language: Language): boolean {
  return whole !== undefined && whole.confidence >= WHOLE_NAME && joinedNames(whole.matchedName, language).length > 1;
}

/** Salt and pepper in each language: "S&P", "S + P", "z&p". */
const SEASONING: Record<NameLanguage, readonly [string, string]> = {
  en: ['salt', 'pepper'],
  sv: ['salt', 'peppar'],
  no: ['salt', 'pepper'],
  da: ['salt', 'peber'],
  de: ['Salz', 'Pfeffer'],
  fr: ['sel', 'poivre'],
  nl: ['zout', 'peper'],
};

/** Both by their first letters, in either order; null where the name is not those two. */
function saltAndPepper(name: string, language: Language): string[] | null {
  const letters = /^(\p{L})\s?[&+/]\s?(\p{L})\.?$/u.exec(name.trim())?.slice(1) ?? [];
  const named = letters.map((letter) =>
    SEASONING[nameLanguageOf(language)].find((word) => word.toLowerCase().startsWith(letter.toLowerCase())),
  );
  return named.length === 2 && named[0] !== named[1] ? named.flatMap((word) => word ?? []) : null;
}

/**
 * "sel poivre cumin", "Salz Pfeffer Prise Zucker": spices that nothing separates, the last of which may be another food behind two of them
 * or behind a little: "pepper steak" is one thing. Null where a word is of none, and where all of them name one.
 */
function sideBySide(foodData: FoodData, { name, quantity }: IngredientPhrase, language: Language): string[] | null {
  const { starts, unitOf } = phraseTables(nameLanguageOf(language));
  const words = name.split(/\s+/u).filter((word) => !SHARED_UNITS.includes(unitOf.get(word.toLowerCase()) ?? null));
  if (quantity !== null || words.length < 2 || words.length > MOST_TOGETHER || /[^\p{L}\s'’-]/u.test(name)) return null;
  const find = (written: string): FoundIngredient[] => searchOf(foodData).find(written, { language, limit: 1 });
  const isSpice = (written: string): boolean => {
    const [found] = find(written);
    return found !== undefined && found.confidence >= CERTAIN && found.ingredient.categoryId === SEASONINGS;
  };
  // "salt and pepper" has a word between.
  if (joinedNames(name, language).length > 1 || !isSpice(words[0] ?? '') || confidenceOf(find(name)) >= WHOLE_NAME) return null;
  const names: string[] = [];
  let rest = words.join(' ');
  const isSmall = words.length < name.split(/\s+/u).length;
  while (rest !== '') {
    const vague = starts.vague.exec(rest)?.[0].length ?? 0;
    rest = rest.slice(vague).trim();
    const mayEnd = names.length > 1 || vague > 0 || isSmall;
    const left = rest.split(' ');
    const lengths = [...Array(Math.min(LONGEST_FOOD, left.length)).keys()].map((length) => length + 1);
    const length = lengths.findLast((many) => {
      const part = left.slice(0, many).join(' ');
      return many === left.length && mayEnd ? confidenceOf(find(part)) >= CERTAIN : isSpice(part);
    });
    if (length === undefined) return null;
    names.push(left.slice(0, length).join(' '));
    rest = left.slice(length).join(' ');
  }
  return names.length > 1 ? names : null;
}

/** "salt and pepper", "salt & pepper", "salt/pepper". */
function joinedNames(name: string, language: Language): string[] {
  const { and } = phraseTables(nameLanguageOf(language)).starts;
  const words = name.split(/\s+|([/+&])/u).filter((word) => word !== undefined && word !== '');
  const names: string[][] = [[]];
  for (const word of words) {
    if (/^[/+&]$/u.test(word) || and.test(word)) names.push([]);
    else names.at(-1)?.push(word);
  }
  return names.map((each) => each.join(' '));
}

/** "Salz, Pfeffer, Muskat": what stands behind a comma, unless it is only said of the first: "chopped", "Oil, olive". */
function listedNames(foodData: FoodData, { name, note }: IngredientPhrase, language: Language): string[] {
  const parts = note?.split(/,\s*/u) ?? [];
  if (name.length > LONGEST_NAME || parts.length > MOST_NOTED) return [];
  const find = (written: string): FoundIngredient[] => searchOf(foodData).find(written, { language, limit: 5 });
  const first = joinedNames(name, language)[0] ?? '';
  const { words, starts } = phraseTables(nameLanguageOf(language));
  return parts.flatMap((written) => {
    const part = written
      .replace(/^[+&]\s*/u, '')
      .replace(starts.vague, '')
      .trim()
      .replace(starts.of, '')
      .trim();
    // "Kørvel eller persille" is one of both.
    if (words.or.includes(part.split(' ')[0]?.toLowerCase() ?? '')) return [];
    const names = saltAndPepper(part, language) ?? joinedNames(part, language);
    if (!names.every((each) => each.length >= 3 && confidenceOf(find(each)) >= CERTAIN)) return [];
    // "Lemon, salt, pepper, sugar": what is seasoned with stands in such a list for itself.
    const isSeasoning = parts.length >= LIST && find(part)[0]?.ingredient.categoryId === SEASONINGS;
    const isOfTheFirst =
      !isSeasoning &&
      [`${part} ${name}`, `${name} ${part}`, `${first}${part}`].some(
        // "hvid peber, salt" and "Salt, pepper" together are no third thing.
        (whole) => confidenceOf(find(whole)) >= WHOLE_NAME && ![name, part].some((one) => idOf(find(one)) === idOf(find(whole))),
      );
    return isOfTheFirst ? [] : names;
  });
}

/** About 150 bytes each: what the parts of counted lines are called. */
const certainOf = rememberedByRelease<{ id: string | null }>('certain_foods', { inProcess: 5000, inThreads: 1000 });

/** The food that is surely called so. */
export function certainFood(foodData: FoodData, name: string, language: Language): string | null {
  return certainOf(foodData).get(`${language}\n${name}`, () => {
    const found = searchOf(foodData).find(name, { language, limit: 1 });
    return { id: confidenceOf(found) >= CERTAIN ? (idOf(found) ?? null) : null };
  }).id;
}

function confidenceOf(found: readonly FoundIngredient[]): number {
  return found[0]?.confidence ?? 0;
}

function idOf(found: readonly FoundIngredient[]): string | undefined {
  return found[0]?.ingredient.id;
}
