import type { Json } from './column-types.ts';
import type { ReportFoodRow } from './report-tables.ts';

/** Months of kitchens added up: grams CO2e, servings, grams. */
export interface MonthSumColumns {
  kitchens: number;
  /** Those with a total as published and none at the release that is asked for. */
  unknown: number;
  co2: number | null;
  co2_low: number | null;
  co2_high: number | null;
  co2_without_land_use: number | null;
  co2_without_land_use_low: number | null;
  co2_without_land_use_high: number | null;
  portions: number;
  total_servings: number;
  weight: number;
  weight_covered: number;
  weight_expected: number;
  /** Kilocalories of counted food, and the grams that they are of; null where no report says its energy. */
  energy: number | null;
  energy_weight: number | null;
  levelled: number;
}

/** What the kitchens of an organization come to in a month, each side by itself; a job writes it (migration 0069). */
export interface OrganizationMonthRow extends MonthSumColumns {
  organization_id: string;
  variety: string;
  location: string;
  month: string;
  food_data_version: string;
  side: string;
  food_data_versions: Json;
}

export interface OrganizationMonthFoodRow extends Omit<ReportFoodRow, 'report_id'> {
  variety: string;
  month: string;
  food_data_version: string;
  side: string;
}

/** Triggers write it, in the transaction of whatever changes a month. */
export interface OrganizationMonthDueRow {
  organization_id: string;
  variety: string;
  month: string;
  noted: string;
}
