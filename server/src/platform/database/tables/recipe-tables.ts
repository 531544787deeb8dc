import type { ColumnType, Generated } from 'kysely';
import type { DeletedAt, Json, Timestamp } from './column-types.ts';

export interface RecipeRow {
  id: string;
  organization_id: string;
  restaurant_id: string;
  version: Generated<number>;
  names: Json;
  name_search: string;
  category: string;
  tags: Json;
  diet: string | null;
  allergens: string[];
  draft: Json;
  footprint: Json;
  co2: number | null;
  co2_low: number | null;
  co2_high: number | null;
  co2_without_land_use: number | null;
  co2_without_land_use_low: number | null;
  co2_without_land_use_high: number | null;
  weight: number;
  portions: number;
  level: string | null;
  complete: boolean;
  food_data_version: string;
  photo: ColumnType<string | null, string | null | undefined, string | null>;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: DeletedAt;
  /** When it last said anything else to guests; null: not since that is kept. A trigger writes it. */
  shown_at: ColumnType<Date | null, never, never>;
  library_scope: string;
  shelf: string;
  ingredient_bag: boolean;
  may_contain: string[];
  allergens_unknown: string[];
  name_sort: string;
  co2_per_portion: number | null;
  name_keys: string[];
  facets: string[];
  saved_by: string | null;
  saved_at: Timestamp;
  integration_id: string | null;
}

export interface SoldNameRow {
  organization_id: string;
  restaurant_id: string;
  name_key: string;
  recipe_id: string;
  decided_by: string | null;
  decided_at: Date;
}

export interface RecipeVersionRow {
  recipe_id: string;
  version: number;
  organization_id: string;
  names: Json;
  draft: Json;
  footprint: Json;
  co2: number | null;
  co2_low: number | null;
  co2_high: number | null;
  co2_without_land_use: number | null;
  co2_without_land_use_low: number | null;
  co2_without_land_use_high: number | null;
  weight: number;
  portions: number;
  level: string | null;
  food_data_version: string;
  saved_by: string | null;
  saved_at: Date;
  integration_id: string | null;
}

export interface AllergenSignOffRow {
  id: string;
  organization_id: string;
  recipe_id: string;
  kind: string;
  signed_by: string | null;
  signed_at: Timestamp;
  signed: Json;
  undone_at: DeletedAt;
  undone_why: Generated<string | null>;
}

export interface AllergenNoticeRow {
  id: Generated<string>;
  organization_id: string;
  menu_id: string;
  recipe_id: string;
  names: Json;
  added: string[];
  opened: string[];
  at: Timestamp;
  mailed_at: DeletedAt;
  seen_at: DeletedAt;
  seen_by: Generated<string | null>;
}

export interface RecipeBagRow {
  organization_id: string;
  bag_id: string;
  recipe_id: string;
}

export interface RecipeWordRow {
  organization_id: string;
  kind: string;
  name: string;
}

export interface RecipeRecalculationRow {
  organization_id: string;
  recipe_id: string;
  food_data_version: string;
  former_version: string;
  co2_before: number | null;
  co2_before_low: number | null;
  co2_before_high: number | null;
  level_before: string | null;
  co2_after: number | null;
  co2_after_low: number | null;
  co2_after_high: number | null;
  level_after: string | null;
  moved: number;
  /** Figures of a portion without land-use change. */
  twin_before: Json | null;
  twin_after: Json | null;
  recalculated_at: Date;
}

export interface RecipeClientKeyRow {
  restaurant_id: string;
  client_key: string;
  recipe_id: string;
}
