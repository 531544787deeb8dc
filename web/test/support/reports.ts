import type { Report, ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import { newReport } from '@plateprint/shared/reports/wizard/new-report.ts';
import { ORGANIZATION } from './organization.ts';
import { KITCHEN } from './session.ts';

const AT = '2026-11-02T08:00:00.000Z';

/** A monthly sales report in the overview, completed with a hundred servings. */
export function reportSummary(name: string, differs: Partial<ReportSummary> = {}): ReportSummary {
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    version: 1,
    category: 'restaurant',
    variety: 'sales',
    type: 'monthly',
    status: 'completed',
    startDate: '2026-01-01',
    endDate: null,
    restaurantId: KITCHEN.id,
    emissionDatabase: 'organization',
    co2: { value: 80_000, low: 60_000, high: 110_000 },
    co2WithoutLandUseChange: null,
    CO2PerPortion: 800,
    co2PerKgOfFood: 2,
    totalServings: 100,
    level: 'low',
    coverage: 1,
    coverageState: 'whole',
    coverageOf: 'servings',
    unmatchedRows: 0,
    thumbnailUrl: null,
    creator: { firstname: 'Robin', lastname: 'Newcomer' },
    updatedAt: AT,
    deletedAt: null,
    ...differs,
  };
}

/** A draft of a monthly sales report. */
export function draftReport(differs: Partial<Report> = {}): Report {
  const { startDate, ...draft } = newReport({ category: 'restaurant', variety: 'sales', type: 'monthly' }, 'en_gb', '2026-08');
  return {
    ...draft,
    startDate: startDate ?? '2026-08-01',
    name: 'Sales report August 2026',
    id: 'august',
    restaurantId: KITCHEN.id,
    organizationId: ORGANIZATION.id,
    status: 'draft',
    restaurants: [],
    menuRecipes: [],
    data: null,
    creator: { firstname: 'Robin', lastname: 'Newcomer' },
    thumbnailUrl: null,
    version: 1,
    createdAt: AT,
    updatedAt: AT,
    ...differs,
  };
}
