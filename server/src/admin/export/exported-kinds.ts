import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { rowsOfOrganization } from '../store/rows-of-organization.ts';

/** One file of the export: the rows of a table, each as a line of JSON with the columns that are named. */
export interface ExportedKind {
  file: string;
  table: string;
  /** The columns that may go out, listed, so that a new column with a secret stays in. */
  columns: readonly string[];
  /** The columns that pages are cut by; unique within the organization. */
  key: readonly string[];
  where: (organizationId: string) => RawBuilder<SqlBool>;
}

const inRestaurants = (id: string): RawBuilder<SqlBool> =>
  sql`restaurant_id in (select id from restaurant where organization_id = ${id})`;
const ofPeople = (id: string): RawBuilder<SqlBool> => sql`person_id in (select id from person where organization_id = ${id})`;

function kind(
  file: string,
  table: string,
  columns: string,
  { key = 'id', where = rowsOfOrganization(table) }: { key?: string; where?: ExportedKind['where'] } = {},
): ExportedKind {
  return { file, table, columns: columns.split(' '), key: key.split(' '), where };
}

/** Everything of an organization, in the order of the file. Rows of reports follow each report. */
export const EXPORTED_KINDS: readonly ExportedKind[] = [
  kind(
    'organization',
    'organization',
    'id name segment location plan plan_active created_at enterprise_id label_basis label_basis_by label_basis_at label_certificate_name label_certificate_bytes label_certificate_at evidence_lines',
    {
      where: (id) => sql`id = ${id}`,
    },
  ),
  kind('restaurants', 'restaurant', 'id name location on_leaderboard meat_articles created_at deleted_at'),
  kind('members', 'person', 'id firstname lastname email email_verified_at settings created_at deleted_at'),
  kind('roles', 'role_grant', 'person_id role scope_kind scope_id created_at', {
    key: 'person_id role scope_kind scope_id',
    where: ofPeople,
  }),
  kind('portfolios', 'portfolio', 'person_id restaurant_id', { key: 'person_id restaurant_id', where: inRestaurants }),
  kind('invitations', 'invitation', 'id email role restaurant_ids invited_by sent_at expires_at accepted_at revoked_at'),
  kind(
    'recipes',
    'recipe',
    'id restaurant_id version draft footprint co2 co2_low co2_high co2_without_land_use co2_without_land_use_low co2_without_land_use_high weight level food_data_version created_by created_at updated_at deleted_at',
  ),
  kind('recipe-versions', 'recipe_version', 'recipe_id version draft footprint food_data_version saved_by saved_at', {
    key: 'recipe_id version',
  }),
  kind('recipe-external-ids', 'recipe_external_id', 'restaurant_id external_id recipe_id', { key: 'restaurant_id external_id' }),
  kind(
    'menus',
    'menu',
    'id restaurant_id name library_scope orientation language dishes document created_by created_at updated_at deleted_at',
  ),
  kind('menu-versions', 'menu_version', 'menu_id version name library_scope language document saved_at', {
    key: 'menu_id version',
  }),
  kind(
    'menu-plans',
    'menu_plan',
    'id restaurant_id version name weeks dishes starts_on document created_by created_at updated_at deleted_at published_title published_document published_version published_revision published_at published_by offered_at follows_id varied',
  ),
  kind('menu-plan-versions', 'menu_plan_version', 'menu_plan_id version name document saved_at', {
    key: 'menu_plan_id version',
  }),
  kind('allergen-sign-offs', 'allergen_sign_off', 'id recipe_id kind signed_by signed_at signed undone_at undone_why'),
  kind('allergen-notices', 'allergen_notice', 'id menu_id recipe_id names added opened at mailed_at seen_at seen_by'),
  kind(
    'plan-allergen-notices',
    'plan_allergen_notice',
    'id menu_plan_id recipe_id names added opened at mailed_at seen_at seen_by',
  ),
  kind('word-notices', 'word_notice', 'id thing_kind thing_id thing_name question place words dish at mailed_at seen_at seen_by'),
  kind(
    'waste',
    'waste_meal',
    'restaurant_id id day meal guests guests_assumed kitchen_kg serving_kg plate_kg saved_by saved_at',
    {
      key: 'restaurant_id id',
    },
  ),
  kind('shown', 'shown_span', 'kind thing shown_from shown_to hash', { key: 'kind thing shown_from' }),
  kind('shown-bodies', 'shown_body', 'hash body', { key: 'hash' }),
  kind('menu-templates', 'menu_template', 'id name document created_by created_at deleted_at'),
  kind('targets', 'target', 'id restaurant_id version document actions created_by created_at updated_at deleted_at'),
  kind('labels', 'custom_label', 'id names sign colour created_at deleted_at'),
  kind(
    'reports',
    'report',
    'id restaurant_id name category variety type status start_date end_date location settings food_data_version created_by created_at updated_at deleted_at',
  ),
  kind(
    'report-mails',
    'report_mail',
    'id restaurant_id variety email language created_by created_at confirmed_at stopped_at removed_at last_month tries tried_at tried_month',
  ),
  kind('report-links', 'report_link', 'id report_id created_by created_at expires_at opened_at mail_id'),
  kind(
    'report-versions',
    'report_version',
    'report_id version name type status start_date end_date location settings food_data_version saved_at',
    { key: 'report_id version' },
  ),
  kind(
    'report-totals',
    'report_total',
    'report_id location co2 co2_low co2_high co2_without_land_use co2_without_land_use_low co2_without_land_use_high portions total_servings weight weight_covered by_level totals water land food_data_versions',
    { key: 'report_id location' },
  ),
  kind('sold-days', 'sold_day', 'report_id restaurant_id day recipe_id servings', { key: 'report_id day recipe_id' }),
  kind(
    'mapped-names',
    'mapped_ingredient',
    'id external_id name language ingredient_id variation_id category_id origin_iso organic not_food weight money rows decided_by decided_at',
  ),
  kind('article-names', 'article_name', 'supplier_key article_key mapped_id', { key: 'supplier_key article_key mapped_id' }),
  kind(
    'maker-statements',
    'maker_statement',
    'supplier_key article_key name allergens ingredients stated_on source link saved_by saved_at',
    { key: 'supplier_key article_key' },
  ),
  kind('brands', 'purchase_brand', 'word written is_brand decided_by decided_at', { key: 'word' }),
  kind(
    'invoices',
    'invoice',
    'id restaurant_id supplier_name supplier_id number kind issued currency line_total source buyer_id created_at',
  ),
  kind(
    'invoice-lines',
    'invoice_line',
    'invoice_id place line_id name description quantity unit grams net gtin article_number origin set_aside article_key',
    { key: 'invoice_id place' },
  ),
  kind('invoice-buyers', 'invoice_buyer', 'buyer_id restaurant_id', { key: 'buyer_id' }),
  kind('article-weights', 'article_weight', 'supplier_key article_key code grams decided_by decided_at', {
    key: 'supplier_key article_key code',
  }),
  kind(
    'purchase-balances',
    'purchase_balance',
    'restaurant_id from_month to_month family reasons opening_grams closing_grams noted_at',
    { key: 'restaurant_id from_month to_month family' },
  ),
  kind('typed-prices', 'typed_price', 'restaurant_id variation_id ingredient_id per_kg currency typed_by typed_at', {
    key: 'restaurant_id variation_id',
  }),
  kind('sold-names', 'sold_name', 'restaurant_id name_key recipe_id decided_by decided_at', { key: 'restaurant_id name_key' }),
  kind('integrations', 'integration', 'id name open_api mapping_api key_end created_by created_at last_used_at deleted_at'),
  kind('webhooks', 'webhook', 'id integration_id url events active created_at'),
  kind('audit', 'audit_entry', 'id at deed by_id by_name thing_kind thing_id thing_name before after'),
];
