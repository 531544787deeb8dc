import type { NameLanguage } from '../../kernel/language.ts';
import type { Numbers } from './packed/packed-arrays.ts';
import type { PostingArrays } from './packed/postings.ts';
import type { StringArrays } from './packed/string-table.ts';
import type { TrigramArrays } from './packed/trigram-words.ts';

/** The kinds of a string in the table, besides a name's: bits that may stand together. */
export const IS = { word: 1, stem: 2, searched: 4, joined: 8 } as const;
/** The kinds of a term in a name. */
export const TERM = { head: 1, tail: 2 } as const;

/**
 * All names of one language as numbers: strings by their place in one table, ingredients and what they have by their place in the
 * release. It can be shared between threads, and kept in a file.
 */
export interface LanguageTables {
  language: NameLanguage;
  strings: StringArrays;
  /** `IS`, for each string. */
  kinds: Numbers;
  /** The stem of each word and stem, where some name has it, plus one; 0 for none. */
  stemOf: Numbers;
  /** A word for each stem that whole words have, plus one; 0 for none. */
  wordOfStem: Numbers;
  names: {
    /** Place of the ingredient in the release. */
    ingredient: Numbers;
    /** 0 for the display name. */
    position: Numbers;
    text: Numbers;
    folded: Numbers;
    /** Words without spaces: "corn flour" is "cornflour". */
    joined: Numbers;
    /** Where the terms of each name begin, and the last ones end. */
    terms: Numbers;
  };
  terms: { word: Numbers; stem: Numbers; flags: Numbers };
  byStem: PostingArrays;
  byJoined: PostingArrays;
  /** Ingredients that a stem is the head of some name of: foods of their own. */
  heads: PostingArrays;
  /** Stems of the labels of an ingredient's variations. */
  variationWords: PostingArrays;
  /** The state of each of an ingredient's variations, as a string of the table. */
  states: PostingArrays;
  /** The category of each ingredient, as a string of the table. */
  categories: Numbers;
  /** 1 for each ingredient that kitchens write daily. */
  common: Numbers;
  corrections: TrigramArrays;
}
