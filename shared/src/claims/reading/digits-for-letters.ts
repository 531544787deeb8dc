import { isLetter, type ReadCharacter } from './fold-claim-text.ts';

/** Digits and signs that stand for a letter in a word: “kl1man3utral”. A one may be an i or an l, so that a text is read both ways. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['8', 'b'],
  ['@', 'a'],
  ['$', 's'],
  ['€', 'e'],
]);
const ONES: ReadonlySet<string> = new Set(['1', '!', '|']);
const DIGIT = /^\p{Nd}$/u;
const SPACE = /^\s$/u;
/** Letters of a word in which a digit is read as one: “10 kg”, “B12” and “500 ml” are what they are. */
const MOST_OF_A_WORD = 4;

export interface Undisguised {
  characters: ReadCharacter[];
  /** Whether a one was read as the letter that was asked for. */
  hasOne: boolean;
}

/** The text with letters for the digits and signs that stand for them; undefined where none does. */
export function withoutDigits(characters: readonly ReadCharacter[], one: 'i' | 'l'): Undisguised | undefined {
  const read = [...characters];
  let [hasAny, hasOne] = [false, false];
  for (const { begin, end } of wordsWithDigits(characters)) {
    for (let at = begin; at < end; at++) {
      const character = characters[at];
      const letter = character && letterFor(character.text, one);
      if (!letter || !isInWord(read, { at, begin, end })) continue;
      read[at] = { ...character, text: letter };
      hasAny = true;
      hasOne ||= ONES.has(character.text);
    }
  }
  return hasAny ? { characters: read, hasOne } : undefined;
}

function letterFor(character: string, one: 'i' | 'l'): string | undefined {
  return ONES.has(character) ? one : LETTERS.get(character);
}

/** What stands between two spaces and has enough letters, with a digit or a sign among them. */
function wordsWithDigits(characters: readonly ReadCharacter[]): { begin: number; end: number }[] {
  const words: { begin: number; end: number }[] = [];
  let [begin, letters, digits] = [0, 0, 0];
  for (let at = 0; at <= characters.length; at++) {
    const text = characters[at]?.text ?? ' ';
    if (SPACE.test(text)) {
      if (letters >= MOST_OF_A_WORD && digits > 0) words.push({ begin, end: at });
      [begin, letters, digits] = [at + 1, 0, 0];
    } else if (isOfAlphabet(text)) letters++;
    else if (letterFor(text, 'i') !== undefined) digits++;
  }
  return words;
}

/** Behind a letter, read or written, or at the beginning of a word before one; a sign stands between two, so that it ends no sentence. */
function isInWord(read: readonly ReadCharacter[], { at, begin, end }: { at: number; begin: number; end: number }): boolean {
  const text = read[at]?.text ?? '';
  const isBehind = at > begin && isOfAlphabet(read[at - 1]?.text ?? '');
  const isBefore = at + 1 < end && isOfAlphabet(read[at + 1]?.text ?? '');
  if (!DIGIT.test(text) && (text === '!' || text === '|')) return isBehind && isBefore;
  return isBehind || (at === begin && isBefore);
}

function isOfAlphabet(text: string): boolean {
  return text !== '%' && isLetter(text) && !DIGIT.test(text);
}
