import type { ReportSummary } from '../model/report.ts';
import type { ReportTotals } from '../model/report-data.ts';
import type { ReportEvidence } from '../evidence/report-evidence.ts';
import { UNKNOWN_ENERGY } from '../../footprint/per-thousand-kcal.ts';
import { levelShares } from '../../footprint/level-shares.ts';

export const EMPTY_TOTALS: ReportTotals = {
  foodDataVersions: ['2026.11'],
  co2: null,
  co2WithoutLandUseChange: null,
  CO2PerPortion: null,
  co2PerKgOfFood: null,
  co2Per1000Kcal: null,
  co2PerGuest: null,
  totalServings: 0,
  portions: 0,
  servingsByLevel: levelShares({ very_low: 0, low: 0, medium: 0, high: 0, very_high: 0 }),
  products: 0,
  lowImpactProducts: 0,
  highestRecipe: null,
  lowestRecipe: null,
  water: { value: null, coverage: 0 },
  land: { value: null, coverage: 0 },
  energy: UNKNOWN_ENERGY,
  coverage: { rows: 0, rowsCovered: 0, rowsSetAside: 0, weight: 0, weightCovered: 0, rowsOfUnknownWeight: 0 },
};

export function part(
  restaurantId: string,
  startDate: string,
  co2: number | null,
  kilograms: number,
): ReportEvidence['parts'][number] {
  return {
    reportId: `${restaurantId} ${startDate}`,
    restaurantId,
    restaurant: restaurantId,
    startDate,
    foodDataVersions: ['2026.11'],
    co2: co2 === null ? null : { value: co2, low: co2, high: co2 },
    co2WithoutLandUseChange: null,
    totalServings: 10,
    weightCovered: kilograms * 1000,
    servingsCounted: 10,
  };
}

export function summary(startDate: string, perKg: number): ReportSummary {
  return {
    id: startDate,
    name: startDate,
    version: 1,
    category: 'restaurant',
    variety: 'sales',
    type: 'monthly',
    status: 'completed',
    startDate,
    endDate: null,
    restaurantId: 'a',
    emissionDatabase: 'organization',
    co2: { value: perKg * 2, low: perKg, high: perKg * 4 },
    co2WithoutLandUseChange: null,
    CO2PerPortion: 700,
    co2PerKgOfFood: perKg,
    totalServings: 100,
    level: 'low',
    coverage: 1,
    coverageState: 'whole',
    coverageOf: 'servings',
    unmatchedRows: 0,
    thumbnailUrl: null,
    creator: null,
    updatedAt: '2026-11-01T00:00:00Z',
    deletedAt: null,
  };
}
