import type { ColumnType, Generated } from 'kysely';
import type { DeletedAt, Json, Timestamp } from './column-types.ts';

export interface MenuRow {
  id: string;
  organization_id: string;
  restaurant_id: string;
  library_scope: Generated<string>;
  version: Generated<number>;
  name: string;
  name_search: string;
  orientation: string;
  language: string;
  dishes: number;
  legacy: Generated<boolean>;
  document: Json;
  thumbnail: string | null;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: DeletedAt;
  saved_by: string | null;
  plan_shows: Generated<string | null>;
  plan_shown_on: Generated<string | null>;
}

export interface MenuVersionRow {
  menu_id: string;
  version: number;
  organization_id: string;
  name: string;
  library_scope: string;
  language: string;
  legacy: boolean;
  document: Json;
  saved_at: Timestamp;
}

export interface LiveLinkRow {
  restaurant_id: string;
  link_number: number;
  token: string;
  menu_id: string | null;
  name: Generated<string>;
  created_at: Timestamp;
  changed_at: Timestamp;
  in_figures: Generated<boolean>;
}

export interface MenuTemplateRow {
  id: string;
  organization_id: string;
  name: string;
  legacy: Generated<boolean>;
  document: Json;
  thumbnail: string | null;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: DeletedAt;
}

export interface MenuBackgroundRow {
  id: string;
  organization_id: string;
  name: string;
  picture: string;
  created_by: string | null;
  created_at: Timestamp;
  deleted_at: DeletedAt;
}

export interface CustomLabelRow {
  id: string;
  organization_id: string;
  names: Json;
  sign: string;
  colour: string;
  created_at: Timestamp;
  deleted_at: DeletedAt;
}

export interface MenuPlanRow {
  id: string;
  organization_id: string;
  restaurant_id: string;
  version: Generated<number>;
  name: string;
  weeks: number;
  dishes: number;
  starts_on: string | null;
  document: Json;
  created_by: string | null;
  saved_by: string | null;
  integration_id: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: DeletedAt;
  published_title: Generated<string | null>;
  published_document: ColumnType<unknown, string | null | undefined, string | null>;
  published_version: Generated<number | null>;
  published_revision: Generated<number>;
  published_at: Generated<Date | null>;
  published_by: Generated<string | null>;
  offered_at: Generated<Date | null>;
  follows_id: Generated<string | null>;
  followed_version: Generated<number | null>;
  followed_document: ColumnType<unknown, string | null | undefined, string | null>;
  varied: Generated<number>;
  published_followed_revision: Generated<number | null>;
  published_followed_document: ColumnType<unknown, string | null | undefined, string | null>;
}

export interface WasteMealRow {
  organization_id: string;
  restaurant_id: string;
  id: string;
  day: string;
  meal: string;
  guests: number | null;
  guests_assumed: boolean;
  kitchen_kg: number | null;
  serving_kg: number | null;
  plate_kg: number | null;
  saved_by: string | null;
  saved_at: Timestamp;
}

export interface MenuPlanVersionRow {
  menu_plan_id: string;
  version: number;
  organization_id: string;
  name: string;
  document: Json;
  saved_at: Timestamp;
}

/** Kept by triggers (migration 0037), in the transaction of whatever changes what guests see; exports write their own. */
export interface ShownSpanRow {
  organization_id: string;
  kind: string;
  thing: string;
  shown_from: Date;
  shown_to: Date | null;
  hash: Buffer;
}

export interface ShownBodyRow {
  organization_id: string;
  hash: Buffer;
  body: Json;
  /** Of a dish, what guests saw; null of other bodies, and of dishes of before. */
  brief: Json | null;
}

export interface ShownDishRow {
  recipe_id: string;
  menu_id: string;
  organization_id: string;
}
