import type { Generated } from 'kysely';
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
  /** The sums of its parts, which are kept. */
  is_split: Generated<boolean>;
}

/** A part of the kitchens, of a month that has many (migration 0077). */
export interface OrganizationMonthPartRow extends Omit<OrganizationMonthRow, 'is_split'> {
  part: number;
  is_own: boolean;
  is_worked_out: boolean;
}

export interface OrganizationMonthPartFoodRow extends OrganizationMonthFoodRow {
  part: number;
}

export interface OrganizationMonthFoodRow extends Omit<ReportFoodRow, 'report_id'> {
  variety: string;
  month: string;
  food_data_version: string;
  side: string;
}

/** What a kitchen brings to the change of a month from the same month a year before; written with the month (migration 0074). */
export interface OrganizationMonthKitchenRow {
  organization_id: string;
  variety: string;
  location: string;
  month: string;
  food_data_version: string;
  restaurant_id: string;
  per_now: number;
  per_then: number;
  average: number;
  counted_now: number | null;
  all_now: number | null;
  counted_then: number | null;
  all_then: number | null;
  mix: number | null;
  recipes: number | null;
  supply: number | null;
  matching: number | null;
  food_data: number | null;
}

/** Triggers write it, in the transaction of whatever changes a month. */
export interface OrganizationMonthDueRow {
  organization_id: string;
  variety: string;
  month: string;
  noted: string;
  /** Where something changed; null: in any kitchen. */
  restaurant_id: string | null;
}
