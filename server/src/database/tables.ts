import type { ColumnType, Generated } from 'kysely';
import type { DeletedAt, Json, Made, Once, SearchWords, Timestamp } from './column-types.ts';
import type { CustomLabelRow, LiveLinkRow, MenuBackgroundRow, MenuRow, MenuTemplateRow } from './menu-tables.ts';
import type {
  MappedIngredientHistoryRow,
  MappedIngredientRow,
  MappedIngredientUseRow,
  ReportBodyRow,
  ReportProgressRow,
  ReportRow,
  ReportTotalRow,
} from './report-tables.ts';

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
  logo: Generated<string | null>;
  former_logo: Generated<string | null>;
  logo_deleted_at: DeletedAt;
  sort_name: Made<string | null>;
  words: Made<SearchWords | null>;
}

interface Restaurant {
  id: string;
  organization_id: string;
  name: string;
  location: string | null;
  created_at: Timestamp;
  deleted_at: DeletedAt;
  logo: Generated<string | null>;
  former_logo: Generated<string | null>;
  logo_deleted_at: DeletedAt;
  on_leaderboard: Generated<boolean>;
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
  sort_name: Made<string | null>;
  words: Made<SearchWords | null>;
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
  library_scope: string;
  shelf: string;
  ingredient_bag: boolean;
  may_contain: string[];
  name_sort: string;
  co2_per_portion: number | null;
  name_keys: string[];
  facets: string[];
  saved_by: string | null;
  saved_at: Timestamp;
}

interface RecipeVersionRow {
  recipe_id: string;
  version: number;
  organization_id: string;
  names: Json;
  draft: Json;
  footprint: Json;
  co2: number | null;
  co2_low: number | null;
  co2_high: number | null;
  weight: number;
  portions: number;
  level: string | null;
  food_data_version: string;
  saved_by: string | null;
  saved_at: Date;
}

interface RecipeBagRow {
  organization_id: string;
  bag_id: string;
  recipe_id: string;
}

interface RecipeWordRow {
  organization_id: string;
  kind: string;
  name: string;
}

interface RecipeRecalculationRow {
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
  recalculated_at: Date;
}

interface AuditEntryRow {
  id: string;
  at: Date;
  deed: string;
  by_id: string | null;
  by_name: string | null;
  thing_kind: string;
  thing_id: string;
  thing_name: string;
  organization_id: string | null;
  organization_name: string | null;
  before: Json;
  after: Json;
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
  audit_entry: AuditEntryRow;
  recipe: RecipeRow;
  recipe_version: RecipeVersionRow;
  recipe_bag: RecipeBagRow;
  recipe_word: RecipeWordRow;
  recipe_recalculation: RecipeRecalculationRow;
  menu: MenuRow;
  live_link: LiveLinkRow;
  menu_template: MenuTemplateRow;
  menu_background: MenuBackgroundRow;
  custom_label: CustomLabelRow;
  report: ReportRow;
  report_total: ReportTotalRow;
  report_body: ReportBodyRow;
  report_progress: ReportProgressRow;
  mapped_ingredient: MappedIngredientRow;
  mapped_ingredient_use: MappedIngredientUseRow;
  mapped_ingredient_history: MappedIngredientHistoryRow;
}
