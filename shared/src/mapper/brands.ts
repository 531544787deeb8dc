import { fold } from '../ingredients/search/fold.ts';
import { withoutPacks } from './purchased-name.ts';
import { isTradeWord } from './words/trade-words.ts';

/** Words that an organization knows as brands: of makers, and of suppliers' own lines. Folded, as `brandWordOf` gives them. */
export interface Brands extends ReadonlySet<string> {
  /** Words that the organization said are no brands: they tell which food it is, so that no name is understood without them. */
  readonly ofFood?: ReadonlySet<string>;
}

/** What an organization said about words: those that are brands, and those that are a food's. */
export function brandsSaidBy(said: Iterable<{ word: string; isBrand: boolean }>): Brands {
  const all = [...said];
  const those = (isBrand: boolean): Set<string> =>
    new Set(all.filter((each) => each.isBrand === isBrand).map(({ word }) => word));
  return Object.assign(those(true), { ofFood: those(false) });
}

export const NO_BRANDS: Brands = new Set();

/** The word that a part of a name between two spaces is ("NORDRIK,": `nordrik`, "O’Boy": `o'boy`); null for what is no plain word of three letters. */
export function brandWordOf(token: string): string | null {
  const word = /^[^\p{L}\p{N}]*(\p{L}[\p{L}\p{M}’'&-]*\p{L})[^\p{L}\p{N}]*$/u.exec(token)?.[1];
  return word === undefined || word.length < 3 ? null : fold(word).replaceAll('’', "'");
}

/** A name without its brands, as long as a word of three letters is left beside them. */
export function withoutBrands(written: string, brands: Brands): string {
  if (brands.size === 0) return written;
  const tokens = written.split(/\s+/);
  const left = tokens.filter((token) => !brands.has(brandWordOf(token) ?? ''));
  return left.length < tokens.length && left.some((token) => /\p{L}{3}/u.test(token)) ? left.join(' ') : written;
}

/** Whether a name has one of the words. */
export function hasBrand(name: string, words: ReadonlySet<string>): boolean {
  return name.split(/\s+/).some((token) => words.has(brandWordOf(token) ?? ''));
}

/** A word that may be a brand, and the names that have it. */
export interface PossibleBrand<N> {
  word: string;
  /** As it is written most often. */
  written: string;
  names: N[];
}

/** Beside fewer different things a word may as well be one of a food: "salsiccia" stands beside fennel and chilli. */
export const LEAST_FOODS = 4;

interface Place<N> {
  written: Map<string, number>;
  beside: Set<string>;
  names: Set<N>;
}

/**
 * Words that may be brands by where they stand in names: no food data and no trade knows them, and they stand beside many
 * different things.
 * Whether one is a brand is a person's to say. Names are added one by one, for a long list takes a moment.
 */
export class BrandSearch<N extends { name: string }> {
  private readonly places = new Map<string, Place<N>>();

  add(name: N): void {
    const tokens = withoutPacks(name.name).split(' ');
    const words = tokens.map(brandWordOf);
    for (const [at, word] of words.entries()) {
      const token = tokens[at];
      if (word === null || token === undefined || isTradeWord(word)) continue;
      const place = this.places.get(word) ?? {
        written: new Map<string, number>(),
        beside: new Set<string>(),
        names: new Set<N>(),
      };
      place.written.set(token, (place.written.get(token) ?? 0) + 1);
      place.beside.add(words.find((other) => other !== null && other !== word && !isTradeWord(other)) ?? '');
      place.names.add(name);
      this.places.set(word, place);
    }
  }

  /**
   * The most frequent first.
   * @param isKnown whether the food data has a folded word
   */
  possible(isKnown: (word: string) => boolean): PossibleBrand<N>[] {
    return [...this.places]
      .filter(([word, { beside }]) => beside.size >= LEAST_FOODS && !isKnown(word))
      .map(([word, { written, names }]) => ({ word, written: mostOf(written), names: [...names] }))
      .toSorted((a, b) => b.names.length - a.names.length || (a.word < b.word ? -1 : 1));
  }
}

function mostOf(counts: ReadonlyMap<string, number>): string {
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return /\p{L}(?:.*\p{L})?/su.exec(most?.[0] ?? '')?.[0] ?? '';
}
