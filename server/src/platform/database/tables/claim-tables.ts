import type { Generated } from 'kysely';
import type { DeletedAt, Json, Timestamp } from './column-types.ts';

export interface WordNoticeRow {
  id: Generated<string>;
  organization_id: string;
  thing_kind: string;
  thing_id: string;
  key: string;
  thing_name: string;
  restaurant_ids: string[];
  question: string;
  place: string;
  words: string;
  dish: string;
  at: Date;
  mailed_at: Date | null;
  seen_at: Date | null;
  seen_by: string | null;
}

export interface WordsToReadRow {
  thing_kind: string;
  thing_id: string;
  organization_id: string;
  since: Timestamp;
}

export interface ServedDishRow {
  recipe_id: string;
  menu_plan_id: string;
  organization_id: string;
  /** The lists of its allergens that guests read last; null of a recipe that is gone. Kept by triggers (migration 0078). */
  said: Json | null;
  /** When its recipe last said anything else, once that is gone for good. */
  gone_at: Timestamp | null;
}

/** Written by triggers (migration 0078), as `AllergenNoticeRow` is. */
export interface PlanAllergenNoticeRow {
  id: Generated<string>;
  organization_id: string;
  menu_plan_id: string;
  recipe_id: string;
  names: Json;
  added: string[];
  opened: string[];
  at: Timestamp;
  mailed_at: DeletedAt;
  seen_at: DeletedAt;
  seen_by: Generated<string | null>;
  was: Json | null;
}
