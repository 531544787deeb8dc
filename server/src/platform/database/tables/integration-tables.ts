import type { Generated } from 'kysely';
import type { DeletedAt, Json, Once, Timestamp } from './column-types.ts';

export interface IntegrationRow {
  id: string;
  organization_id: string;
  name: string;
  open_api: boolean;
  mapping_api: boolean;
  key_hash: Buffer;
  key_end: string;
  former_key_hash: Buffer | null;
  former_key_until: Once;
  key_made_at: Timestamp;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  last_used_at: Once;
  deleted_at: DeletedAt;
}

export interface OpenCallCountRow {
  integration_id: string;
  minute: Timestamp;
  calls: number;
}

export interface OpenAnswerRow {
  integration_id: string;
  key: string;
  request_hash: Buffer;
  status: number | null;
  body: Buffer | null;
  created_at: Timestamp;
}

export interface RecipeExternalIdRow {
  organization_id: string;
  restaurant_id: string;
  external_id: string;
  recipe_id: string;
  sent_hash: Buffer;
}

export interface WebhookRow {
  id: string;
  organization_id: string;
  integration_id: string;
  url: string;
  secret: string;
  events: string[];
  active: Generated<boolean>;
  failing_since: Once;
  created_at: Timestamp;
  updated_at: Timestamp;
}

export interface WebhookDeliveryRow {
  id: string;
  organization_id: string;
  webhook_id: string;
  message_id: string;
  type: string;
  message: Json;
  state: string;
  attempts: Generated<number>;
  status: number | null;
  failure: string | null;
  took: number | null;
  created_at: Timestamp;
  last_attempt_at: Once;
  next_attempt_at: Once;
}
