import type { Generated } from 'kysely';
import type { DeletedAt, Json, Immutable, Once, Timestamp } from './column-types.ts';

export interface ReportRow {
  id: string;
  organization_id: string;
  restaurant_id: string;
  category: string;
  variety: string;
  type: string;
  status: string;
  version: Generated<number>;
  client_key: string | null;
  name: string;
  name_search: string;
  start_date: string;
  end_date: string | null;
  location: string;
  settings: Json;
  restaurant_ids: Generated<string[]>;
  unmatched_rows: Generated<number>;
  food_data_version: string | null;
  thumbnail: string | null;
  created_by: string | null;
  saved_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  generated_at: Date | null;
  deleted_at: DeletedAt;
  integration_id: string | null;
}

export interface ReportTotalRow {
  report_id: string;
  location: string;
  organization_id: string;
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
  highest: number | null;
  lowest: number | null;
  totals: Json;
  change_first: Json;
  row_count: Immutable<number | null>;
  rows_covered: Immutable<number | null>;
  rows_set_aside: Immutable<number | null>;
  rows_unweighed: Immutable<number | null>;
  weight_expected: Immutable<number | null>;
  money: Immutable<number | null>;
  money_covered: Immutable<number | null>;
  products: Immutable<number | null>;
  low_impact_products: Immutable<number | null>;
  water: Immutable<number | null>;
  water_weight: Immutable<number | null>;
  land: Immutable<number | null>;
  land_weight: Immutable<number | null>;
  /** Kilocalories, and the grams that they are of; null in totals of before it was stored. */
  energy: Immutable<number | null>;
  energy_weight: Immutable<number | null>;
  food_data_versions: Immutable<unknown>;
}

/** The part of one food from one supply in a report: grams CO2e. */
export interface ReportFoodRow {
  report_id: string;
  location: string;
  food: string;
  supply: string;
  organization_id: string;
  co2: number;
  co2_low: number;
  co2_high: number;
  supply_low: number;
  supply_high: number;
}

/** A completed report at the food data of another release than its own: grams CO2e of what is counted. */
export interface ReportRestatementRow {
  report_id: string;
  location: string;
  organization_id: string;
  food_data_version: string;
  co2: number | null;
}

/** The part of one food in a restated report: grams CO2e. */
export type RestatedFoodRow = ReportFoodRow;

/** A report whose foods are still to be written. */
export interface SoldDayRow {
  report_id: string;
  organization_id: string;
  restaurant_id: string;
  day: string;
  recipe_id: string;
  servings: number;
}

/** Why a month of a kitchen is other than the year before: grams CO2e per portion or kilogram. */
export interface ReportBridgeRow {
  report_id: string;
  former_id: string;
  food_data_version: string;
  organization_id: string;
  location: string;
  mix: number | null;
  recipes: number | null;
  supply: number | null;
  matching: number | null;
  food_data: number | null;
}

/** The sum of one dish in a kitchen's sales report: grams CO2e of all servings. */
export interface ReportDishRow {
  report_id: string;
  dish: string;
  organization_id: string;
  location: Generated<string>;
  name: string;
  servings: number;
  co2: number | null;
}

export interface ReportDueRow {
  report_id: string;
  organization_id: string;
  tried_at: Once;
  tries: Generated<number>;
}

export interface ReportBodyRow {
  report_id: string;
  organization_id: string;
  kind: string;
  /** Null once it lies in the file store. */
  body: Buffer | null;
  kept_at: Timestamp;
  /** Its key there. */
  file: Generated<string | null>;
}

/** What the database knows of a document or an evidence that lies in the file store. */
export interface ReportFileRow {
  key: string;
  organization_id: string;
  sha256: string;
  bytes: number;
  unused_since: Once;
}

export interface ReportLinkRow {
  id: string;
  organization_id: string;
  report_id: string;
  token_hash: Buffer;
  created_by: string;
  created_at: Timestamp;
  expires_at: Date;
  opened_at: Once;
  mail_id: string | null;
}

export interface ReportMailRow {
  id: string;
  organization_id: string;
  restaurant_id: string;
  variety: string;
  email: string;
  language: string;
  key: string;
  created_by: string | null;
  created_at: Timestamp;
  confirmed_at: Date | null;
  stopped_at: Date | null;
  last_month: string | null;
  removed_at: Date | null;
  tries: Generated<number>;
  tried_at: Date | null;
  tried_month: string | null;
}

export interface ReportVersionRow {
  report_id: string;
  version: number;
  organization_id: string;
  name: string;
  type: string;
  status: string;
  start_date: string;
  end_date: string | null;
  location: string;
  settings: Json;
  food_data_version: string | null;
  rows: Buffer | null;
  document: Buffer | null;
  saved_at: Timestamp;
  document_file: Generated<string | null>;
  /** What it was made of; null once that lies in the file store, and for versions of before it was kept. */
  evidence: Generated<Buffer | null>;
  evidence_file: Generated<string | null>;
}

export interface ReportProgressRow {
  key: string;
  person_id: string;
  phase: string;
  done: number;
  total: number;
  cancelled: Generated<boolean>;
  updated_at: Timestamp;
}

export interface ArticleNameRow {
  organization_id: string;
  supplier_key: string;
  article_key: string;
  mapped_id: string;
}

export interface MappedIngredientRow {
  id: string;
  organization_id: string;
  external_id: Generated<string>;
  name: string;
  name_key: string;
  language: string;
  ingredient_id: string | null;
  variation_id: string | null;
  category_id: string | null;
  origin_iso: string | null;
  organic: boolean | null;
  not_food: Generated<boolean>;
  candidates: Json;
  spread: Generated<number>;
  food_data_version: string;
  weight: Generated<number>;
  money: number | null;
  rows: Generated<number>;
  at_stake: Generated<number>;
  decided_by: string | null;
  decided_at: Date | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  integration_id: string | null;
  weight_guessed: Generated<number>;
  guessed_factor: number | null;
  decided_factor: number | null;
  family: string | null;
}

export interface MatchedPurchaseRow {
  report_id: string;
  organization_id: string;
  rows: number;
  weight: number;
  weight_guessed: number;
  co2: number;
}

export interface MappedIngredientUseRow {
  report_id: string | null;
  mapped_id: string;
  weight: number;
  weight_guessed: Generated<number>;
  money: number | null;
  rows: number;
  recipe_id: string | null;
  integration_id: string | null;
}

export interface PurchaseBrandRow {
  organization_id: string;
  word: string;
  written: string;
  is_brand: boolean;
  decided_by: string | null;
  decided_at: Timestamp;
}

export interface MappedIngredientHistoryRow {
  mapped_id: string;
  organization_id: string;
  former: Json;
  decided_by: string | null;
  decided_at: Timestamp;
  integration_id: string | null;
}
