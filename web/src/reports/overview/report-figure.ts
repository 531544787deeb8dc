import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';

/** The leading figure of a report: grams CO2e per portion sold, per kilogram bought; null when unknown. */
export function leadingFigure(report: Pick<ReportSummary, 'variety' | 'CO2PerPortion' | 'co2PerKgOfFood'>): {
  grams: number | null;
  per: 'portion' | 'kg';
} {
  return report.variety === 'sales'
    ? { grams: report.CO2PerPortion, per: 'portion' }
    : { grams: report.co2PerKgOfFood, per: 'kg' };
}

/** A smaller covered share is shown: that much is missing, and the report says how much. */
const WHOLE = 0.995;

/** The share of what was sold or bought without a figure, 0–1, when it is worth telling. */
export function uncoveredShare({ coverage }: { coverage: number | null }): number | null {
  return coverage === null || coverage >= WHOLE ? null : 1 - coverage;
}

/** Whether a report shows only what is counted of it so far: too little for an average or a letter. */
export function isCountedSoFar({ status, coverageState, co2 }: Pick<ReportSummary, 'status' | 'coverageState' | 'co2'>): boolean {
  return status === 'completed' && coverageState === 'too_little' && co2 !== null;
}
