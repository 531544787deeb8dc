/** Below this, nothing was found: no answer is better than a wrong one. */
export const LEAST_CONFIDENCE = 0.5;
/** From here on a match is taken without a person looking. */
export const SURE_CONFIDENCE = 0.88;

/**
 * From here on suggestions may be accepted together, once a person has looked down their list: two of three are right where
 * the least sure stand, and each says its grams and allergens. Anything less is settled line by line.
 */
export const TOGETHER_CONFIDENCE = 0.65;

/** A word for a kind of food says just that. */
export const CATEGORY_CONFIDENCE = 0.97;

/**
 * How often a best candidate of such a score is right, straight lines between: measured on the labelled names and lines of
 * eight languages, with one name in twenty whose ingredient was taken out of the food data (`evaluation/calibrate.ts`).
 */
const CALIBRATION: readonly (readonly [score: number, probability: number])[] = [
  [0, 0],
  [0.25, 0.1],
  [0.35, 0.34],
  [0.45, 0.4],
  [0.6, 0.44],
  [0.65, 0.65],
  [0.7, 0.82],
  [0.84, 0.85],
  [0.9, 0.97],
  [0.97, 0.985],
  [1, 0.998],
];

/** The probability that a candidate with this score is what was meant. */
export function confidenceOf(score: number): number {
  const at = CALIBRATION.findIndex(([end]) => score <= end);
  const [endScore, endProbability] = CALIBRATION[at] ?? [1, 1];
  const [startScore, startProbability] = CALIBRATION[at - 1] ?? [0, 0];
  const share = endScore === startScore ? 1 : (score - startScore) / (endScore - startScore);
  return Math.round((startProbability + share * (endProbability - startProbability)) * 1000) / 1000;
}
