import { CARBON_LEVELS, type CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { levelShares } from '@plateprint/shared/footprint/level-shares.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { levelOfReport } from '@plateprint/shared/reports/document/report-average.ts';
import type { ReportDraft, ReportSummary } from '@plateprint/shared/reports/model/report.ts';
import type { Selectable } from 'kysely';
import { authorName } from '../access/author-name.ts';
import type { Tables } from '../platform/database/tables/tables.ts';

export type StoredReport = Selectable<Tables['report']>;

/** What the overview shows and finds of a draft, beside its rows. */
export function draftColumns(draft: ReportDraft) {
  const name = draft.name.trim();
  return {
    name,
    name_search: name.toLowerCase(),
    type: draft.type,
    start_date: draft.startDate,
    end_date: draft.endDate,
    location: draft.location,
    settings: JSON.stringify(draft.settings),
    restaurant_ids: draft.category === 'organization' && draft.variety === 'sales' ? draft.restaurants.map(({ id }) => id) : [],
  };
}

export interface SummaryRow extends Omit<
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
  /** Of the row's totals: grams of food that the average per kilogram is taken of. */
  per_kg: number | null;
}

export function toSummary(row: SummaryRow): ReportSummary {
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
    location: row.location as EmissionDatabase,
    co2: co2 === null || low === null || high === null ? null : { value: co2, low, high },
    CO2PerPortion: co2 === null || !row.portions ? null : co2 / row.portions,
    co2PerKgOfFood: row.per_kg,
    totalServings: row.total_servings,
    level: levelOf(row),
    coverage: row.weight ? (row.weight_covered ?? 0) / row.weight : null,
    unmatchedRows: row.unmatched_rows,
    thumbnailUrl: row.thumbnail,
    creator: authorName(row),
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}

/** By the one rule: none of a report that counts too little of what was sold or bought. */
function levelOf(row: SummaryRow): ReportSummary['level'] {
  const { per_kg: perKg, by_level: byLevel } = row;
  if (perKg === null || byLevel === null) return null;
  const servings = Object.fromEntries(CARBON_LEVELS.map((level, place) => [level, byLevel[place] ?? 0]));
  const figure = { value: perKg, low: perKg, high: perKg };
  const totals = {
    co2: figure,
    CO2PerPortion: null,
    co2PerKgOfFood: figure,
    totalServings: row.total_servings ?? 0,
    servingsByLevel: levelShares(servings as Record<CarbonLevel, number>),
    coverage: {
      rows: row.row_count ?? 0,
      rowsCovered: 0,
      rowsSetAside: row.rows_set_aside ?? 0,
      rowsOfUnknownWeight: row.rows_unweighed ?? 0,
      weight: row.weight ?? 0,
      weightCovered: row.weight_covered ?? 0,
    },
  };
  return levelOfReport(totals, row.variety as ReportSummary['variety']);
}
