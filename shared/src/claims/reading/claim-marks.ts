import type { WordClass } from '../words/claim-words.ts';
import { endsSentence, type FoldedText, isSeparator } from './fold-claim-text.ts';
import { stemsFrom, type WordTree } from './word-tree.ts';

/** A stem in a text: the letters from the first of its word or compound to the last of its ending. */
export interface Mark {
  wordClass: WordClass | 'year';
  /** Folded letters, the end excluded. */
  from: number;
  to: number;
  /** The words it stands in, counted from the start of the text. */
  firstWord: number;
  lastWord: number;
  sentence: number;
}

interface Places {
  /** Of each folded letter: which word it stands in, and which sentence. */
  word: Int32Array;
  sentence: Int32Array;
  /** Of each word: where it begins. */
  begins: number[];
  apart: Uint8Array;
}

/** Every stem of a text, in order; what stands within a word that is no claim is left out. */
export function claimMarks(text: string, { folded, from, to, apart }: FoldedText, tree: WordTree): Mark[] {
  const places = placesOf(folded, apart);
  const isUpper = (first: number, end: number): boolean => {
    const written = text.slice(from[first], to[end - 1]);
    return written === written.toUpperCase();
  };
  const marks: Mark[] = [];
  let ignoredTo = 0;
  for (let at = 0; at < folded.length; at++) {
    if (isSeparator(folded[at])) continue;
    const isStart = apart[at] === 1 || places.begins[places.word[at] ?? 0] === at;
    const found = [
      ...(isStart ? stemsFrom(tree.starts, { folded, isUpper, apart }, at) : []),
      ...stemsFrom(tree.anywhere, { folded, isUpper, apart }, at),
    ];
    const longest = Math.max(0, ...found.map(({ end }) => end));
    if (found.some(({ wordClass, end }) => wordClass === 'ignore' && end === longest))
      ignoredTo = Math.max(ignoredTo, endOfWord(folded, longest, places));
    if (at < ignoredTo) continue;
    const ends = new Map(
      found.map(({ wordClass, end, isOpen }) => [wordClass, apart[end] === 1 && !isOpen ? end : endOfWord(folded, end, places)]),
    );
    for (const [wordClass, end] of ends) if (wordClass !== 'ignore') marks.push(markOf(wordClass, { at, to: end }, places));
  }
  return [...marks, ...yearMarks(folded, places)].toSorted((a, b) => a.from - b.from);
}

/** Four digits that no date holds; whether the year is still to come is for the rule to say. */
function yearMarks(folded: string, places: Places): Mark[] {
  return places.begins.flatMap((at, word) => {
    if (!isYear(wordAt(folded, at))) return [];
    const neighbours = [places.begins[word - 1], places.begins[word + 1]].map((begin) =>
      begin === undefined ? '' : wordAt(folded, begin),
    );
    const isInDate = neighbours.some((neighbour) => neighbour.length <= 2 && isNumber(neighbour));
    return isInDate ? [] : [markOf('year', { at, to: at + 4 }, places)];
  });
}

function isYear(word: string): boolean {
  return word.length === 4 && word.startsWith('20') && isNumber(word);
}

function isNumber(word: string): boolean {
  return word !== '' && Array.from(word).every((letter) => letter >= '0' && letter <= '9');
}

/** The word that begins at a place, as far as a year needs it. */
function wordAt(folded: string, at: number): string {
  const near = folded.slice(at, at + 6);
  const end = Array.from(near).findIndex((letter) => isSeparator(letter));
  return end === -1 ? near : near.slice(0, end);
}

function markOf(wordClass: Mark['wordClass'], { at, to }: { at: number; to: number }, places: Places): Mark {
  const { word, sentence, begins } = places;
  const firstWord = word[at] ?? 0;
  return {
    wordClass,
    from: places.apart[at] === 1 ? at : (begins[firstWord] ?? at),
    to,
    firstWord,
    lastWord: word[to - 1] ?? firstWord,
    sentence: sentence[at] ?? 0,
  };
}

/** The end of the word that a stem ends in: "klimatsmart" of "klimatsmarta". */
function endOfWord(folded: string, end: number, { word, begins }: Places): number {
  if (isSeparator(folded[end])) return end;
  const next = begins[(word[end] ?? 0) + 1];
  return next === undefined ? lastLetter(folded, folded.length) : lastLetter(folded, next);
}

function lastLetter(folded: string, before: number): number {
  let end = before;
  while (end > 0 && isSeparator(folded[end - 1])) end--;
  return end;
}

function placesOf(folded: string, apart: Uint8Array): Places {
  const word = new Int32Array(folded.length);
  const sentence = new Int32Array(folded.length);
  const begins: number[] = [];
  let sentences = 0;
  for (let at = 0; at < folded.length; at++) {
    if (endsSentence(folded[at])) sentences++;
    else if (!isSeparator(folded[at]) && (at === 0 || isSeparator(folded[at - 1]))) begins.push(at);
    word[at] = Math.max(0, begins.length - 1);
    sentence[at] = sentences;
  }
  return { word, sentence, begins, apart };
}
