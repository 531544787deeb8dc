import type { Generated } from 'kysely';
import type { Once, Timestamp } from './column-types.ts';

export interface OrganizationExportRow {
  id: string;
  organization_id: string;
  asked_by: string | null;
  asked_at: Timestamp;
  state: string;
  done: Generated<number>;
  kinds: Generated<number>;
  pieces: Generated<number>;
  bytes: Generated<number>;
  finished_at: Once;
}
