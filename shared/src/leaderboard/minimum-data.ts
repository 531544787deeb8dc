import * as z from 'zod/mini';
import { LEAST_COVERAGE, mayBeCompared } from '../footprint/coverage.ts';
import { sum } from '../reports/totals/added.ts';
import { coverageOfSales } from '../reports/totals/coverage-of-report.ts';
import type { PeriodType } from './board-period.ts';
import { type Measure, measured, type PeriodSums } from './measure.ts';

/** Completed months that a period needs: a month itself, two of a quarter, nine of a year. */
export const LEAST_MONTHS: Readonly<Record<PeriodType, number>> = { month: 1, quarter: 2, year: 9 };
/** Servings sold for each completed month. */
export const LEAST_SERVINGS_A_MONTH = 100;

/**
 * The reason why a restaurant has no place, with what it has and what it needs; `coverage` in shares of everything sold, the rest
 * in numbers.
 */
export const Lack = z.object({
  what: z.enum(['months', 'servings', 'coverage', 'figure', 'year_before']),
  has: z.number(),
  needs: z.number(),
});
export type Lack = z.infer<typeof Lack>;

/** Everything that a restaurant lacks for a place by a measure; empty when it is ranked. */
export function lacksOf(
  measure: Measure,
  type: PeriodType,
  { now, before }: { now: PeriodSums | null; before: PeriodSums | null },
): Lack[] {
  const lacks = lacksOfPeriod(type, now);
  if (measure === 'improvement' && lacksOfPeriod(type, before).length > 0)
    lacks.push({ what: 'year_before', has: before?.months ?? 0, needs: LEAST_MONTHS[type] });
  if (lacks.length === 0 && measured(measure, now, before) === null) lacks.push({ what: 'figure', has: 0, needs: 1 });
  return lacks;
}

function lacksOfPeriod(type: PeriodType, sums: PeriodSums | null): Lack[] {
  const months = sums?.months ?? 0;
  if (!sums || months === 0) return [{ what: 'months', has: 0, needs: LEAST_MONTHS[type] }];
  const needed = LEAST_SERVINGS_A_MONTH * months;
  const { share, state } = coverageOfSales(sum(sums.byLevel), sums.servings);
  const lacks: Lack[] = [];
  if (months < LEAST_MONTHS[type]) lacks.push({ what: 'months', has: months, needs: LEAST_MONTHS[type] });
  if (sums.servings < needed) lacks.push({ what: 'servings', has: sums.servings, needs: needed });
  if (!mayBeCompared(state)) lacks.push({ what: 'coverage', has: share ?? 0, needs: LEAST_COVERAGE.partial });
  return lacks;
}
