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
  const sentences = folded.split(/[.\n]/u).map((sentence) => sentence.split(/[ ,\r]/u).filter((word) => word !== '').length);
  return new Set(sentences.flatMap((words, at) => (words > 0 && words <= MOST_WORDS ? [at] : [])));
}

const DENIABLE: ReadonlySet<Mark['wordClass']> = new Set<Mark['wordClass']>(['neutral', 'generic', 'organic']);

/**
 * Words that may stand between “not” and what is not so: “we do not serve any organic dishes”. Behind every other word the denial
 * is of something else: “Don’t miss our climate neutral burger”, “No other organic bowl in town”.
 */
const BETWEEN: ReadonlySet<string> = new Set(
  `a an any the is are be yet certified carry offer serve sell have use dish dishes
  ar nagra nagon nagot certifierad certifierat certifierade serverar har annu
  er noen nogen noe noget sertifisert sertifiserte certificeret certificerede serverer har enna endnu retter
  ein eine einen zertifiziert zertifizierte zertifizierten noch
  de d du des un une certifie certifiee certifies encore plat plats
  een gecertificeerd gecertificeerde nog`.split(/\s+/u),
);

/** Letters between “not” and what is not so, or between “why” and “not”: a bound, so that a long text is read in linear time. */
const FARTHEST = 60;

/** A question that recommends: “Why not an organic bowl?” denies nothing. */
const WHY: ReadonlySet<string> = new Set(['why', 'varfor', 'hvorfor', 'warum', 'wieso', 'pourquoi', 'waarom']);

/** The marks without what is said not to be so: “there are no organic dishes today”. */
export function notDenied(marks: readonly Mark[], folded: string): Mark[] {
  let denial: Mark | null = null;
  let limit: Mark | null = null;
  return marks.filter((mark) => {
    if (mark.wordClass === 'denied')
      denial = WHY.has(wordsOf(folded.slice(Math.max(0, mark.from - FARTHEST), mark.from)).at(-1) ?? '') ? null : mark;
    if (mark.wordClass === 'all') limit = mark;
    if (!DENIABLE.has(mark.wordClass) || denial === null) return true;
    // "Not only organic" denies nothing.
    const isLimited = limit !== null && limit.from >= denial.to;
    return (
      isLimited ||
      denial.sentence !== mark.sentence ||
      denial.to > mark.from ||
      !isOnlyBetween(folded.slice(denial.to, mark.from))
    );
  });
}

function isOnlyBetween(words: string): boolean {
  return !words.includes(',') && wordsOf(words).every((word) => BETWEEN.has(word));
}

function wordsOf(folded: string): string[] {
  return folded.split(/[ ,.\r\n]/u).filter((word) => word !== '');
}
