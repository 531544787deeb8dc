import type { ClaimWords, WordClass } from '../words/claim-words.ts';
import { WORD_CLASSES } from '../words/claim-words.ts';
import { foldStem, isSeparator } from './fold-claim-text.ts';
import { type LetterTree, letterTree, ROOT } from './letter-tree.ts';

interface Ending {
  wordClass: WordClass;
  /** Any letters may follow. */
  isOpen: boolean;
  inCapitals: boolean;
}

/** The stems of some languages: those a word begins with, and those that stand anywhere in one. */
export interface WordTree {
  starts: LetterTree<Ending>;
  anywhere: LetterTree<Ending>;
}

/** A folded text, and whether letters of it were written in capitals, or apart from each other. */
export interface TextToWalk {
  folded: string;
  isUpper: (from: number, to: number) => boolean;
  apart: Uint8Array;
}

/** A stem from a place on. */
export interface Found {
  wordClass: WordClass;
  /** After its last letter. */
  end: number;
  /** Whether any letters may follow. */
  isOpen: boolean;
}

export function wordTree(lexicons: readonly ClaimWords[]): WordTree {
  const stems = lexicons.flatMap((words) =>
    WORD_CLASSES.flatMap((wordClass) =>
      words[wordClass]
        .split(',')
        .map((written) => written.trim())
        .filter((written) => written !== '')
        .flatMap((written) => stemsOf(wordClass, written)),
    ),
  );
  const treeOf = (inside: boolean): LetterTree<Ending> =>
    letterTree(stems.filter(({ isInside }) => isInside === inside).map(({ stem, ending }) => [stem, ending]));
  return { starts: treeOf(false), anywhere: treeOf(true) };
}

/** Letters of a stem in the midst of letters that stand apart, where every one might begin a word and end one. */
const SHORTEST_APART = 5;

/**
 * The stems that begin at a place and end where they may, the longest of a class last. Takes at most as many steps as the longest stem has
 * letters, and its spaces where letters stand apart, so that a text costs its length times that, whatever stands in it.
 */
export function stemsFrom(tree: LetterTree<Ending>, { folded, isUpper, apart }: TextToWalk, at: number): Found[] {
  const found: Found[] = [];
  const isApart = (place: number): boolean => apart[place] === 1;
  const isWithin = (place: number): boolean => isApart(place - 1) && isApart(place);
  const mayEnd = (isOpen: boolean, end: number): boolean =>
    isWithin(at) || isWithin(end) ? end - at >= SHORTEST_APART : isOpen || isSeparator(folded[end]);
  const follow = (branches: readonly number[], letter: number): number[] =>
    branches.map((branch) => tree.after(branch, letter)).filter((branch) => branch !== ROOT);
  let walks = [ROOT];
  for (let end = at; walks.length > 0; end++) {
    // Where letters stand apart nobody sees the spaces between the words: “g o o d f o r t h e p l a n e t”.
    if (isWithin(end)) walks = walks.flatMap((branch) => [branch, ...follow([branch], SPACE)]);
    for (const branch of walks)
      for (const { wordClass, isOpen, inCapitals } of tree.valuesAt(branch))
        if (mayEnd(isOpen, end) && (!inCapitals || isUpper(at, end))) found.push({ wordClass, end, isOpen });
    if (end >= folded.length) break;
    const letter = folded.charCodeAt(end);
    walks = follow(walks, LINE_BREAKS.has(letter) ? SPACE : letter);
  }
  return found;
}

const [SPACE, LINE_FEED, RETURN] = [0x20, 0x0a, 0x0d];
/** Words of a list may stand across the end of a line. */
const LINE_BREAKS = new Set([LINE_FEED, RETURN]);

interface Stem {
  stem: string;
  ending: Ending;
  /** Whether it stands anywhere in a word. */
  isInside: boolean;
}

function stemsOf(wordClass: WordClass, written: string): Stem[] {
  const inCapitals = written.endsWith('^');
  const isOpen = written.endsWith('*');
  const isInside = written.startsWith('*');
  const bare = written.slice(isInside ? 1 : 0, isOpen || inCapitals ? -1 : undefined);
  const joined = bare.replaceAll('co2', 'co+2');
  const spelt = bare.includes('co2+') ? [joined, bare.replaceAll('co2+', 'co+2e+')] : [joined];
  return spelt
    .flatMap(spellings)
    .map((spelling) => ({ stem: foldStem(spelling), ending: { wordClass, isOpen, inCapitals }, isInside }));
}

/** Each joint closed and open: two joints make four spellings. */
function spellings(stem: string): string[] {
  const [first = '', ...rest] = stem.split('+');
  return rest.reduce((all, part) => all.flatMap((begun) => [`${begun}${part}`, `${begun} ${part}`]), [first]);
}
