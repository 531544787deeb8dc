import { type Benchmark, benchmarkFigure, type BenchmarkFigure } from '../../footprint/benchmark.ts';
import { SERVING_GRAMS } from '../../footprint/carbon-level.ts';
import type { Figure } from '../../footprint/figure.ts';
import { dividedAlike } from '../../footprint/printed-total.ts';
import { trend } from '../../footprint/trend.ts';
import { scaled } from '../../footprint/uncertainty.ts';
import type { ReportTotals } from '../model/report-data.ts';
import { type CoveredTotals, isCoveredEnough } from '../totals/coverage-of-report.ts';
import type { ReportVariety } from '../model/report-kind.ts';
import type { ReportSettings } from '../model/report-settings.ts';

type Averaged = Pick<ReportTotals, 'co2' | 'CO2PerPortion' | 'co2PerKgOfFood' | 'co2Per1000Kcal'>;

export interface Average {
  per: ReportSettings['averageType'];
  /** Grams CO2e. */
  figure: Figure | null;
  /** The same without land-use change; null where its split is not known. */
  without: Figure | null;
}

/** The average that a report is headed by, in grams CO2e; purchases have no portions and are measured by the kilogram. */
export function reportAverage(
  totals: Averaged & Pick<ReportTotals, 'co2WithoutLandUseChange'>,
  settings: Pick<ReportSettings, 'averageType' | 'numberOfGuests'>,
  variety: ReportVariety,
): Average {
  const { per, figure } = averageOf(totals, settings, variety);
  return { per, figure, without: dividedAlike(totals.co2WithoutLandUseChange, { of: totals.co2, average: figure }) };
}

function averageOf(
  totals: Averaged,
  { averageType, numberOfGuests }: Pick<ReportSettings, 'averageType' | 'numberOfGuests'>,
  variety: ReportVariety,
): Pick<Average, 'per' | 'figure'> {
  if (averageType === 'per_guest') {
    const guests = numberOfGuests ?? 0;
    return { per: 'per_guest', figure: totals.co2 && guests > 0 ? scaled(totals.co2, 1 / guests) : null };
  }
  if (averageType === 'per_1000_kcal') return { per: averageType, figure: totals.co2Per1000Kcal };
  if (averageType === 'per_kg' || variety === 'procurement') return { per: 'per_kg', figure: totals.co2PerKgOfFood };
  return { per: 'per_portion', figure: totals.CO2PerPortion };
}

export interface Comparison {
  /** The report's own average by the benchmark's measure. */
  own: Figure | null;
  /** Null for a goal that was not set. */
  benchmark: BenchmarkFigure | null;
  /** Whole percent above (positive) or below (negative) it; null when either is unknown. */
  percent: number | null;
}

/**
 * Like is compared with like: sales by the serving of 400 g, purchases by the kilogram (specification, point 9).
 * Of too little there is no own figure: what is counted is not what was sold or bought.
 */
export function comparedWithBenchmark(
  totals: Pick<ReportTotals, 'co2PerKgOfFood'> & CoveredTotals,
  benchmark: Benchmark,
  variety: ReportVariety,
): Comparison {
  const co2PerKgOfFood = isCoveredEnough(totals, variety) ? totals.co2PerKgOfFood : null;
  const own = co2PerKgOfFood && (variety === 'sales' ? scaled(co2PerKgOfFood, SERVING_GRAMS / 1000) : co2PerKgOfFood);
  const figure = benchmarkFigure(benchmark, variety);
  return { own, benchmark: figure, percent: trend(figure?.grams ?? null, own?.value ?? null)?.percent ?? null };
}
