import type { Json, Timestamp } from './column-types.ts';

/** Kept by triggers (migration 0013), in the transaction of whatever changes a report: nothing else writes it. */
export interface RestaurantMonthRow {
  restaurant_id: string;
  variety: string;
  month: string;
  location: string;
  organization_id: string;
  report_id: string;
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
  by_level: number[];
  row_count: number | null;
  rows_covered: number | null;
  rows_set_aside: number | null;
  rows_unweighed: number | null;
  /** Grams of everything bought; null where a month was written by the version before. */
  weight_expected: number | null;
  energy: number | null;
  energy_weight: number | null;
  food_data_versions: Json;
  updated_at: Timestamp;
}

export interface LeaderboardChangeRow {
  organization_id: string;
  changed_at: Date;
}

/** An enterprise or a sector that an organization left. */
export interface LeaderboardScopeChangeRow {
  scope: string;
  scope_id: string;
  changed_at: Date;
}

export interface LeaderboardBoardRow {
  id: string;
  scope: string;
  scope_id: string;
  location: string;
  period: string;
  measure: string;
  as_of: Date;
  ranked: number;
  lacking: number;
  summary: Json;
}

export interface StandingRow {
  board_id: string;
  position: number;
  restaurant_id: string;
  organization_id: string;
  place: number | null;
  entry: Json;
}
