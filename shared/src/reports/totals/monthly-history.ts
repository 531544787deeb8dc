import { CARBON_LEVELS } from '../../footprint/carbon-level.ts';
import { mayBeCompared } from '../../footprint/coverage.ts';
import type { Figure } from '../../footprint/figure.ts';
import { type Language, localeOf } from '../../kernel/language.ts';
import { type Month, shortMonthName } from '../../kernel/month.ts';
import { coverageOfReport } from './coverage-of-report.ts';
import { levelOfReport } from './level-of-report.ts';
import type { MonthlyHistoryItem } from './dashboard.ts';
import type { ReportTotals } from '../model/report-data.ts';
import type { ReportVariety } from '../model/report-kind.ts';

/** The figures of a month's reports together, for the history. */
export interface MonthFigures extends Pick<
  ReportTotals,
  | 'co2'
  | 'co2WithoutLandUseChange'
  | 'CO2PerPortion'
  | 'portions'
  | 'co2PerKgOfFood'
  | 'totalServings'
  | 'servingsByLevel'
  | 'highestRecipe'
  | 'lowestRecipe'
  | 'coverage'
  | 'foodDataVersions'
> {
  reports: number;
  /** Of a single report. */
  reportId: string | null;
  /** At another release of the food data than it was published with: how much is of which level is not known of that. */
  isRestated?: boolean;
}

/** A month of the history; one without a report is a gap, not a zero. */
export function monthlyItem(
  month: Month,
  figures: MonthFigures | null,
  { variety, language }: { variety: ReportVariety; language: Language },
): MonthlyHistoryItem {
  const covered = figures && coverageOfReport(figures, variety);
  // Where too little is counted, only that part is shown, and nothing that would speak of the whole.
  const comparable = covered && mayBeCompared(covered.state) ? figures : null;
  const shares = comparable && comparable.isRestated !== true ? comparable.servingsByLevel : null;
  return {
    month,
    name: shortMonthName(month, localeOf(language)),
    longName: longMonthName(month, localeOf(language)),
    year: Number(month.slice(0, 4)),
    reports: figures?.reports ?? 0,
    reportId: figures?.reportId ?? null,
    averageCO2: comparable && averageOf(comparable, variety),
    perKg: comparable?.co2PerKgOfFood ?? null,
    level: comparable && levelOfReport(comparable, variety),
    covered,
    totalServings: figures && variety === 'sales' ? figures.totalServings : null,
    totalCO2: figures?.co2 ?? null,
    totalCO2WithoutLandUseChange: figures?.co2WithoutLandUseChange ?? null,
    servingsByLevel: shares,
    highestRecipe: comparable?.highestRecipe ?? null,
    lowestRecipe: comparable?.lowestRecipe ?? null,
    coverage: figures?.coverage ?? null,
    barChartData: shares === null ? [] : CARBON_LEVELS.map((level) => ({ level, ...shares[level] })),
  };
}

/** Per portion of what was sold, per kilogram of what was bought. */
export function averageOf(
  { CO2PerPortion, co2PerKgOfFood }: Pick<ReportTotals, 'CO2PerPortion' | 'co2PerKgOfFood'>,
  variety: ReportVariety,
): Figure | null {
  return variety === 'sales' ? CO2PerPortion : co2PerKgOfFood;
}

function longMonthName(month: Month, locale: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(date);
}
