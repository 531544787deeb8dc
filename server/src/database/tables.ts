import type { ColumnType, Generated } from 'kysely';

/** A JSON column: written as its text, read as a value whose shape its area's store knows. */
type Json = ColumnType<unknown, string, string>;
type Timestamp = ColumnType<Date, Date | undefined, Date>;
type DeletedAt = ColumnType<Date | null, Date | null | undefined, Date | null>;
/** A moment that has not come yet is null. */
type Once = DeletedAt;

interface Enterprise {
  id: string;
  name: string;
  created_at: Timestamp;
  deleted_at: DeletedAt;
}

interface Organization {
  id: string;
  enterprise_id: string | null;
  name: string;
  segment: string;
  location: string;
  plan: string;
  plan_active: Generated<boolean>;
  created_at: Timestamp;
  deleted_at: DeletedAt;
}

interface Restaurant {
  id: string;
  organization_id: string;
  name: string;
  location: string | null;
  created_at: Timestamp;
  deleted_at: DeletedAt;
}

interface Person {
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
}

interface RoleGrant {
  person_id: string;
  role: string;
  scope_kind: string;
  scope_id: string;
  created_at: Timestamp;
}

interface Portfolio {
  person_id: string;
  restaurant_id: string;
}

interface Session {
  token_hash: Buffer;
  person_id: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Date;
  id: Generated<string>;
  address: ColumnType<string | null, string | null | undefined, string | null>;
  user_agent: ColumnType<string | null, string | null | undefined, string | null>;
}

interface SignInAttempt {
  subject: string;
  failures: number;
  last_failure_at: Date;
}

interface InvitationRow {
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

interface AccountToken {
  token_hash: Buffer;
  purpose: string;
  person_id: string | null;
  invitation_id: string | null;
  email: string | null;
  created_at: Timestamp;
  expires_at: Date;
  used_at: Once;
}

interface KnownDevice {
  token_hash: Buffer;
  person_id: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
}

interface SecondFactor {
  person_id: string;
  secret: Buffer;
  created_at: Timestamp;
  confirmed_at: Once;
  last_step: number | null;
}

interface RecoveryCode {
  code_hash: Buffer;
  person_id: string;
  used_at: Once;
}

interface RecipeRow {
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
  weight: number;
  portions: number;
  level: string | null;
  complete: boolean;
  food_data_version: string;
  created_by: string | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  deleted_at: DeletedAt;
}

/** The tables as the migrations make them; a test compares the two. */
export interface Tables {
  enterprise: Enterprise;
  organization: Organization;
  restaurant: Restaurant;
  person: Person;
  role_grant: RoleGrant;
  portfolio: Portfolio;
  session: Session;
  sign_in_attempt: SignInAttempt;
  invitation: InvitationRow;
  account_token: AccountToken;
  known_device: KnownDevice;
  second_factor: SecondFactor;
  recovery_code: RecoveryCode;
  recipe: RecipeRow;
}
