import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { rowsOfOrganization } from '../store/rows-of-organization.ts';

/** Rows of a table that belong to an organization. */
export interface TenantRows {
  table: string;
  /** Columns with paths of kept pictures, which go with the row. */
  pictures?: readonly string[];
  /** Columns with keys of files in the store, which go with the row as well. */
  files?: readonly string[];
  where: (organizationId: string) => RawBuilder<SqlBool>;
}

const restaurants = (id: string) => sql`(select id from restaurant where organization_id = ${id})`;
const integrations = (id: string) => sql`(select id from integration where organization_id = ${id})`;
const inRestaurants = (id: string): RawBuilder<SqlBool> => sql`restaurant_id in ${restaurants(id)}`;

const own = (...tables: string[]): TenantRows[] => tables.map((table) => ({ table, where: rowsOfOrganization(table) }));

/**
 * Everything of an organization but its people and itself, in an order in which nothing is removed that something left
 * refers to. A test walks all tables: one that is missing here is found there.
 */
export const TENANT_ROWS: readonly TenantRows[] = [
  ...own('webhook_delivery', 'webhook', 'recipe_external_id'),
  { table: 'open_call_count', where: (id) => sql`integration_id in ${integrations(id)}` },
  { table: 'open_answer', where: (id) => sql`integration_id in ${integrations(id)}` },
  {
    table: 'mapped_ingredient_use',
    where: (id) => sql`mapped_id in (select id from mapped_ingredient where organization_id = ${id})`,
  },
  ...own(
    'article_name',
    'maker_statement',
    'mapped_ingredient_history',
    'matched_purchase',
    'mapped_ingredient',
    'purchase_brand',
    'sold_name',
  ),
  ...own('invoice_line', 'invoice', 'invoice_buyer', 'article_weight', 'purchase_balance', 'typed_price'),
  ...own(
    'restaurant_month',
    'organization_month_kitchen',
    'organization_month_part_food',
    'organization_month_part',
    'organization_month_food',
    'organization_month',
    'standing',
  ),
  {
    table: 'leaderboard_board',
    where: (id) => sql`(scope_id = ${id} or scope_id in ${restaurants(id)})`,
  },
  ...own(
    'report_mail',
    'report_link',
    'bought_report_due',
    'bought_article',
    'bought_report',
    'report_food_due',
    'report_dish_due',
    'report_bridge_due',
    'report_bridge',
    'report_dish',
    'restated_food',
    'report_restatement',
    'report_food',
    'report_total',
  ),
  ...own('sold_day', 'report_body', 'report_version', 'menu_version'),
  { table: 'report_file', files: ['key'], where: rowsOfOrganization('report_file') },
  ...own('waste_meal', 'menu_plan_version', 'plan_allergen_notice', 'menu_plan', 'target'),
  { table: 'report', pictures: ['thumbnail'], where: rowsOfOrganization('report') },
  { table: 'live_link', where: inRestaurants },
  { table: 'menu', pictures: ['thumbnail'], where: rowsOfOrganization('menu') },
  { table: 'menu_template', pictures: ['thumbnail'], where: rowsOfOrganization('menu_template') },
  { table: 'menu_background', pictures: ['picture'], where: rowsOfOrganization('menu_background') },
  ...own('custom_label', 'recipe_recalculation', 'recipe_bag', 'allergen_sign_off', 'allergen_notice', 'recipe_version'),
  { table: 'recipe_client_key', where: inRestaurants },
  ...own('recipe_word'),
  { table: 'recipe', pictures: ['photo'], where: rowsOfOrganization('recipe') },
  ...own('integration', 'invitation'),
  // After what writes them.
  ...own('shown_dish', 'shown_span', 'shown_body', 'served_dish', 'words_to_read', 'word_notice'),
  { table: 'role_grant', where: (id) => sql`(scope_id = ${id} or scope_id in ${restaurants(id)})` },
  { table: 'portfolio', where: inRestaurants },
];

/** The last ones, once its people are gone. */
export const LAST_ROWS: readonly TenantRows[] = [
  { table: 'restaurant', pictures: ['logo', 'former_logo'], where: rowsOfOrganization('restaurant') },
  // Triggers write them when the months go.
  { table: 'organization_month_due', where: rowsOfOrganization('organization_month_due') },
  { table: 'leaderboard_change', where: rowsOfOrganization('leaderboard_change') },
  {
    table: 'organization',
    pictures: ['logo', 'former_logo'],
    files: ['label_certificate'],
    where: (id) => sql`id = ${id}`,
  },
];
