import type { SaidDifference } from '../footprint/difference/said-difference.ts';
import type { YearAnswer } from './year-answer.ts';

type Sure = SaidDifference['sure'];

const LESS: ReadonlySet<Sure> = new Set<Sure>(['surely_less', 'probably_less']);
const MORE: ReadonlySet<Sure> = new Set<Sure>(['surely_more', 'probably_more']);

export interface OppositeTotal {
  direction: 'up' | 'down';
  /** How much more or less there is in total, as a share of the year before; above 0. */
  share: number;
}

/**
 * The total of a year where it went another way than the average: “less per portion” is no answer to whether emissions came down when
 * more portions made them grow. Null where both went one way, or where one of them cannot be told.
 */
export function oppositeTotal(average: YearAnswer['average'], total: YearAnswer['total']): OppositeTotal | null {
  const [ofAverage, ofTotal] = [average?.difference?.sure, total?.difference?.sure];
  if (ofAverage === undefined || ofTotal === undefined || total === null || total.former.value <= 0) return null;
  const isMore = MORE.has(ofTotal) && LESS.has(ofAverage);
  if (!isMore && !(LESS.has(ofTotal) && MORE.has(ofAverage))) return null;
  return { direction: isMore ? 'up' : 'down', share: Math.abs(total.now.value / total.former.value - 1) };
}
