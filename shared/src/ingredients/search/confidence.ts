/** Below this, nothing was found: no answer is better than a wrong one. */
export const LEAST_CONFIDENCE = 0.5;
/** From here on a match is taken without a person looking. */
export const SURE_CONFIDENCE = 0.8;

/** How often a best candidate of such a score was right on the labelled names; straight lines between. */
const CALIBRATION: readonly (readonly [score: number, probability: number])[] = [
  [0, 0],
  [1, 1],
];

/** The probability that a candidate with this score is what was meant. */
export function confidenceOf(score: number): number {
  const at = CALIBRATION.findIndex(([end]) => score <= end);
  const [endScore, endProbability] = CALIBRATION[at] ?? [1, 1];
  const [startScore, startProbability] = CALIBRATION[at - 1] ?? [0, 0];
  const share = endScore === startScore ? 1 : (score - startScore) / (endScore - startScore);
  return Math.round((startProbability + share * (endProbability - startProbability)) * 1000) / 1000;
}
