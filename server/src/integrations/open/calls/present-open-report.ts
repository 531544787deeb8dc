import { LEVEL_LETTERS } from '@plateprint/shared/footprint/carbon-level.ts';
import type { OpenReportSummary } from '@plateprint/shared/integrations/open/open-read-api.ts';
import type { ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import type { Database } from '../../../platform/database/database.ts';
import { reportBases } from '../store/report-basis-store.ts';

/** Reports of an organization as programs read them in a list. */
export async function openSummaries(
  database: Database,
  organizationId: string,
  reports: readonly ReportSummary[],
): Promise<OpenReportSummary[]> {
  const ids = reports.map(({ id }) => id);
  const bases = await reportBases(database, organizationId, ids);
  return reports.map((report) => {
    const { consumption = '', foodDataVersion = null } = bases.get(report.id) ?? {};
    return {
      id: report.id,
      name: report.name,
      category: report.category,
      variety: report.variety,
      type: report.type,
      status: report.status,
      startDate: report.startDate,
      endDate: report.endDate,
      restaurantId: report.restaurantId,
      emissionDatabase: report.emissionDatabase,
      co2: report.co2,
      co2WithoutLandUseChange: report.co2WithoutLandUseChange,
      totalServings: report.variety === 'sales' ? report.totalServings : null,
      level: report.level,
      label: report.level && LEVEL_LETTERS[report.level],
      coverage: report.coverage,
      coverageState: report.coverageState,
      coverageOf: report.coverageOf,
      unmatchedRows: report.unmatchedRows,
      boundary: 'farm_to_kitchen_door',
      consumption,
      foodDataVersion,
      updatedAt: report.updatedAt,
    };
  });
}
