import { anyOf } from '@plateprint/shared/recipes/paste/yields/pasted-servings.ts';
import { EATERS, PIECES, SIZES, WHOLES } from '@plateprint/shared/recipes/paste/words/yield-words.ts';

const UP_TO = '(?:\\s?[-–/]\\s?\\d{1,4})?';
/** "1 x 2lb loaf". */
const TIMES = '(?:\\s?[x×]\\s?(?:\\d{1,3}\\s?\\p{L}{1,3}\\s)?)?';
const [ofPieces, ofEaters] = [[...PIECES, ...WHOLES], EATERS].map(
  (nouns) =>
    new RegExp(
      `(?<![\\d.,])(\\d{1,4})${UP_TO}${TIMES}\\s*(?:(?:${anyOf(SIZES)})\\s)?(?:${anyOf([...new Set(nouns)])})(?!\\p{L})`,
      'giu',
    ),
);

/** "batch of 12". */
const OF_BATCH = /(?:batch|case|box) of (\d{1,4})/giu;

/**
 * Whether a text counts so many pieces, "40 stk.", "ca. 60 plater", and nobody who eats them. The authors of some lists call that no
 * portions and those of others do; the product takes each piece as one. Both readings are honest.
 */
export function countsPieces(text: string, count: number): boolean {
  const counts = (pattern: RegExp | undefined): boolean =>
    pattern !== undefined && [...text.matchAll(pattern)].some(([, number]) => Number(number) === count);
  return (counts(ofPieces) || counts(OF_BATCH)) && !counts(ofEaters);
}
