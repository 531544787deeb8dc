import { type Covered, mayBeCompared } from '../../footprint/coverage.ts';
import type { Figure } from '../../footprint/figure.ts';
import { scaled } from '../../footprint/uncertainty.ts';
import { type Day, monthLater, monthOfDay, type Month, monthsBetween } from '../../kernel/month.ts';
import type { ReportSummary } from '../model/report.ts';
import { type Part, sumOf } from './restaurant-sums.ts';

/** A month that stands beside others in a report; what it has no report for stays a gap. */
export interface HistoryMonth {
  month: Month;
  /** Grams CO2e of what is covered, and per kilogram of it; of too little there is no average. */
  co2: Figure | null;
  perKg: Figure | null;
  /** The total without land-use change; null where its split is not known. */
  co2WithoutLandUseChange: Figure | null;
  /** How much of what was sold or bought that is; null without a report. */
  covered: Pick<Covered, 'share' | 'state'> | null;
  /** As sold; null for purchases and where there is no report. */
  servings: number | null;
  /** Completed monthly reports in it. */
  reports: number;
  /** The restaurants that have one; null where a single report of several restaurants does not say how many are in it. */
  restaurants: number | null;
}

const NO_REPORT: Omit<HistoryMonth, 'month'> = {
  co2: null,
  co2WithoutLandUseChange: null,
  perKg: null,
  covered: null,
  servings: null,
  reports: 0,
  restaurants: 0,
};

/**
 * The months of a period or of an organization, out of the reports that it is made of. `whole` is the coverage of all of it, which
 * stands for parts of before theirs was kept.
 */
export function historyOfParts(
  parts: readonly Part[],
  { startDate, endDate, whole }: { startDate: Day; endDate: Day; whole: Covered },
): HistoryMonth[] {
  return monthsBetween(monthOfDay(startDate), monthOfDay(endDate)).map((month) => {
    const own = parts.filter((part) => part.startDate.startsWith(month));
    const { co2, co2WithoutLandUseChange, perKg, servings, covered } = sumOf(own, whole);
    return {
      month,
      co2,
      co2WithoutLandUseChange,
      perKg,
      covered: own.length > 0 ? covered : null,
      servings: own.length > 0 ? servings : null,
      reports: own.length,
      restaurants: new Set(own.map(({ restaurantId }) => restaurantId)).size,
    };
  });
}

/** Twelve months that end with the report's own, out of the completed monthly reports; months before the first are left out. */
export function historyOfSummaries(summaries: readonly ReportSummary[], last: Month): HistoryMonth[] {
  const byMonth = new Map(summaries.map((summary) => [summary.startDate.slice(0, 7), summary]));
  const months = monthsBetween(monthLater(last, -11), last).map((month): HistoryMonth => {
    const summary = byMonth.get(month);
    if (!summary) return { ...NO_REPORT, month };
    const { co2, co2WithoutLandUseChange, co2PerKgOfFood, coverage: share, coverageState: state } = summary;
    const perKg =
      mayBeCompared(state) && co2 && co2.value > 0 && co2PerKgOfFood !== null ? scaled(co2, co2PerKgOfFood / co2.value) : null;
    return {
      month,
      co2,
      co2WithoutLandUseChange,
      perKg,
      covered: { share, state },
      servings: summary.variety === 'sales' ? summary.totalServings : null,
      reports: 1,
      restaurants: summary.category === 'organization' ? null : 1,
    };
  });
  const first = months.findIndex(({ reports }) => reports > 0);
  return first === -1 ? [] : months.slice(first);
}
