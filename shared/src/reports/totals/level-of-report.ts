import { type CarbonLevel, levelOfDish } from '../../footprint/carbon-level.ts';
import type { ReportTotals } from '../model/report-data.ts';
import type { ReportVariety } from '../model/report-kind.ts';
import { type CoveredTotals, isCoveredEnough } from './coverage-of-report.ts';

/** The level of the average 400 g of a report; null when its average is unknown, or of too little of what was sold or bought. */
export function levelOfReport(
  totals: Pick<ReportTotals, 'co2PerKgOfFood'> & CoveredTotals,
  variety: ReportVariety,
): CarbonLevel | null {
  const perKg = totals.co2PerKgOfFood?.value ?? null;
  return isCoveredEnough(totals, variety) ? levelOfDish({ co2: perKg, weight: 1000 }) : null;
}
