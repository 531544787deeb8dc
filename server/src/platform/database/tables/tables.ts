import type { ColumnType, Generated } from 'kysely';
import type {
  AccountToken,
  InvitationRow,
  KnownDevice,
  Person,
  Portfolio,
  RecoveryCode,
  RoleGrant,
  SecondFactor,
  Session,
  SignInAttempt,
} from './account-tables.ts';
import type { CorrectionRow } from './admin-tables.ts';
import type { PlanAllergenNoticeRow, ServedDishRow, WordNoticeRow, WordsToReadRow } from './claim-tables.ts';
import type { DeletedAt, Json, Immutable, SearchWords, Timestamp } from './column-types.ts';
import type {
  IntegrationRow,
  OpenAnswerRow,
  OpenCallCountRow,
  RecipeExternalIdRow,
  WebhookDeliveryRow,
  WebhookRow,
} from './integration-tables.ts';
import type { OrganizationExportRow } from './erasure-tables.ts';
import type {
  ArticleWeightRow,
  InvoiceBuyerRow,
  InvoiceLineRow,
  InvoiceRow,
  MakerStatementRow,
  PurchaseBalanceRow,
  TypedPriceRow,
} from './invoice-tables.ts';
import type {
  LeaderboardBoardRow,
  LeaderboardChangeRow,
  LeaderboardScopeChangeRow,
  RestaurantMonthRow,
  StandingRow,
} from './leaderboard-tables.ts';
import type {
  OrganizationMonthDueRow,
  OrganizationMonthFoodRow,
  OrganizationMonthKitchenRow,
  OrganizationMonthPartFoodRow,
  OrganizationMonthPartRow,
  OrganizationMonthRow,
} from './organization-month-tables.ts';
import type {
  CustomLabelRow,
  LiveLinkRow,
  MenuBackgroundRow,
  MenuPlanRow,
  MenuPlanVersionRow,
  MenuRow,
  WasteMealRow,
  MenuTemplateRow,
  MenuVersionRow,
  ShownBodyRow,
  ShownDishRow,
  ShownSpanRow,
} from './menu-tables.ts';
import type {
  AllergenNoticeRow,
  AllergenSignOffRow,
  RecipeBagRow,
  RecipeClientKeyRow,
  RecipeRecalculationRow,
  RecipeRow,
  RecipeVersionRow,
  RecipeWordRow,
  SoldNameRow,
} from './recipe-tables.ts';
import type { BoughtArticleRow, BoughtReportRow } from './bought-tables.ts';
import type { TargetRow } from './target-tables.ts';
import type {
  MappedIngredientHistoryRow,
  ArticleNameRow,
  MappedIngredientRow,
  MappedIngredientUseRow,
  MatchedPurchaseRow,
  PurchaseBrandRow,
  ReportBodyRow,
  ReportBridgeRow,
  ReportDishRow,
  ReportFileRow,
  ReportDueRow,
  SoldDayRow,
  ReportFoodRow,
  ReportRestatementRow,
  RestatedFoodRow,
  ReportProgressRow,
  ReportRow,
  ReportTotalRow,
  ReportLinkRow,
  ReportMailRow,
  ReportVersionRow,
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
  printed_total: Generated<string>;
  currencies: ColumnType<unknown, string | undefined, string>;
  plan: string;
  plan_active: Generated<boolean>;
  created_at: Timestamp;
  deleted_at: DeletedAt;
  logo: Generated<string | null>;
  former_logo: Generated<string | null>;
  logo_deleted_at: DeletedAt;
  sort_name: Immutable<string | null>;
  words: Immutable<SearchWords | null>;
  label_basis: ColumnType<unknown, string | null | undefined, string | null>;
  label_basis_by: Generated<string | null>;
  label_basis_at: Generated<Date | null>;
  label_basis_asked_at: Generated<Date | null>;
  label_certificate: Generated<string | null>;
  label_certificate_name: Generated<string | null>;
  label_certificate_bytes: Generated<number | null>;
  label_certificate_at: Generated<Date | null>;
  evidence_lines: Generated<boolean>;
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
  meal_feed: Generated<string | null>;
  meat_articles: ColumnType<unknown, string | undefined, string>;
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
  allergen_sign_off: AllergenSignOffRow;
  allergen_notice: AllergenNoticeRow;
  word_notice: WordNoticeRow;
  words_to_read: WordsToReadRow;
  served_dish: ServedDishRow;
  plan_allergen_notice: PlanAllergenNoticeRow;
  recipe_word: RecipeWordRow;
  recipe_client_key: RecipeClientKeyRow;
  recipe_recalculation: RecipeRecalculationRow;
  sold_name: SoldNameRow;
  menu: MenuRow;
  menu_version: MenuVersionRow;
  live_link: LiveLinkRow;
  shown_span: ShownSpanRow;
  shown_body: ShownBodyRow;
  shown_dish: ShownDishRow;
  menu_template: MenuTemplateRow;
  menu_background: MenuBackgroundRow;
  custom_label: CustomLabelRow;
  menu_plan: MenuPlanRow;
  menu_plan_version: MenuPlanVersionRow;
  waste_meal: WasteMealRow;
  target: TargetRow;
  report: ReportRow;
  report_link: ReportLinkRow;
  report_mail: ReportMailRow;
  report_total: ReportTotalRow;
  report_food: ReportFoodRow;
  report_restatement: ReportRestatementRow;
  restated_food: RestatedFoodRow;
  report_food_due: ReportDueRow;
  bought_report: BoughtReportRow;
  bought_article: BoughtArticleRow;
  bought_report_due: ReportDueRow;
  report_dish: ReportDishRow;
  report_bridge: ReportBridgeRow;
  report_bridge_due: ReportDueRow;
  report_dish_due: ReportDueRow;
  sold_day: SoldDayRow;
  report_body: ReportBodyRow;
  report_file: ReportFileRow;
  report_version: ReportVersionRow;
  report_progress: ReportProgressRow;
  article_name: ArticleNameRow;
  maker_statement: MakerStatementRow;
  mapped_ingredient: MappedIngredientRow;
  mapped_ingredient_use: MappedIngredientUseRow;
  matched_purchase: MatchedPurchaseRow;
  mapped_ingredient_history: MappedIngredientHistoryRow;
  purchase_brand: PurchaseBrandRow;
  invoice: InvoiceRow;
  invoice_line: InvoiceLineRow;
  invoice_buyer: InvoiceBuyerRow;
  article_weight: ArticleWeightRow;
  purchase_balance: PurchaseBalanceRow;
  typed_price: TypedPriceRow;
  restaurant_month: RestaurantMonthRow;
  organization_month: OrganizationMonthRow;
  organization_month_food: OrganizationMonthFoodRow;
  organization_month_part: OrganizationMonthPartRow;
  organization_month_part_food: OrganizationMonthPartFoodRow;
  organization_month_kitchen: OrganizationMonthKitchenRow;
  organization_month_due: OrganizationMonthDueRow;
  leaderboard_change: LeaderboardChangeRow;
  leaderboard_scope_change: LeaderboardScopeChangeRow;
  leaderboard_board: LeaderboardBoardRow;
  standing: StandingRow;
  integration: IntegrationRow;
  organization_export: OrganizationExportRow;
  open_call_count: OpenCallCountRow;
  open_answer: OpenAnswerRow;
  recipe_external_id: RecipeExternalIdRow;
  webhook: WebhookRow;
  webhook_delivery: WebhookDeliveryRow;
  correction: CorrectionRow;
}
