import type { ColumnType, Generated } from 'kysely';
import type { DeletedAt, Json, Immutable, Once, SearchWords, Timestamp } from './column-types.ts';

export interface Person {
  id: string;
  organization_id: string;
  firstname: string;
  lastname: string;
  email: string;
  password_hash: string;
  settings: Json;
  created_at: Timestamp;
  deleted_at: DeletedAt;
  email_verified_at: Once;
  password_changed_at: Timestamp;
  password_update_needed: Generated<boolean>;
  terms_accepted_at: Once;
  sort_name: Immutable<string | null>;
  words: Immutable<SearchWords | null>;
}

export interface RoleGrant {
  person_id: string;
  role: string;
  scope_kind: string;
  scope_id: string;
  created_at: Timestamp;
}

export interface Portfolio {
  person_id: string;
  restaurant_id: string;
}

export interface Session {
  token_hash: Buffer;
  person_id: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Date;
  id: Generated<string>;
  address: ColumnType<string | null, string | null | undefined, string | null>;
  user_agent: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface SignInAttempt {
  subject: string;
  failures: number;
  last_failure_at: Date;
}

export interface InvitationRow {
  id: string;
  kind: Generated<string>;
  organization_id: string | null;
  email: string | null;
  role: string;
  scope_kind: string;
  scope_id: Generated<string>;
  restaurant_ids: Generated<string[]>;
  language: string;
  invited_by: string | null;
  created_at: Timestamp;
  sent_at: Timestamp;
  expires_at: Date;
  accepted_at: Once;
  accepted_by: string | null;
  revoked_at: Once;
}

export interface AccountToken {
  token_hash: Buffer;
  purpose: string;
  person_id: string | null;
  invitation_id: string | null;
  email: string | null;
  created_at: Timestamp;
  expires_at: Date;
  used_at: Once;
}

export interface KnownDevice {
  token_hash: Buffer;
  person_id: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
}

export interface SecondFactor {
  person_id: string;
  secret: Buffer;
  created_at: Timestamp;
  confirmed_at: Once;
  last_step: number | null;
}

export interface RecoveryCode {
  code_hash: Buffer;
  person_id: string;
  used_at: Once;
}
