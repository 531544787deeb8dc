import type { IngredientPhrase } from '@plateprint/shared/ingredients/phrase/ingredient-phrase.ts';
import { phraseTables } from '@plateprint/shared/ingredients/phrase/words/phrase-tables.ts';
import { categoryNamed } from '@plateprint/shared/ingredients/search/category-words.ts';
import { LEAST_CONFIDENCE, SURE_CONFIDENCE } from '@plateprint/shared/ingredients/search/confidence.ts';
import type {
  FoundIngredient,
  IngredientSearch,
  SearchOptions,
} from '@plateprint/shared/ingredients/search/ingredient-search.ts';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import { isPressed, juiceWords } from '@plateprint/shared/ingredients/amount/zest-measures.ts';
import { dryStockOf, isPowderWord } from '@plateprint/shared/ingredients/search/words/stock-powder.ts';
import { OF_WORDS } from '@plateprint/shared/ingredients/search/words/food-words.ts';
import { nameLanguageOf, type NameLanguage } from '@plateprint/shared/kernel/language.ts';

/** A name that the data has, word for word. */
export const WHOLE_NAME = 0.98;
/** Words for work in one's own kitchen, which make no other product: chopped tomatoes come in no can. */
const DONE_IN_THE_KITCHEN = new Set([
  'chopped',
  'sliced',
  'grated',
  'minced',
  'ground',
  'peeled',
  'cooked',
  'boiled',
  'fried',
  'grilled',
  'roasted',
  'baked',
  'whole',
]);

/** The ingredient of a line's name, with the help of its note: "Kartoffeln, festkochend" are waxy ones, "Gurken, eingelegt" gherkins. */
export function findNoted(search: IngredientSearch, phrase: IngredientPhrase, options: SearchOptions): FoundIngredient[] {
  const { name, note } = phrase;
  const found = search.find(name, options);
  const whole = wholeNames(search, phrase, options.language)
    .map((written) => search.find(written, options))
    .find((answer) => (answer[0]?.confidence ?? 0) >= WHOLE_NAME);
  if (whole) return whole;
  const other = otherHead(search, name, note, options);
  if (other) return other;
  const mixed = mixtureOf(search, found, note, options);
  if (mixed) return mixed;
  const cut = cutOf(search, { found, note }, options);
  if (cut) return cut;
  const powder = note !== null && !isPouredStock(found, phrase) && isStock(found) ? powderIn(note) : null;
  if (powder !== null) return search.find(`${name} ${powder}`, options);
  const kinds = isPressed(note) ? juiceWords(options.language) : kindSaid(note, options.language);
  for (const kind of isPouredStock(found, phrase) ? [] : kinds) {
    if (search.statesOf(kind, options.language).some((state) => DONE_IN_THE_KITCHEN.has(state))) continue;
    const noted = [`${kind} ${name}`, ...ofKind(name, kind, options), ...ofKind(kind, name, options)]
      .map((written) => search.find(written, options))
      .find(([first]) => (first?.confidence ?? 0) >= WHOLE_NAME && first?.ingredient.id !== found[0]?.ingredient.id);
    if (noted) return noted;
  }
  return (found[0]?.confidence ?? 0) >= SURE_CONFIDENCE ? found : firstOfList(search, name, found, options);
}

/** Meat by its animal alone, of which a note may say the cut: "Storfekjøtt, høyrygg i terninger". */
const ANIMALS: ReadonlySet<string> = new Set(['beef', 'pork', 'lamb', 'veal', 'chicken', 'turkey']);

function cutOf(
  search: IngredientSearch,
  { found: [first], note }: { found: readonly FoundIngredient[]; note: string | null },
  options: SearchOptions,
): FoundIngredient[] | null {
  const [said = ''] = (note ?? '').split(/,\s|\s(?:i|in|en|på|a)\s/iu);
  if (first === undefined || !ANIMALS.has(first.ingredient.id) || !/^[\p{L}-]{4,}(?: [\p{L}-]{2,}){0,2}$/u.test(said))
    return null;
  const found = search.find(said, options);
  const [cut] = found;
  const isCut = cut !== undefined && cut.confidence >= WHOLE_NAME && cut.ingredient.id !== first.ingredient.id;
  return isCut && cut.ingredient.categoryId === first.ingredient.categoryId ? found : null;
}

/** The one word of a note beside its measures: "pulver", "1 pose, pulver". */
function kindSaid(note: string | null, language: SearchOptions['language']): string[] {
  const { unitOf } = phraseTables(nameLanguageOf(language));
  const words = (note ?? '').split(/,\s/u).filter((part) => !/\d/u.test(part));
  const [said = ''] = words;
  // Of what a tin is said to hold, the tin is no kind.
  const isKind = note === said || !unitOf.has(said.toLowerCase());
  return words.length === 1 && isKind && /^[\p{L}-]{3,}$/u.test(said) ? [said] : [];
}

/** Units that a pot of stock is measured in; a spoon of it is powder. */
const POURED: ReadonlySet<IngredientPhrase['unit']> = new Set(['l', 'dl', 'cl', 'ml', 'cup', 'pint', 'quart', 'gallon']);

/** "20 l stock (instant)" is ready stock, whatever it was made of. */
function isPouredStock([first]: readonly (FoundIngredient | undefined)[], { unit }: IngredientPhrase): boolean {
  return POURED.has(unit) && isStock([first]);
}

/** "øko pulver", "reduced salt, granules": the word of a note that says powder. */
function powderIn(note: string): string | null {
  return note.split(/[^\p{L}]+/u).find((word) => isPowderWord(fold(word).trim())) ?? null;
}

function isStock([first]: readonly (FoundIngredient | undefined)[]): boolean {
  return first !== undefined && dryStockOf(first.ingredient.id) !== null;
}

/** "Ris eller annat gryn" is rice: another of the kind is no part of its name. */
const ANOTHER = new Set(
  'half halv halvt halva halb demi moitié annat annan andra annen annet andre anden andet other another anderer andere anderes anderen autre autres ander'.split(
    ' ',
  ),
);

/** "oliv- eller rapsolja": olivolja. */
function wholeNames(search: IngredientSearch, { name, note }: IngredientPhrase, language: SearchOptions['language']): string[] {
  const isWord = (word: string): boolean => search.isWord(fold(word).trim(), language);
  const hanging = /^(\S+)-\s+\S+\s+(\S{5,})$/u.exec(name);
  const [, front, last] = hanging ?? [];
  if (front !== undefined && last !== undefined) return endings(last, isWord).map((end) => `${front}${end}`);
  const others = alternativeIn(note, language);
  // "Gemüse oder Hühnerbrühe": the word of a kind of food lacks what the second ends with.
  if (others.length === 1 && categoryNamed(name, language) !== null)
    return endings(others[0] ?? '', isWord).map((end) => `${name}${end}`);
  return others.length === 2 && !ANOTHER.has(others[0] ?? '') && !name.includes(' ') ? [`${name} ${others[1]}`] : [];
}

/** A longer word is none of a kitchen's: each of its endings is looked up. */
const LONGEST_COMPOUND = 40;

/** The words that a compound may end with: "brühe" of "Hühnerbrühe". */
function endings(compound: string, isWord: (word: string) => boolean): string[] {
  if (compound.length > LONGEST_COMPOUND) return [];
  const possible = Array.from({ length: Math.max(0, compound.length - 4) }, (_, at) => compound.slice(at + 2));
  return possible.filter(isWord);
}

/** "Kjøttdeig (svin)" is kjøttdeig av svin. */
function ofKind(name: string, kind: string, { language }: SearchOptions): string[] {
  return [...OF_WORDS[nameLanguageOf(language)]].map((of) => `${name} ${of} ${kind}`);
}

/** Mince of two animals by the categories of the two: "köttfärs (nöt/fläsk)". By language, as the food data names it. */
const MIXED_MINCE: Record<NameLanguage, string> = {
  en: 'mixed mince',
  sv: 'blandfärs',
  no: 'blandet kjøttdeig',
  da: 'blandet hakket kød',
  de: 'gemischtes Hackfleisch',
  fr: 'viande hachée mélangée',
  nl: 'half om half gehakt',
};
const PURE_MINCES: ReadonlySet<string> = new Set(['beef-mince', 'pork-mince']);

/** The mince of beef and pork, where a note names both animals, or is its whole name: "köttfärs, blandfärs". */
function mixtureOf(
  search: IngredientSearch,
  found: readonly FoundIngredient[],
  note: string | null,
  options: SearchOptions,
): FoundIngredient[] | null {
  if (note === null || !PURE_MINCES.has(found[0]?.ingredient.id ?? '')) return null;
  const { and } = phraseTables(nameLanguageOf(options.language)).starts;
  const words = note.split(/[^\p{L}]+/u).filter((word) => word !== '' && !and.test(`${word} `));
  if (words.length === 0 || words.length > 2) return null;
  const firsts = words.map((word) => search.find(word, options)[0]?.ingredient);
  const named = new Set(words.length === 1 ? firsts.map((first) => first?.id) : firsts.map((first) => first?.categoryId));
  const isMixed = named.has('mixed-mince') || (named.has('beef') && named.has('pork'));
  return isMixed ? search.find(MIXED_MINCE[nameLanguageOf(options.language)], options) : null;
}

/** The words after "or" when the note begins with it. */
export function alternativeIn(note: string | null, language: SearchOptions['language']): string[] {
  const or = phraseTables(nameLanguageOf(language)).or.exec(` ${note ?? ''} `);
  return or?.index === 0 ? (note ?? '').slice(or[0].length - 1).split(/[\s,]+/u) : [];
}

/** "Lamb or beef stock" without a lamb stock in the data: the beef stock is nearer than the lamb. */
function otherHead(
  search: IngredientSearch,
  name: string,
  note: string | null,
  options: SearchOptions,
): FoundIngredient[] | null {
  const others = alternativeIn(note, options.language);
  if (others.length !== 2 || name.includes(' ')) return null;
  const other = search.find(others.join(' '), options);
  const mixed = search.find(`${name} ${others[1]}`, options);
  const first = search.find(name, options)[0];
  const isSameKind = mixed[0]?.ingredient.categoryId === other[0]?.ingredient.categoryId;
  return isSameKind &&
    (other[0]?.confidence ?? 0) >= WHOLE_NAME &&
    first?.ingredient.categoryId !== other[0]?.ingredient.categoryId
    ? other
    : null;
}

/** Of "salt and pepper" the first is answered, and somebody looks. */
function firstOfList(
  search: IngredientSearch,
  name: string,
  found: FoundIngredient[],
  options: SearchOptions,
): FoundIngredient[] {
  const { and } = phraseTables(nameLanguageOf(options.language)).starts;
  const words = name.split(' ');
  const at = words.findIndex((word, place) => place > 0 && place < words.length - 1 && and.test(word));
  if (at < 0) return found;
  const first = search.find(words.slice(0, at).join(' '), options);
  return (first[0]?.confidence ?? 0) > (found[0]?.confidence ?? 0) ? lessSure(first) : found;
}

/** The same foods, of which somebody is asked. */
export function lessSure(found: readonly FoundIngredient[]): FoundIngredient[] {
  return found.map((each) => ({ ...each, confidence: Math.min(each.confidence, LEAST_CONFIDENCE) }));
}
