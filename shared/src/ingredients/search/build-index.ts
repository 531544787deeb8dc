import type { NameLanguage } from '../../kernel/language.ts';
import type { FoodDataRelease, IngredientRecord } from '../food-data-release.ts';
import { CompoundSplitter } from './compound.ts';
import { fold, foldedWords } from './fold.ts';
import { IS, type LanguageTables, TERM } from './index-tables.ts';
import { nameTerms } from './name-terms.ts';
import { fitting } from './packed/packed-arrays.ts';
import { post, postingArrays } from './packed/postings.ts';
import { forgetStems, stem } from './stem.ts';
import { stringArrays } from './packed/string-table.ts';
import type { Term } from './search-terms.ts';
import { trigramArrays } from './packed/trigram-words.ts';
import { COMMON_INGREDIENTS } from './words/common-ingredients.ts';
import { PREPOSITIONS } from './words/food-words.ts';
import { GRAMMAR } from './words/grammar.ts';

/** Reads all names of a release in one language, and packs what a search needs of them. */
export function buildIndex(release: FoodDataRelease, language: NameLanguage): LanguageTables {
  const written = namesIn(release, language);
  const words = wordsOf(release, language, written);
  const stemmed = (word: string): string => stem(word, language);
  // A part must be a word of its own or share its stem with one; four letters keep chance endings out.
  const knows = (part: string): boolean =>
    !PREPOSITIONS[language].has(part) && (words.all.has(part) || (part.length >= 4 && words.stems.has(stemmed(part))));
  const reading = { language, splitter: new CompoundSplitter(language, knows), stateStems: words.stateStems };
  const names = written.flatMap((name) => {
    const terms = nameTerms(name.folded, reading);
    return terms.length === 0 ? [] : [{ ...name, joined: foldedWords(name.folded).join(''), terms }];
  });
  const tables = packed(release, language, { names, words });
  // Every beginning and end of every word was looked at: few of them are ever asked for.
  forgetStems(language);
  return tables;
}

interface WrittenName {
  /** Its place in the release. */
  ingredient: number;
  name: string;
  folded: string;
  position: number;
}

interface IndexedName extends WrittenName {
  joined: string;
  terms: Term[];
}

interface Words {
  /** Of names, of states and of labels. */
  all: Set<string>;
  stems: Set<string>;
  whole: Set<string>;
  states: string[];
  stateStems: ReadonlySet<string>;
}

function namesIn({ ingredients }: FoodDataRelease, language: NameLanguage): WrittenName[] {
  const { alsoNamedIn } = GRAMMAR[language];
  return ingredients.flatMap(({ names }, ingredient) =>
    [...names[language], ...(alsoNamedIn ? (names[alsoNamedIn] ?? []) : [])].map((name, position) => ({
      ingredient,
      name,
      position,
      folded: fold(name),
    })),
  );
}

function wordsOf(release: FoodDataRelease, language: NameLanguage, written: readonly WrittenName[]): Words {
  const whole = new Set<string>();
  for (const { folded } of written) for (const word of foldedWords(folded)) if (/^[a-z]{3,}$/.test(word)) whole.add(word);
  const states = release.states.flatMap((state) => state.words[language].flatMap((word) => foldedWords(fold(word))));
  const labels = release.ingredients.flatMap((each) => labelWordsOf(each, language)).filter((word) => /^[a-z]{4,}$/.test(word));
  const all = new Set([...whole, ...states, ...labels]);
  const stems = new Set([...all].map((word) => stem(word, language)));
  return { all, stems, whole, states, stateStems: new Set(states.map((word) => stem(word, language))) };
}

function labelWordsOf(ingredient: IngredientRecord, language: NameLanguage): string[] {
  return ingredient.variations.flatMap((variation) => (variation.names ? foldedWords(fold(variation.names[language])) : []));
}

interface Read {
  names: readonly IndexedName[];
  words: Words;
}

/** Every string that is asked for or answered, in one table. */
function stringsOf(release: FoodDataRelease, language: NameLanguage, { names, words }: Read) {
  const { ingredients } = release;
  return stringArrays([
    ...words.all,
    ...words.stems,
    ...names.flatMap(({ name, folded, joined, terms }) => [
      name,
      folded,
      joined,
      ...terms.flatMap((term) => [term.word, term.stem]),
    ]),
    ...ingredients.flatMap((each) => labelWordsOf(each, language).map((word) => stem(word, language))),
    ...ingredients.flatMap(({ categoryId, variations }) => [categoryId, ...variations.map(({ stateId }) => stateId)]),
  ]);
}

function packed(release: FoodDataRelease, language: NameLanguage, read: Read): LanguageTables {
  const { names, words } = read;
  const { ingredients } = release;
  const strings = stringsOf(release, language, read);
  const numberOf = (text: string): number => numberIn(strings.idOf, text);
  const size = strings.idOf.size;
  const lists = listsOf(names, numberOf);
  const terms = names.flatMap((name) => name.terms);
  const labelStems = ingredients.map((each, place): [number, Set<number>] => [
    place,
    new Set(labelWordsOf(each, language).map((word) => numberOf(stem(word, language)))),
  ]);
  return {
    language,
    strings: strings.arrays,
    ...stringKinds(language, { idOf: strings.idOf, lists, words }),
    names: {
      ingredient: fitting(names.map(({ ingredient }) => ingredient)),
      position: fitting(names.map(({ position }) => position)),
      text: fitting(names.map(({ name }) => numberOf(name))),
      folded: fitting(names.map(({ folded }) => numberOf(folded))),
      joined: fitting(names.map(({ joined }) => numberOf(joined))),
      terms: fitting(startsOf(names)),
    },
    terms: {
      word: fitting(terms.map(({ word }) => numberOf(word))),
      stem: fitting(terms.map((term) => numberOf(term.stem))),
      flags: fitting(terms.map(({ head, tail }) => (head ? TERM.head : 0) | (tail ? TERM.tail : 0))),
    },
    byStem: postingArrays(lists.byStem, size),
    byJoined: postingArrays(lists.byJoined, size),
    heads: postingArrays(lists.heads, size),
    variationWords: postingArrays(new Map(labelStems), ingredients.length),
    states: postingArrays(
      new Map(ingredients.map(({ variations }, place) => [place, variations.map(({ stateId }) => numberOf(stateId))])),
      ingredients.length,
    ),
    categories: fitting(ingredients.map(({ categoryId }) => numberOf(categoryId))),
    common: fitting(ingredients.map(({ id }) => (COMMON_INGREDIENTS.has(id) ? 1 : 0))),
    corrections: trigramArrays(new Set([...words.whole, ...terms.map(({ word }) => word), ...words.states]), numberOf),
  };
}

function startsOf(names: readonly IndexedName[]): number[] {
  let end = 0;
  return [0, ...names.map(({ terms }) => (end += terms.length))];
}

type Lists = Record<'byStem' | 'byJoined' | 'heads', Map<number, number[]>>;

function listsOf(names: readonly IndexedName[], numberOf: (text: string) => number): Lists {
  const lists: Lists = { byStem: new Map(), byJoined: new Map(), heads: new Map() };
  for (const [index, { ingredient, joined, terms }] of names.entries()) {
    for (const term of terms) {
      post(lists.byStem, numberOf(term.stem), index);
      if (term.head) post(lists.heads, numberOf(term.stem), ingredient);
    }
    post(lists.byJoined, numberOf(joined), index);
  }
  return lists;
}

function numberIn(idOf: ReadonlyMap<string, number>, text: string): number {
  const id = idOf.get(text);
  if (id === undefined) throw new Error(`"${text}" was not packed.`);
  return id;
}

interface Numbering {
  idOf: ReadonlyMap<string, number>;
  lists: Lists;
  words: Words;
}

/** The kinds of each string besides a name, and which stem and word go with it. */
function stringKinds(
  language: NameLanguage,
  { idOf, lists, words }: Numbering,
): Pick<LanguageTables, 'kinds' | 'stemOf' | 'wordOfStem'> {
  const kinds = new Uint8Array(idOf.size);
  const wordOfStem = Array.from({ length: idOf.size }, () => 0);
  const numberOf = (text: string): number => numberIn(idOf, text);
  const mark = (id: number, kind: number): void => void (kinds[id] = (kinds[id] ?? 0) | kind);
  for (const word of words.all) mark(numberOf(word), IS.word | IS.searched);
  for (const each of words.stems) mark(numberOf(each), IS.stem);
  for (const id of lists.byStem.keys()) mark(id, IS.searched);
  for (const id of lists.byJoined.keys()) mark(id, IS.joined);
  for (const word of words.whole) {
    const id = numberOf(stem(word, language));
    if (wordOfStem[id] === 0) wordOfStem[id] = numberOf(word) + 1;
  }
  // A stem may have a stem itself.
  const stemOf = [...idOf].map(([text, id]) =>
    ((kinds[id] ?? 0) & IS.searched) === 0 ? 0 : (idOf.get(stem(text, language)) ?? -1) + 1,
  );
  return { kinds, stemOf: fitting(stemOf), wordOfStem: fitting(wordOfStem) };
}
