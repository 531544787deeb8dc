import * as z from 'zod/mini';

/** The state of a figure, by how much of everything written, sold or bought it speaks of. */
export const CoverageState = z.enum(['whole', 'partial', 'too_little']);
export type CoverageState = z.infer<typeof CoverageState>;

/** The measure of a share of coverage: servings of sales, weight of dishes and purchases, money where no weight is known. */
export const CoverageMeasure = z.enum(['servings', 'weight', 'money']);
export type CoverageMeasure = z.infer<typeof CoverageMeasure>;

/** How much of everything a figure speaks of. */
export interface Covered {
  of: CoverageMeasure;
  /** 0–1; null where nothing is known of the whole. */
  share: number | null;
  state: CoverageState;
}

/**
 * The least share, 0–1, that each state needs (`docs/decisions/0043-coverage-decides-what-is-said.md`):
 * - whole: what is missing is less than what food data themselves are uncertain by;
 * - partial: a letter is at most one step off when the missing part is of the kind that usually goes missing;
 * - below, the missing part can turn the figure into any other.
 */
export const LEAST_COVERAGE: Readonly<Record<Exclude<CoverageState, 'too_little'>, number>> = { whole: 0.95, partial: 0.8 };

/** Sums of thousandths of grams may fall a rounding short of a bound that they stand on. */
const ROUNDING = 1e-9;

/** @param share Counted out of everything, 0–1; null where nothing is known of the whole. */
export function coverageState(share: number | null): CoverageState {
  if (share === null || Number.isNaN(share)) return 'too_little';
  if (share + ROUNDING >= LEAST_COVERAGE.whole) return 'whole';
  return share + ROUNDING >= LEAST_COVERAGE.partial ? 'partial' : 'too_little';
}

/** Whether a letter, a benchmark, a comparison or a place in a ranking may be given for a figure. */
export function mayBeCompared(state: CoverageState): boolean {
  return state !== 'too_little';
}
