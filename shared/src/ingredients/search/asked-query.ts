import type { NameLanguage } from '../../kernel/language.ts';
import { list } from '../phrase/words/phrase-words.ts';
import { phraseTables } from '../phrase/words/phrase-tables.ts';
import { fold } from './fold.ts';
import { stem as stemOf } from './stem.ts';
import type { LanguageIndex } from './language-index.ts';
import type { SearchQuery } from './read-query.ts';
import type { Term } from './search-terms.ts';
import { NO_STRING } from './packed/string-table.ts';
import { ADDED_CATEGORIES, AROUND_IT, DONE, OF_ITSELF } from './words/dish-making.ts';
import { CLASS_WORDS, REPLACING, SHAPE_WORDS, TRANSFORMING } from './words/food-words.ts';

/** A term of a query by its numbers in an index, with what does not depend on the name that it is compared with. */
export interface QueryTerm {
  term: Term;
  /** `NO_STRING` where the index has none such. */
  word: number;
  stem: number;
  /** Words that begin so, when the last one may be unfinished: from the first up to, but without, the second. */
  beginnings: readonly [number, number] | null;
  /** Categories that the word is a class of, as strings of the index. */
  classOf: ReadonlySet<number>;
  /** States that it tells, as strings of the index. */
  states: ReadonlySet<number>;
  /** One of them makes another food: juice, powder. */
  isTransforming: boolean;
  isReplacing: boolean;
  isFood: boolean;
  /** Of a raw food it makes a dish. */
  makesDish: boolean;
  /** The cost of a name that lacks the word, where it depends on no name; worked out when it is first asked for. */
  lossUnknown: number | null;
}

/** A query as an index compares it with thousands of names. */
export interface PackedQuery {
  query: SearchQuery;
  terms: QueryTerm[];
  head: QueryTerm | undefined;
  /** Parts of the word that the head stands in. */
  headParts: QueryTerm[];
  folded: number;
  joined: number;
  /** Names, without spaces, that begin with all that was typed. */
  begun: readonly [number, number] | null;
  /** Folded names that stand in the query between spaces. */
  within: ReadonlySet<number>;
}

export function askedQuery(query: SearchQuery, index: LanguageIndex): PackedQuery {
  const last = query.terms.at(-1);
  const terms = query.terms.map((term) => askedTerm(term, query, { index, isUnfinished: query.typing && term === last }));
  const head = terms.find(({ term }) => term.head);
  return {
    query,
    terms,
    head,
    headParts: head ? terms.filter(({ term }) => term.at === head.term.at) : [],
    folded: index.strings.idOf(query.folded),
    joined: index.strings.idOf(query.joined),
    begun: query.typing ? index.strings.beginningWith(query.joined) : null,
    within: namesWithin(query.folded, index),
  };
}

function askedTerm(
  term: Term,
  query: SearchQuery,
  { index, isUnfinished }: { index: LanguageIndex; isUnfinished: boolean },
): QueryTerm {
  const { strings, language } = index;
  const stem = strings.idOf(term.stem);
  const kinds = CLASS_WORDS.filter(({ words }) => words[language].has(term.word));
  const facet = query.facets.find(({ at, facet: { kind } }) => at === term.at && kind === 'state')?.facet;
  const said = facet?.kind === 'state' ? facet.ids : [];
  return {
    term,
    word: strings.idOf(term.word),
    stem,
    beginnings: isUnfinished ? strings.beginningWith(term.word) : null,
    classOf: new Set(kinds.flatMap(({ categories }) => [...categories].map((category) => strings.idOf(category)))),
    states: new Set(said.map((id) => strings.idOf(id))),
    isTransforming: said.some((id) => TRANSFORMING.has(id)),
    isReplacing: REPLACING[language].has(term.word) || (query.foreign !== null && REPLACING[query.foreign].has(term.word)),
    isFood: !index.heads.isEmpty(stem),
    makesDish: makesDish(
      {
        word: term.word,
        stem: term.stem,
        isAround: term.around === true,
        categories: term.around ? index.categoriesOf(term.stem) : [],
      },
      language,
    ),
    lossUnknown: null,
  };
}

/** Folded, of every language: what one does not know is a participle of another. */
const doneInAny: ReadonlySet<string> = new Set(
  Object.values(DONE).flatMap((words) => list(words).map((word) => fold(word).trim())),
);

interface Stems {
  around: ReadonlySet<string>;
  /** How it is cut: "i terninger" are no stock cubes. */
  shapes: ReadonlySet<string>;
}

const stems = new Map<NameLanguage, Stems>();

function stemsOf(language: NameLanguage): Stems {
  const known = stems.get(language);
  if (known) return known;
  const setOf = (words: readonly string[]): Set<string> => new Set(words.map((word) => stemOf(fold(word).trim(), language)));
  const shapes = [...phraseTables(language).words.shapes.words, ...SHAPE_WORDS[language]];
  const made = { around: setOf(list(AROUND_IT[language])), shapes: setOf(shapes) };
  stems.set(language, made);
  return made;
}

interface WordBeside {
  word: string;
  stem: string;
  isAround: boolean;
  categories: readonly string[];
}

/** Whether a word of a query says that a raw food is a dish: carrots in cream, stuffed peppers, beans with bacon. */
function makesDish({ word, stem: said, isAround: lies, categories }: WordBeside, language: NameLanguage): boolean {
  if (doneInAny.has(word)) return true;
  if (OF_ITSELF.has(word)) return false;
  const { around, shapes } = stemsOf(language);
  if (!lies || shapes.has(said)) return false;
  return around.has(said) || categories.some((category) => ADDED_CATEGORIES.has(category));
}

/** Letters that no name has more of. */
const LONGEST = 120;

/** "hackad vitlök" has vitlök in it, and "vit lök" has not. */
function namesWithin(folded: string, { strings }: LanguageIndex): ReadonlySet<number> {
  const found = new Set<number>();
  for (let start = 0; start < folded.length; start = after(folded, start)) {
    for (let end = start; end < folded.length && end - start <= LONGEST;) {
      const space = folded.indexOf(' ', end + 1);
      end = space < 0 ? folded.length : space;
      const id = strings.idOf(folded.slice(start, end));
      if (id !== NO_STRING) found.add(id);
    }
  }
  return found;
}

/** The place behind the next space. */
function after(text: string, from: number): number {
  const space = text.indexOf(' ', from);
  return space < 0 ? text.length : space + 1;
}
