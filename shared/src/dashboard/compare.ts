import { trend } from '../footprint/trend.ts';
import { sum } from '../reports/totals/added.ts';
import type { ReportVariety } from '../reports/model/report-kind.ts';
import { addedSums, averageOfSums, type ComparedSums, figuresOf } from './compared-sums.ts';
import type { ComparedChange, ComparedMonth, ComparedRow, Comparison } from './comparison.ts';
import { monthsOf, type Span } from './span.ts';

/** The facts of an organization or a restaurant before it is compared. */
export interface Compared {
  id: string;
  name: string;
  /** Restaurants looked at, and those of them with a report in the span. */
  restaurants: number;
  reporting: number;
  sums: ComparedSums;
  /** The same of those restaurants whose CO2e is known both in the span and in the one before, in either. */
  both: { restaurants: number; now: ComparedSums; former: ComparedSums };
}

/** Sums of one month. */
export interface MonthSums {
  month: string;
  sums: ComparedSums;
}

/** A change before its foods are looked at. */
export type FiguresOfChange = Omit<ComparedChange, 'difference'>;
export type TotalsOfSums = Omit<Comparison['totals'], 'change' | 'changeByFood'> & { change: FiguresOfChange | null };
/** A row as its sums give it: whether it differs surely is drawn for those that are shown. */
export type RowOfSums = Omit<ComparedRow, 'months' | 'difference' | 'change'> & { change: FiguresOfChange | null };

/** All of them together: sums over organizations are the sums over their restaurants. */
export function together(each: readonly Compared[]): Omit<Compared, 'id' | 'name'> {
  return {
    restaurants: sum(each.map(({ restaurants }) => restaurants)),
    reporting: sum(each.map(({ reporting }) => reporting)),
    sums: addedSums(each.map(({ sums }) => sums)),
    both: {
      restaurants: sum(each.map(({ both }) => both.restaurants)),
      now: addedSums(each.map(({ both }) => both.now)),
      former: addedSums(each.map(({ both }) => both.former)),
    },
  };
}

export function totalsOf(each: readonly Compared[], { span, variety }: { span: Span; variety: ReportVariety }): TotalsOfSums {
  const { restaurants, reporting, sums, both } = together(each);
  return {
    rows: each.length,
    restaurants,
    reporting,
    monthsExpected: restaurants * monthsOf(span).length,
    ...figuresOf(sums, variety),
    average: averageOfSums(sums, variety),
    change: changeOf(both, variety),
  };
}

export function rowOf(
  one: Compared,
  { span, variety, totals }: { span: Span; variety: ReportVariety; totals: Pick<TotalsOfSums, 'co2'> },
): RowOfSums {
  const figures = figuresOf(one.sums, variety);
  const average = averageOfSums(one.sums, variety);
  const whole = totals.co2?.value ?? 0;
  return {
    id: one.id,
    name: one.name,
    restaurants: one.restaurants,
    reporting: one.reporting,
    monthsExpected: one.restaurants * monthsOf(span).length,
    ...figures,
    average,
    share: figures.co2 && whole > 0 ? figures.co2.value / whole : null,
    change: changeOf(one.both, variety),
  };
}

/** Null when no restaurant has both spans. */
export function changeOf({ restaurants, now, former }: Compared['both'], variety: ReportVariety): FiguresOfChange | null {
  const [before, after] = [averageOfSums(former, variety), averageOfSums(now, variety)];
  const changed = trend(before?.value ?? null, after?.value ?? null);
  if (restaurants === 0 || !before || !after || !changed) return null;
  return { restaurants, former: before, now: after, ...changed };
}

/** Every month of the span in the order of time; one without a report is a gap, not a zero. */
export function comparedMonths(
  known: readonly MonthSums[],
  { span, variety }: { span: Span; variety: ReportVariety },
): ComparedMonth[] {
  const byMonth = Map.groupBy(known, ({ month }) => month);
  return monthsOf(span).map((month) => {
    const sums = addedSums((byMonth.get(month) ?? []).map((each) => each.sums));
    const { totalServings, kilograms, ...figures } = figuresOf(sums, variety);
    const { reports, co2, co2WithoutLandUseChange, perKg, levels, coverage, coverageState } = figures;
    const amount = variety === 'sales' ? totalServings : kilograms;
    const average = averageOfSums(sums, variety);
    return { month, reports, average, perKg, co2, co2WithoutLandUseChange, amount, levels, coverage, coverageState };
  });
}
