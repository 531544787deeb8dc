import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Rows that are found by what they belong to, whose organization has an index: one of their own would be written with each of them. */
const PARTS: ReadonlyMap<string, { of: string; by: string }> = new Map(
  Object.entries({
    report_id: [
      'report',
      'bought_report_due bought_article bought_report report_food_due report_dish_due report_dish report_bridge_due report_bridge report_food report_total report_body report_version report_restatement restated_food',
    ],
    menu_id: ['menu', 'menu_version'],
    menu_plan_id: ['menu_plan', 'menu_plan_version'],
    recipe_id: ['recipe', 'recipe_external_id recipe_bag recipe_recalculation'],
    invoice_id: ['invoice', 'invoice_line'],
    mapped_id: ['mapped_ingredient', 'mapped_ingredient_history'],
  }).flatMap(([by, [of = '', tables = '']]) => tables.split(' ').map((table) => [table, { of, by }])),
);

/** Which rows of a table are an organization's, in words by which PostgreSQL finds them without reading those of all others. */
export function rowsOfOrganization(table: string): (organizationId: string) => RawBuilder<SqlBool> {
  const part = PARTS.get(table);
  if (!part) return (id) => sql`organization_id = ${id}`;
  const { of, by } = part;
  return (id) =>
    sql`organization_id = ${id} and ${sql.ref(by)} in (select id from ${sql.table(of)} where organization_id = ${id})`;
}
