import { coverageState, mayBeCompared } from '../footprint/coverage.ts';
import type { SaidDifference } from '../footprint/difference/said-difference.ts';
import type { YearAnswer } from './year-answer.ts';

type Sure = SaidDifference['sure'];

const LESS: ReadonlySet<Sure> = new Set<Sure>(['surely_less', 'probably_less']);
const MORE: ReadonlySet<Sure> = new Set<Sure>(['surely_more', 'probably_more']);

export interface OtherTotal {
  direction: 'up' | 'down';
  /** How much more or less there is in total, as a share of the year before; above 0. */
  share: number;
  /** Whether the total surely is other, and not only probably. */
  isSure: boolean;
  /** Whether only the total can be told: of the average nobody knows yet. */
  isAlone: boolean;
}

/**
 * The total of a year where it says what the average does not: “less per portion” is no answer to whether emissions came down when more
 * portions made them grow, and neither is “cannot be told” where the total can. Null where both went one way, or the total cannot be told.
 */
export function otherTotal(average: YearAnswer['average'], total: YearAnswer['total']): OtherTotal | null {
  const [ofAverage, ofTotal] = [average?.difference?.sure, total?.difference?.sure];
  if (ofAverage === undefined || ofTotal === undefined || ofTotal === 'cannot_tell') return null;
  if (total === null || total.former.value <= 0) return null;
  const isMore = MORE.has(ofTotal);
  if ((isMore ? MORE : LESS).has(ofAverage)) return null;
  const share = Math.abs(total.now.value / total.former.value - 1);
  const isSure = ofTotal === 'surely_more' || ofTotal === 'surely_less';
  return { direction: isMore ? 'up' : 'down', share, isSure, isAlone: ofAverage === 'cannot_tell' };
}

/** Whether so many months of those that a year has may answer for the year, by the bounds of coverage (`LEAST_COVERAGE`). */
export function isOfYear(months: number, expected: number): boolean {
  return mayBeCompared(coverageState(expected > 0 ? months / expected : null));
}
