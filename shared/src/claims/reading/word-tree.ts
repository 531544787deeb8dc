import type { ClaimWords, WordClass } from '../words/claim-words.ts';
import { WORD_CLASSES } from '../words/claim-words.ts';
import { foldStem, isSeparator } from './fold-claim-text.ts';

interface Ending {
  wordClass: WordClass;
  /** Any letters may follow. */
  isOpen: boolean;
  inCapitals: boolean;
}

interface Branch {
  next: Map<string, Branch>;
  endings: Ending[];
}

/** The stems of some languages: those a word begins with, and those that stand anywhere in one. */
export interface WordTree {
  starts: Branch;
  anywhere: Branch;
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
  const tree: WordTree = { starts: emptyBranch(), anywhere: emptyBranch() };
  for (const words of lexicons)
    for (const wordClass of WORD_CLASSES)
      for (const written of words[wordClass].split(',')) if (written.trim() !== '') plant(tree, wordClass, written.trim());
  return tree;
}

/** Letters of a stem in the midst of letters that stand apart, where every one might begin a word and end one. */
const SHORTEST_APART = 5;

/**
 * The stems that begin at a place and end where they may, the longest of a class last. Takes at most as many steps as the longest stem has
 * letters, and its spaces where letters stand apart, so that a text costs its length times that, whatever stands in it.
 */
export function stemsFrom(branch: Branch, { folded, isUpper, apart }: TextToWalk, at: number): Found[] {
  const found: Found[] = [];
  const isApart = (place: number): boolean => apart[place] === 1;
  const isWithin = (place: number): boolean => isApart(place - 1) && isApart(place);
  const mayEnd = (isOpen: boolean, end: number): boolean =>
    isWithin(at) || isWithin(end) ? end - at >= SHORTEST_APART : isOpen || isSeparator(folded[end]);
  let walks: Branch[] = [branch];
  for (let end = at; walks.length > 0; end++) {
    // Where letters stand apart nobody sees the spaces between the words: “g o o d f o r t h e p l a n e t”.
    if (isWithin(end)) walks = walks.flatMap((here) => [here, ...afterSpace(here)]);
    for (const { endings } of walks)
      for (const { wordClass, isOpen, inCapitals } of endings)
        if (mayEnd(isOpen, end) && (!inCapitals || isUpper(at, end))) found.push({ wordClass, end, isOpen });
    const letter: string | undefined = folded[end];
    if (letter === undefined) break;
    walks = walks.flatMap(({ next }) => next.get(LINE_BREAKS.has(letter) ? ' ' : letter) ?? []);
  }
  return found;
}

/** Words of a list may stand across the end of a line. */
const LINE_BREAKS = new Set(['\r', '\n']);

function afterSpace({ next }: Branch): Branch[] {
  const after = next.get(' ');
  return after ? [after] : [];
}

function emptyBranch(): Branch {
  return { next: new Map(), endings: [] };
}

function plant(tree: WordTree, wordClass: WordClass, written: string): void {
  const inCapitals = written.endsWith('^');
  const isOpen = written.endsWith('*');
  const isInside = written.startsWith('*');
  const stem = written.slice(isInside ? 1 : 0, isOpen || inCapitals ? -1 : undefined);
  const written2 = stem.replaceAll('co2', 'co+2');
  const spelt = stem.includes('co2+') ? [written2, stem.replaceAll('co2+', 'co+2e+')] : [written2];
  for (const spelling of spelt.flatMap(spellings)) {
    let here = isInside ? tree.anywhere : tree.starts;
    for (const letter of foldStem(spelling)) {
      let next = here.next.get(letter);
      if (!next) here.next.set(letter, (next = emptyBranch()));
      here = next;
    }
    if (!here.endings.some((ending) => ending.wordClass === wordClass && ending.isOpen === isOpen))
      here.endings.push({ wordClass, isOpen, inCapitals });
  }
}

/** Each joint closed and open: two joints make four spellings. */
function spellings(stem: string): string[] {
  const [first = '', ...rest] = stem.split('+');
  return rest.reduce((all, part) => all.flatMap((begun) => [`${begun}${part}`, `${begun} ${part}`]), [first]);
}
