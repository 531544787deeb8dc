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

/** A folded text, and whether letters of it were written in capitals. */
export interface TextToWalk {
  folded: string;
  isUpper: (from: number, to: number) => boolean;
}

/** A stem from a place on. */
export interface Found {
  wordClass: WordClass;
  /** After its last letter. */
  end: number;
}

export function wordTree(lexicons: readonly ClaimWords[]): WordTree {
  const tree: WordTree = { starts: emptyBranch(), anywhere: emptyBranch() };
  for (const words of lexicons)
    for (const wordClass of WORD_CLASSES)
      for (const written of words[wordClass].split(',')) if (written.trim() !== '') plant(tree, wordClass, written.trim());
  return tree;
}

/**
 * The stems that begin at a place and end where they may, the longest of a class last. Takes at most as many steps as the longest stem has letters, so that
 * a text costs its length times that, whatever stands in it.
 */
export function stemsFrom(branch: Branch, { folded, isUpper }: TextToWalk, at: number): Found[] {
  let here: Branch | undefined = branch;
  const found: Found[] = [];
  for (let end = at; here; end++) {
    for (const { wordClass, isOpen, inCapitals } of here.endings)
      if ((isOpen || isSeparator(folded[end])) && (!inCapitals || isUpper(at, end))) found.push({ wordClass, end });
    const letter: string | undefined = folded[end];
    here = letter === undefined ? undefined : here.next.get(letter);
  }
  return found;
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
