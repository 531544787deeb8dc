import type { FoodDataRelease, IngredientRecord } from '../../ingredients/food-data-release.ts';
import { fold } from '../../ingredients/search/fold.ts';
import { stem } from '../../ingredients/search/stem.ts';
import { isDishFirst, NAME_LANGUAGES, type NameLanguage } from '../../kernel/language.ts';
import { DISHES_AND_LINKS, type Part } from './dish-words.ts';
import { MENU_FOODS, type MenuFood } from './menu-foods.ts';
import { type WayForms, WAYS } from './ways.ts';

/** Something that has a word in every language. */
export interface Concept {
  part: Part | 'food';
  words: Record<NameLanguage, readonly string[]> & { en_us?: readonly string[] };
  /** Of a food that menus name dishes after: how it stands in them. */
  food?: MenuFood;
  /** Of a way of cooking or kind: its forms beside a noun. */
  forms?: WayForms['forms'];
}

/** Concepts by what a language calls them, folded; with stems for other forms of the words. */
export interface WordBook {
  exact: ReadonlyMap<string, Concept>;
  stems: ReadonlyMap<string, Concept>;
  /** Foods by what a dish's word follows in a compound, folded. */
  firsts: ReadonlyMap<string, Concept>;
}

export type WordBooks = Record<NameLanguage, WordBook>;

const READY_MEALS = 'ready-meals';

const OF_MENUS: readonly Concept[] = MENU_FOODS.map((food) => ({ part: 'food', words: food.words, food }));

const books = new WeakMap<FoodDataRelease, WordBooks>();

/** The words of a release and of menus; made once for each release. */
export function wordBooksOf(release: FoodDataRelease): WordBooks {
  const known = books.get(release);
  if (known) return known;
  const concepts: Concept[] = [...DISHES_AND_LINKS, ...WAYS, ...release.ingredients.map(foodOf)];
  const made = Object.fromEntries(NAME_LANGUAGES.map((language) => [language, bookOf(concepts, language)])) as WordBooks;
  books.set(release, made);
  return made;
}

/** Of bought dishes only what they are called: what they are called too ("löksoppa" a vegetable soup) is read as its parts. */
function foodOf({ names, categoryId }: IngredientRecord): Concept {
  if (categoryId !== READY_MEALS) return { part: 'food', words: names };
  const first = NAME_LANGUAGES.map((language) => [language, names[language].slice(0, 1)] as const);
  return { part: 'food', words: Object.fromEntries(first) as Record<NameLanguage, string[]> };
}

function bookOf(concepts: readonly Concept[], language: NameLanguage): WordBook {
  const exact = new Map<string, Concept>();
  const stems = new Map<string, Concept>();
  const put = (word: string, concept: Concept): void => {
    const key = phraseKey(word);
    if (!exact.has(key)) exact.set(key, concept);
    const stemmed = stemKey(key, language);
    if (concept.part !== 'link' && !stems.has(stemmed)) stems.set(stemmed, concept);
  };
  for (const concept of OF_MENUS) for (const word of concept.words[language]) put(word, concept);
  // First names before synonyms: what one thing is called wins over what another is called too.
  const depth = Math.max(...concepts.map(({ words }) => words[language].length));
  for (let rank = 0; rank < depth; rank += 1) {
    for (const concept of concepts) {
      const word = concept.words[language][rank];
      if (word !== undefined && word !== '') put(word, concept);
    }
  }
  return { exact, stems, firsts: firstsOf(language) };
}

function firstsOf(language: NameLanguage): Map<string, Concept> {
  const firsts = new Map<string, Concept>();
  for (const concept of OF_MENUS) {
    const { first, beforeMeat } = concept.food ?? {};
    const own = isDishFirst(language) ? undefined : first?.[language];
    for (const word of [own, beforeMeat?.[language]])
      if (word !== undefined && !firsts.has(phraseKey(word))) firsts.set(phraseKey(word), concept);
  }
  return firsts;
}

export function phraseKey(phrase: string): string {
  return fold(phrase)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function stemKey(key: string, language: NameLanguage): string {
  return key
    .split(' ')
    .map((word) => stem(word, language))
    .join(' ');
}

/** The meaning of a phrase; null when nobody knows it. */
export function conceptOf(book: WordBook, phrase: string, language: NameLanguage): Concept | null {
  const key = phraseKey(phrase);
  if (key === '') return null;
  return book.exact.get(key) ?? (key.length > 3 ? book.stems.get(stemKey(key, language)) : undefined) ?? null;
}
