import { editDistance } from './edit-distance.ts';
import { fitting, type Numbers } from './packed-arrays.ts';
import { type PostingArrays, postingArrays, Postings } from './postings.ts';
import type { StringTable } from './string-table.ts';

export interface Correction {
  word: string;
  distance: number;
}

export type TrigramArrays = Record<'words' | 'codes', Numbers> & PostingArrays;

/** Words findable by a misspelling: those that share letters three in a row are compared one by one. */
export class TrigramWords {
  private readonly strings: StringTable;
  /** The words, by their numbers among all strings. */
  private readonly words: Numbers;
  /** Every trigram there is, in order. */
  private readonly codes: Numbers;
  private readonly byTrigram: Postings;
  /** How many trigrams a word shares with what was asked: all 0 between two questions. */
  private readonly shared: Uint16Array;

  constructor(strings: StringTable, { words, codes, ...places }: TrigramArrays) {
    this.strings = strings;
    this.words = words;
    this.codes = codes;
    this.byTrigram = new Postings(places);
    this.shared = new Uint16Array(words.length);
  }

  /**
   * The nearest words within one edit, or two for words of seven letters and more, and for shorter ones that begin alike
   * ("lettus"). Words under four letters are not guessed.
   */
  near(word: string, most = 4): Correction[] {
    if (word.length < 4 || word.length > 40) return [];
    const edits = word.length >= 6 ? 2 : 1;
    // One edit touches at most three trigrams (four with a swap).
    const needed = Math.max(1, word.length + 1 - edits * 4);
    const found: Correction[] = [];
    for (const index of this.sharing(word)) {
      const count = this.shared[index] ?? 0;
      this.shared[index] = 0;
      if (count < needed || Math.abs(this.strings.lengthOf(this.words[index] ?? 0) - word.length) > edits) continue;
      const other = this.strings.text(this.words[index] ?? 0);
      if (word.length < 7 && word[0] !== other[0] && word[0] !== other[1] && word.slice(1) !== other.slice(1)) continue;
      const allowed = word.length >= 7 || word.slice(0, 4) === other.slice(0, 4) ? edits : 1;
      const distance = editDistance(word, other, allowed);
      if (distance > 0 && distance <= allowed) found.push({ word: other, distance });
    }
    return found.toSorted((a, b) => a.distance - b.distance || likeness(word, b.word) - likeness(word, a.word)).slice(0, most);
  }

  /** Every word with a trigram of this one, the first met first; `shared` then has how many of each. */
  private sharing(word: string): number[] {
    const met: number[] = [];
    for (const code of trigramsOf(word)) {
      for (const index of this.byTrigram.of(this.placeOf(code))) {
        const count = this.shared[index] ?? 0;
        if (count === 0) met.push(index);
        this.shared[index] = count + 1;
      }
    }
    return met;
  }

  private placeOf(code: number): number {
    let [low, high] = [0, this.codes.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.codes[middle] ?? 0) < code) low = middle + 1;
      else high = middle;
    }
    return this.codes[low] === code ? low : -1;
  }
}

/** Packs the words of four letters and more, in the order given. */
export function trigramArrays(words: Iterable<string>, numberOf: (word: string) => number): TrigramArrays {
  const kept = [...words].filter((word) => word.length >= 4);
  const lists = new Map<number, number[]>();
  for (const [index, word] of kept.entries()) {
    for (const code of trigramsOf(word)) {
      const list = lists.get(code);
      // Twice in a word counts twice.
      if (list) list.push(index);
      else lists.set(code, [index]);
    }
  }
  const codes = [...lists.keys()].toSorted((a, b) => a - b);
  const byPlace = new Map(codes.map((code, place) => [place, lists.get(code) ?? []]));
  return { words: fitting(kept.map(numberOf)), codes: fitting(codes), ...postingArrays(byPlace, codes.length) };
}

const SPACE = 32;
const LETTER_BITS = 7;

/** Of a word between two spaces in front and one behind; what no folded word has is a letter that none shares. */
function trigramsOf(word: string): number[] {
  const letters = [SPACE, SPACE, ...Array.from(word, (letter) => letter.charCodeAt(0)), SPACE];
  return Array.from({ length: letters.length - 2 }, (_, start) => {
    const three = letters.slice(start, start + 3);
    return three.some((letter) => letter >= 2 ** LETTER_BITS)
      ? NO_CODE
      : three.reduce((code, letter) => (code << LETTER_BITS) | letter, 0);
  });
}

/** Above every code. */
const NO_CODE = 2 ** (3 * LETTER_BITS);

/** Letters that both begin with: a typo is rarely in the first one. */
function likeness(left: string, right: string): number {
  let same = 0;
  while (same < left.length && left[same] === right[same]) same++;
  return same;
}
