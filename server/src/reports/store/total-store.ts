import { CARBON_LEVELS } from '@plateprint/shared/footprint/carbon-level.ts';
import { kgOfLine } from '@plateprint/shared/reports/model/kg-of-line.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ChangeFirst } from '@plateprint/shared/reports/totals/dashboard.ts';
import { type ReportData, type ReportLine, ReportTotals } from '@plateprint/shared/reports/model/report-data.ts';
import { servingsOfLevel } from '@plateprint/shared/reports/totals/servings-counted.ts';
import { twinColumns } from '../../footprint/twin-columns.ts';
import type { Database } from '../../platform/database/database.ts';

export const EMISSION_DATABASES: readonly EmissionDatabase[] = ['organization', 'rise'];

export interface Totalled {
  data: ReportData;
  changeFirst: ChangeFirst[];
}

function totalsOf({
  lines: _lines,
  contributions: _contributions,
  foodDataVersion: _version,
  ...totals
}: ReportData): ReportTotals {
  return totals;
}

function heaviness(line: ReportLine | null): number | null {
  return line && kgOfLine(line);
}

/** Replaces the totals of a report: one row for each emission database, none for a draft. */
export async function keepTotals(
  database: Database,
  { organizationId, id }: { organizationId: string; id: string },
  totals: Record<EmissionDatabase, Totalled> | null,
): Promise<void> {
  await database.deleteFrom('report_total').where('report_id', '=', id).where('organization_id', '=', organizationId).execute();
  if (totals === null) return;
  const rows = EMISSION_DATABASES.map((emissionDatabase) => {
    const { data, changeFirst } = totals[emissionDatabase];
    return {
      report_id: id,
      location: emissionDatabase,
      organization_id: organizationId,
      co2: data.co2?.value ?? null,
      co2_low: data.co2?.low ?? null,
      co2_high: data.co2?.high ?? null,
      ...twinColumns(data.co2WithoutLandUseChange),
      portions: data.portions,
      total_servings: data.totalServings,
      weight: data.coverage.weight,
      weight_covered: data.coverage.weightCovered,
      by_level: CARBON_LEVELS.map((level) => servingsOfLevel(data, level)),
      highest: heaviness(data.highestRecipe),
      lowest: heaviness(data.lowestRecipe),
      totals: JSON.stringify(totalsOf(data)),
      change_first: JSON.stringify(changeFirst),
    };
  });
  await database.insertInto('report_total').values(rows).execute();
}

/** The totals of a report by one emission database; null for a draft. */
export async function totalsOfReport(
  database: Database,
  { organizationId, id, emissionDatabase }: { organizationId: string; id: string; emissionDatabase: EmissionDatabase },
): Promise<ReportTotals | null> {
  const row = await database
    .selectFrom('report_total')
    .select('totals')
    .where('report_id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('location', '=', emissionDatabase)
    .executeTakeFirst();
  return row ? ReportTotals.parse(row.totals) : null;
}
