import type { Json } from './column-types.ts';

/** What the kitchens of an organization come to in a month, each side by itself; a job writes it (migration 0069). */
export interface OrganizationMonthRow {
  organization_id: string;
  variety: string;
  location: string;
  month: string;
  food_data_version: string;
  side: string;
  kitchens: number;
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
  levelled: number;
  food_data_versions: Json;
}

export interface OrganizationMonthFoodRow {
  organization_id: string;
  variety: string;
  location: string;
  month: string;
  food_data_version: string;
  side: string;
  food: string;
  supply: string;
  co2: number;
  co2_low: number;
  co2_high: number;
  supply_low: number;
  supply_high: number;
}

/** Triggers write it, in the transaction of whatever changes a month. */
export interface OrganizationMonthDueRow {
  organization_id: string;
  variety: string;
  month: string;
  noted: string;
}
