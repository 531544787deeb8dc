import type { Spread } from './factor-range.ts';
import type { Grade } from './ingredient-facts.ts';

/**
 * No base figure of a grade is surer than this, even where its sources agree, as multiples of the figure: the usual
 * spread between farms of one country (Poore & Nemecek 2018 find 10th to 90th percentiles far wider between farms of the
 * world; docs/footprint.md, step 6 of the build).
 */
export const LEAST_RANGE: Record<Grade, Spread> = {
  A: { low: 0.85, high: 1.2 },
  B: { low: 0.75, high: 1.35 },
  C: { low: 0.65, high: 1.55 },
  D: { low: 0.5, high: 2 },
};
