import type { Mark } from '../reading/claim-marks.ts';

/**
 * Marks that a short sentence may add to the one before it: “Our inn goes net zero. By 2040.”, “Fully traceable beef. We are
 * proud of that.”
 */
const ADDED: ReadonlySet<Mark['wordClass']> = new Set<Mark['wordClass']>(['year', 'becoming', 'ahead', 'boast']);
const MOST_WORDS = 6;

/** The marks with those of a short sentence said of the sentence before it, too. */
export function withAfterthoughts(marks: readonly Mark[], folded: string): Mark[] {
  const short = shortSentences(folded);
  return marks.flatMap((mark) =>
    ADDED.has(mark.wordClass) && mark.sentence > 0 && short.has(mark.sentence)
      ? [{ ...mark, sentence: mark.sentence - 1 }, mark]
      : [mark],
  );
}

function shortSentences(folded: string): ReadonlySet<number> {
  const sentences = folded.split('.').map((sentence) => sentence.split(/[ ,]/).filter((word) => word !== '').length);
  return new Set(sentences.flatMap((words, at) => (words > 0 && words <= MOST_WORDS ? [at] : [])));
}

const DENIABLE: ReadonlySet<Mark['wordClass']> = new Set<Mark['wordClass']>(['neutral', 'generic', 'organic']);
/** Words between “not” and what is not so. */
const NEAR = 2;

/** The marks without what is said not to be so: “there are no organic dishes today”. */
export function notDenied(marks: readonly Mark[], folded: string): Mark[] {
  let denial: Mark | null = null;
  let limit: Mark | null = null;
  return marks.filter((mark) => {
    if (mark.wordClass === 'denied') denial = mark;
    if (mark.wordClass === 'all') limit = mark;
    if (!DENIABLE.has(mark.wordClass) || denial === null) return true;
    const isNear = denial.sentence === mark.sentence && mark.firstWord - denial.lastWord - 1 <= NEAR && denial.to <= mark.from;
    // "Not only organic" denies nothing.
    const isLimited = limit !== null && limit.from >= denial.to;
    return !isNear || isLimited || folded.slice(denial.to, mark.from).includes(',');
  });
}
