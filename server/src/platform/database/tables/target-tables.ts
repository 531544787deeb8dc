import type { ColumnType, Generated } from 'kysely';
import type { DeletedAt, Json, Timestamp } from './column-types.ts';

export interface TargetRow {
  id: string;
  organization_id: string;
  restaurant_id: string | null;
  version: Generated<number>;
  document: Json;
  actions: ColumnType<unknown, string | undefined, string>;
  created_by: string | null;
  saved_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: DeletedAt;
}
