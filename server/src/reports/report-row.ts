import { CARBON_LEVELS, type CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { levelShares } from '@plateprint/shared/footprint/level-shares.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Covered } from '@plateprint/shared/footprint/coverage.ts';
import { coverageOfReport } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import { levelOfReport } from '@plateprint/shared/reports/totals/level-of-report.ts';
import type { ReportDraft, ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import type { Selectable } from 'kysely';
import { authorName } from '../access/author-name.ts';
import { type TwinColumns, twinOf } from '../footprint/twin-columns.ts';
import type { Tables } from '../platform/database/tables/tables.ts';

export type StoredReport = Selectable<Tables['report']>;

/** The columns by which the overview shows and finds a draft, beside its rows. */
export function draftColumns(draft: ReportDraft) {
  const name = draft.name.trim();
  return {
    name,
    name_search: name.toLowerCase(),
    type: draft.type,
    start_date: draft.startDate,
    end_date: draft.endDate,
    location: draft.emissionDatabase,
    settings: JSON.stringify(draft.settings),
    restaurant_ids: draft.category === 'organization' && draft.variety === 'sales' ? draft.restaurants.map(({ id }) => id) : [],
  };
}

export interface SummaryRow
  extends
    TwinColumns,
    Omit<
      StoredReport,
      | 'organization_id'
      | 'client_key'
      | 'name_search'
      | 'settings'
      | 'restaurant_ids'
      | 'food_data_version'
      | 'created_by'
      | 'saved_by'
      | 'created_at'
      | 'generated_at'
    > {
  firstname: string | null;
  lastname: string | null;
  integration_name: string | null;
  co2: number | null;
  co2_low: number | null;
  co2_high: number | null;
  portions: number | null;
  total_servings: number | null;
  weight: number | null;
  weight_covered: number | null;
  by_level: number[] | null;
  row_count: number | null;
  rows_set_aside: number | null;
  rows_unweighed: number | null;
  weight_expected: number | null;
  money: number | null;
  money_covered: number | null;
  /** Of the row's totals: grams of food that the average per kilogram is taken of. */
  per_kg: number | null;
}

export function toSummary(row: SummaryRow): ReportSummary {
  const { level, covered } = levelOfRow(row);
  const { co2, co2_low: low, co2_high: high } = row;
  return {
    id: row.id,
    name: row.name,
    version: row.version,
    category: row.category as ReportSummary['category'],
    variety: row.variety as ReportSummary['variety'],
    type: row.type as ReportSummary['type'],
    status: row.status as ReportSummary['status'],
    startDate: row.start_date,
    endDate: row.end_date,
    restaurantId: row.restaurant_id,
    emissionDatabase: row.location as EmissionDatabase,
    co2: co2 === null || low === null || high === null ? null : { value: co2, low, high },
    co2WithoutLandUseChange: twinOf(row),
    CO2PerPortion: co2 === null || !row.portions ? null : co2 / row.portions,
    co2PerKgOfFood: row.per_kg,
    totalServings: row.total_servings,
    level,
    coverage: covered.share,
    coverageState: covered.state,
    coverageOf: covered.of,
    unmatchedRows: row.unmatched_rows,
    thumbnailUrl: row.thumbnail,
    creator: authorName(row),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

/** By the one rule: no level of a report that counts too little of what was sold or bought. */
function levelOfRow(row: SummaryRow): { level: ReportSummary['level']; covered: Covered } {
  const servings = Object.fromEntries(CARBON_LEVELS.map((level, place) => [level, row.by_level?.[place] ?? 0]));
  const variety = row.variety as ReportSummary['variety'];
  const totals = {
    co2PerKgOfFood: row.per_kg === null ? null : { value: row.per_kg, low: row.per_kg, high: row.per_kg },
    totalServings: row.total_servings ?? 0,
    servingsByLevel: levelShares(servings as Record<CarbonLevel, number>),
    coverage: {
      rows: row.row_count ?? 0,
      rowsCovered: 0,
      rowsSetAside: row.rows_set_aside ?? 0,
      rowsOfUnknownWeight: row.rows_unweighed ?? 0,
      weight: row.weight ?? 0,
      weightCovered: row.weight_covered ?? 0,
      weightExpected: row.weight_expected ?? 0,
      ...(row.money !== null && { money: row.money, moneyCovered: row.money_covered ?? 0 }),
    },
  };
  return { level: levelOfReport(totals, variety), covered: coverageOfReport(totals, variety) };
}
