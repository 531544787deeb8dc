import { grammarOf, type NameLanguage } from '../../kernel/language.ts';
import type { Piece } from './read-name.ts';
import { type WayForms, wayBeside } from './ways.ts';

interface Beside {
  ways: readonly WayForms[];
  head: string;
  /** The word before it. */
  before: string;
  target: NameLanguage;
}

/** "Röd tomatsoppa", "rote Tomatensuppe", "soupe de tomates rouge": in the form that the noun asks for, and in French behind it. */
export function withWays(text: string, { ways, head, before, target }: Beside): string {
  const words = ways.map((way) => wayBeside(way, { noun: head, before }, target));
  const { adjectivesBehind } = grammarOf(target);
  const isBehind = (word: string): boolean => adjectivesBehind || word.includes(' ');
  return [...words.filter((word) => !isBehind(word)), text, ...words.filter(isBehind)].join(' ');
}

/** A name without what stands beside its nouns, and that by the place of the noun it belongs to: in French the one before it. */
export function waysApart(read: readonly Piece[], source: NameLanguage): { nouns: Piece[]; ways: Map<number, WayForms[]> } {
  const nouns: Piece[] = [];
  const ways = new Map<number, WayForms[]>();
  let waiting: Piece[] = [];
  for (const piece of read) {
    const way = wayOf(piece);
    if (way && grammarOf(source).adjectivesBehind && isNoun(nouns.at(-1))) {
      const at = nouns.length - (nouns.at(-1)?.isJoined === true ? 2 : 1);
      ways.set(at, [...(ways.get(at) ?? []), way]);
    } else if (way) waiting.push(piece);
    else {
      // A word beside no noun stays where it is.
      if (isNoun(piece))
        ways.set(
          nouns.length,
          waiting.flatMap((each) => wayOf(each) ?? []),
        );
      else nouns.push(...waiting);
      waiting = [];
      nouns.push(piece);
    }
  }
  return { nouns: [...nouns, ...waiting], ways };
}

function wayOf({ concept }: Piece): WayForms | null {
  return concept?.part === 'way' && concept.forms ? { part: 'way', words: concept.words, forms: concept.forms } : null;
}

function isNoun(piece: Piece | undefined): boolean {
  return piece?.concept?.part === 'food' || piece?.concept?.part === 'dish';
}
