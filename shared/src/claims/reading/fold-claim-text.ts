import { type Character, charactersOf } from './characters.ts';
import { looksLike } from './look-alikes.ts';

/**
 * A text as claims are looked for in it: lower case without accents, `ae`, `oe`, `ue` and `aa` as one letter, no markup, one space
 * between words, `,` where a thought is parted and `.` where a sentence ends; a line break is `\n` where a sentence ends with it, and
 * `\r` where the sentence goes on. Words of the lists may stand across either.
 */
export interface FoldedText {
  folded: string;
  /** Of each folded letter: from which UTF-16 unit of the text to which. */
  from: Int32Array;
  to: Int32Array;
  /** Of each folded letter: 1 where it was written apart from its neighbours, so that nobody knows where a word begins. */
  apart: Uint8Array;
}

/** A character, and whether it stood apart from its neighbours. */
export interface ReadCharacter extends Character {
  isApart?: boolean;
}

/** Nothing of these is seen: format characters, variation selectors, marks on letters; and markup of plain text. */
const DROPPED = /^(?:[*~`]|\p{DI}|\p{Cf}|\p{Mn}|\p{Me})$/u;
const LETTER = /^[\p{L}\p{N}%]$/u;
const LOWER = /^\p{Ll}$/u;
const SENTENCE_ENDS = new Set(['.', '!', ';', '|', '•', '·', '…', '。']);
/** A question is answered by what follows it: “Plastic straws? Not here.” */
const THOUGHT_ENDS = new Set(['?', ',', ':', '(', ')', '[', ']', '{', '}', '–', '—']);
/** The separators, the weakest first. */
const SEPARATORS = ' ,\r\n.';
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
/** Characters between a line break and the letter that tells whether the sentence goes on. */
const FARTHEST = 12;
/** Words after which a sentence goes on, whatever the next line begins with: “Good for / The Planet”. */
const GOES_ON: ReadonlySet<string> = new Set(
  `for to the our on of with no zero without 0 100 %
  furs fur das dem den der die unser unsere unserer ohne keine kein null mit gegen
  pour la le les notre sans de du des au
  til med uten uden ingen mot mod var vart vore vare vores noll nul inga utan null
  voor het een onze geen zonder`.split(/\s+/u),
);
const LONGEST_WORD = 8;

/** Most letters of most texts: looked up rather than judged. */
const PLAIN: ReadonlyMap<string, string> = new Map(
  Array.from('abcdefghijklmnopqrstuvwxyz0123456789').flatMap((letter) => [
    [letter, letter],
    [letter.toUpperCase(), letter],
  ]),
);

export function foldCharacters(characters: readonly ReadCharacter[]): FoldedText {
  const letters: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  const apart: number[] = [];
  const add = (letter: string, character: ReadCharacter): void => {
    const last = letters.length - 1;
    if (DIGRAPHS.has(`${letters[last]}${letter}`) && !isSecondOfPair(from, to, last)) {
      to[last] = character.to;
      return;
    }
    letters.push(letter);
    from.push(character.from);
    to.push(character.to);
    apart.push(character.isApart === true ? 1 : 0);
  };
  for (const [at, character] of characters.entries()) {
    const last = letters.length - 1;
    const plain = PLAIN.get(character.text);
    if (plain !== undefined) add(plain, character);
    else if (isUnseen(character.text)) {
      if (last >= 0 && to[last] === character.from && isMark(character.text)) to[last] = character.to;
    } else if (isLetter(character.text)) for (const letter of foldLetter(character.text)) add(letter, character);
    else {
      const separator = separatorOf(characters, at, letters);
      if (isSeparator(letters[last] ?? '.')) letters[last] = stronger(letters[last], separator);
      else add(separator, character);
    }
  }
  return {
    folded: letters.join(''),
    from: Int32Array.from(from),
    to: Int32Array.from(to),
    apart: Uint8Array.from(apart),
  };
}

/** A stem of the lists in the same letters as the text. */
export function foldStem(stem: string): string {
  return foldCharacters(charactersOf(stem)).folded;
}

export function isSeparator(letter: string | undefined): boolean {
  return letter === undefined || SEPARATORS.includes(letter);
}

/** Whether a sentence ends with a folded letter. */
export function endsSentence(letter: string | undefined): boolean {
  return letter === '.' || letter === '\n';
}

/** Whether a character is read as a letter or a digit, or as a per cent sign. */
export function isLetter(character: string): boolean {
  return PLAIN.has(character) || LETTER.test(character) || looksLike(character) !== undefined;
}

/** Whether a reader sees nothing of a character. */
export function isUnseen(character: string): boolean {
  return !PLAIN.has(character) && DROPPED.test(character);
}

export function isLineBreak(character: string | undefined): boolean {
  return character === '\n' || character === '\r';
}

function foldLetter(character: string): string[] {
  const plain = (looksLike(character) ?? character)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '');
  return Array.from(plain).flatMap((letter) => Array.from(OWN_LETTERS.get(letter) ?? looksLike(letter) ?? letter));
}

function separatorOf(characters: readonly Character[], at: number, letters: readonly string[]): string {
  const character = characters[at]?.text ?? ' ';
  const before = characters[at - 1]?.text;
  if (isLineBreak(character)) {
    if (before === '-') return ' '; // a word broken at the end of a line
    return goesOn(characters, at, letters) ? '\r' : '\n';
  }
  if (isDigit(before) && isDigit(characters[at + 1]?.text)) return ' ';
  if (SENTENCE_ENDS.has(character)) return '.';
  return THOUGHT_ENDS.has(character) ? ',' : ' ';
}

/** Whether a sentence goes on after a line break: with a small letter, or because no sentence ends with the word before it. */
function goesOn(characters: readonly Character[], at: number, letters: readonly string[]): boolean {
  const breaks = characters[at]?.text;
  for (const [between, { text }] of characters.slice(at + 1, at + 1 + FARTHEST).entries()) {
    const isSameBreak = between === 0 && breaks === '\r' && text === '\n';
    if (isLineBreak(text) && !isSameBreak) return false; // an empty line
    if (LOWER.test(text)) return true;
    if (isLetter(text)) break;
  }
  return GOES_ON.has(lastWord(letters));
}

function lastWord(letters: readonly string[]): string {
  const near = letters.slice(-LONGEST_WORD - 1).join('');
  const words = near.split(/[ ,.\r\n]/u);
  return words.findLast((word) => word !== '') ?? '';
}

function stronger(a: string | undefined, b: string): string {
  return SEPARATORS.indexOf(a ?? ' ') > SEPARATORS.indexOf(b) ? (a ?? ' ') : b;
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
