import type { NameLanguage } from '../../kernel/language.ts';
import { type Concept, conceptOf, phraseKey, type WordBook } from './word-book.ts';

/** A piece of a name: something known, with how it was written, or a word that nobody knows. */
export interface Piece {
  written: string;
  concept: Concept | null;
  /** Joined with the piece before it, as "soppa" in "löksoppa". */
  isJoined: boolean;
}

/** The longest name of a food has so many words. */
const LONGEST_PHRASE = 5;
/** Letters between the parts of a compound. */
const JOINERS = ['', 's', 'n', 'en', 'e', 'es', 'er'];

/** A name taken apart: the longest phrases that are known, compounds as their parts. */
export function readName(name: string, book: WordBook, language: NameLanguage): Piece[] {
  const words = name.trim().split(/\s+/);
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length;) {
    const found = longestAt(words, at, { book, language });
    if (found) {
      pieces.push(found.piece);
      at += found.length;
      continue;
    }
    const word = words[at] ?? '';
    pieces.push(...(compound(word, book, language) ?? [{ written: word, concept: null, isJoined: false }]));
    at += 1;
  }
  return joinedOver(pieces, language);
}

function longestAt(
  words: readonly string[],
  at: number,
  { book, language }: { book: WordBook; language: NameLanguage },
): { piece: Piece; length: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const written = words.slice(at, at + length).join(' ');
    const concept = conceptOf(book, written, language);
    if (concept) return { piece: { written, concept, isJoined: false }, length };
  }
  return null;
}

/** "Löksoppa" is lök and soppa: a dish at the end, and before it a food with or without a letter between. */
function compound(word: string, book: WordBook, language: NameLanguage): Piece[] | null {
  if (language === 'fr') return null;
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const dish = book.exact.get(phraseKey(word.slice(cut)));
    if (dish?.part !== 'dish') continue;
    const head = word.slice(0, cut);
    const joiner = JOINERS.find(
      (letters) => head.endsWith(letters) && conceptOf(book, head.slice(0, head.length - letters.length), language),
    );
    if (joiner === undefined) continue;
    const written = head.slice(0, head.length - joiner.length);
    return [
      { written, concept: conceptOf(book, written, language), isJoined: false },
      { written: word.slice(cut), concept: dish, isJoined: true },
    ];
  }
  return null;
}

const FRENCH_OF = new Set(['de', 'du', 'd', 'des', 'a la', 'aux', 'au']);

/** "Tomato soup" and "soupe de tomate" become food and dish joined, whatever the language's order. */
function joinedOver(pieces: readonly Piece[], language: NameLanguage): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const [before, last] = joined.slice(-2);
    const isFood = piece.concept?.part === 'food';
    if (language === 'fr' && isFood && last && before?.concept?.part === 'dish' && FRENCH_OF.has(phraseKey(last.written))) {
      joined.splice(-2, 2, piece, { ...before, isJoined: true });
    } else if (language === 'en' && piece.concept?.part === 'dish' && last?.concept?.part === 'food') {
      joined.push({ ...piece, isJoined: true });
    } else joined.push(piece);
  }
  return joined;
}
