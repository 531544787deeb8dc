import { entityAt } from './entities.ts';

/**
 * A text as claims are looked for in it: lower case without accents, `ae`, `oe`, `ue` and `aa` as one letter, no markup, one space
 * between words, `,` where a thought is parted and `.` where a sentence ends.
 */
export interface FoldedText {
  folded: string;
  /** Of each folded letter: from which UTF-16 unit of the text to which. */
  from: Int32Array;
  to: Int32Array;
}

const DROPPED = /^(?:[\u00ad\u200b-\u200f\u2060\ufeff*~`]|\p{Mn})$/u;
const LETTER = /^[\p{L}\p{N}%]$/u;
const SENTENCE_ENDS = new Set(['.', '!', ';', '\n', '\r', '|', '•', '·', '…', '。']);
/** A question is answered by what follows it: “Plastic straws? Not here.” */
const THOUGHT_ENDS = new Set(['?', ',', ':', '(', ')', '[', ']', '{', '}', '–', '—']);
/** Letters that have no accent to take away. */
const OWN_LETTERS: ReadonlyMap<string, string> = new Map([
  ['ø', 'o'],
  ['æ', 'a'],
  ['œ', 'o'],
  ['ß', 'ss'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ł', 'l'],
  ['ı', 'i'],
]);
/** Two letters for one; a stem and what is read are both folded, so that French "œuf" and English "does" lose nothing. */
const DIGRAPHS = new Set(['ae', 'oe', 'ue', 'aa']);
/** Tags that end a line; any other stands inside a word. */
const BLOCK_TAG = /^<\/?(?:br|p|div|li|ul|ol|h[1-6]|tr|td|th)[\s/>]/i;
const LONGEST_TAG = 300;

/** Most letters of most texts: looked up rather than judged. */
const PLAIN: ReadonlyMap<string, string> = new Map(
  Array.from('abcdefghijklmnopqrstuvwxyz0123456789').flatMap((letter) => [
    [letter, letter],
    [letter.toUpperCase(), letter],
  ]),
);

interface Piece {
  text: string;
  from: number;
  to: number;
}

export function foldClaimText(text: string): FoldedText {
  const letters: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const add = (letter: string, piece: Piece): void => {
    const last = letters.length - 1;
    if (DIGRAPHS.has(`${letters[last]}${letter}`) && !isSecondOfPair(from, to, last)) {
      to[last] = piece.to;
      return;
    }
    letters.push(letter);
    from.push(piece.from);
    to.push(piece.to);
  };
  for (const piece of pieces(text)) {
    const last = letters.length - 1;
    const plain = PLAIN.get(piece.text);
    if (plain !== undefined) add(plain, piece);
    else if (DROPPED.test(piece.text)) {
      if (last >= 0 && to[last] === piece.from) to[last] = isMark(piece.text) ? piece.to : (to[last] ?? piece.to);
    } else if (LETTER.test(piece.text)) for (const letter of foldLetter(piece.text)) add(letter, piece);
    else {
      const separator = separatorOf(piece, text);
      if (isSeparator(letters[last] ?? '.')) letters[last] = stronger(letters[last], separator);
      else add(separator, piece);
    }
  }
  return { folded: letters.join(''), from: Int32Array.from(from), to: Int32Array.from(to) };
}

/** A stem of the lists in the same letters as the text. */
export function foldStem(stem: string): string {
  return foldClaimText(stem).folded;
}

export function isSeparator(letter: string | undefined): boolean {
  return letter === undefined || letter === ' ' || letter === ',' || letter === '.';
}

/** Characters, with tags left out and entities read. */
function* pieces(text: string): Generator<Piece> {
  let at = 0;
  while (at < text.length) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (character === '<') {
      const end = tagEnd(text, at);
      if (end > at) {
        if (BLOCK_TAG.test(text.slice(at, end))) yield { text: '\n', from: at, to: end };
        at = end;
        continue;
      }
    }
    const entity = character === '&' ? entityAt(text, at) : undefined;
    const length = entity?.length ?? character.length;
    yield { text: entity?.character ?? character, from: at, to: at + length };
    at += length;
  }
}

/** Where a tag ends, or -1: a "<" that no letter or slash follows is a sign, and no tag holds another. */
function tagEnd(text: string, at: number): number {
  if (!/[a-z/!]/i.test(text[at + 1] ?? '')) return -1;
  for (let end = at + 1; end < Math.min(text.length, at + LONGEST_TAG); end++) {
    if (text[end] === '<') return -1;
    if (text[end] === '>') return end + 1;
  }
  return -1;
}

function foldLetter(character: string): string[] {
  const plain = character
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '');
  return Array.from(plain).flatMap((letter) => Array.from(OWN_LETTERS.get(letter) ?? letter));
}

function separatorOf({ text: character, from, to }: Piece, text: string): string {
  const isNewline = character === '\n' || character === '\r';
  if (isNewline && text[from - 1] === '-') return ' '; // a word broken at the end of a line
  const isInNumber = isDigit(text[from - 1]) && isDigit(text[to]);
  if (isInNumber) return ' ';
  if (SENTENCE_ENDS.has(character)) return '.';
  return THOUGHT_ENDS.has(character) ? ',' : ' ';
}

function stronger(a: string | undefined, b: string): string {
  if (a === '.' || b === '.') return '.';
  return a === ',' || b === ',' ? ',' : ' ';
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= '0' && character <= '9';
}

function isMark(character: string): boolean {
  return character >= '\u0300' && character <= '\u036f';
}

/** A letter that already stands for two, or that shares its place with the one before, takes no third one. */
function isSecondOfPair(from: readonly number[], to: readonly number[], last: number): boolean {
  return (to[last] ?? 0) - (from[last] ?? 0) > 1;
}
