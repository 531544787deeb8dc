import type pg from 'pg';

/** Rows of tables that every call together leave empty, for their copies: what is decided, done or gone again. */
const RARE: Readonly<Record<string, string>> = {
  recipe_bag: `(organization_id, bag_id, recipe_id) select organization_id, id, id from recipe limit 20`,
  recipe_client_key: `(restaurant_id, client_key, recipe_id) select restaurant_id, 'key', id from recipe where restaurant_id is not null limit 1`,
  article_name: `(organization_id, supplier_key, article_key, mapped_id)
    select organization_id, '~supplier', id, id from mapped_ingredient limit 50`,
  maker_statement: `(organization_id, supplier_key, article_key, name, allergens, ingredients, stated_on, source, saved_at)
    select organization_id, '~supplier', id, name, '[]', 'flour', '2026-01-01', 'pack', now() from mapped_ingredient limit 50`,
  recipe_recalculation: `(organization_id, recipe_id, food_data_version, former_version, moved, recalculated_at)
    select organization_id, id, food_data_version, 'former', 1, now() from recipe limit 50`,
  sold_name: `(organization_id, restaurant_id, name_key, recipe_id, decided_at)
    select organization_id, restaurant_id, 'name', id, now() from recipe where restaurant_id is not null limit 1`,
  report_food_due: `(report_id, organization_id) select id, organization_id from report limit 20`,
  bought_report_due: `(report_id, organization_id) select id, organization_id from report limit 20`,
  organization_month_due: `(organization_id, variety, month, noted) select organization_id, 'sales', '2026-01', id from report limit 20`,
  organization_month_kitchen: `(organization_id, variety, location, month, food_data_version, restaurant_id, per_now, per_then, average)
    select organization_id, 'sales', 'organization', '2026-01', '', restaurant_id, 1, 1, 1 from report limit 50`,
  organization_month_part: `(organization_id, variety, location, month, food_data_version, side, part, is_own, is_worked_out, kitchens, unknown,
      portions, total_servings, weight, weight_covered, weight_expected, levelled, food_data_versions)
    select organization_id, 'sales', 'organization', '2026-01', '', 'open', kitchen_part(id), true, true, 1, 0, 1, 1, 1, 1, 1, 1, '[]' from report limit 50`,
  organization_month_part_food: `(organization_id, variety, location, month, food_data_version, side, part, food, supply,
      co2, co2_low, co2_high, supply_low, supply_high)
    select organization_id, 'sales', 'organization', '2026-01', '', 'open', kitchen_part(id), 'beef', '', 1, 1, 1, 1, 1 from report limit 50`,
  report_bridge_due: `(report_id, organization_id) select id, organization_id from report limit 20`,
  report_bridge: `(report_id, former_id, food_data_version, organization_id, location)
    select id, id, '', organization_id, location from report limit 50`,
  report_dish_due: `(report_id, organization_id) select id, organization_id from report limit 20`,
  report_file: `(key, organization_id, sha256, bytes) select 'reports/' || id, organization_id, '', 1 from report limit 50`,
  report_restatement: `(report_id, location, organization_id, food_data_version, co2)
    select report_id, location, organization_id, 'now', 1 from report_total limit 50`,
  restated_food: `(report_id, location, food, supply, organization_id, co2, co2_low, co2_high, supply_low, supply_high)
    select report_id, location, 'beef', '', organization_id, 1, 1, 1, 1, 1 from report_restatement`,
  sold_day: `(report_id, organization_id, restaurant_id, day, recipe_id, servings)
    select id, organization_id, restaurant_id, '2026-01-01', 'dish', 1 from report limit 50`,
  waste_meal: `(organization_id, restaurant_id, id, day, meal) select organization_id, id, id, '2026-01-01', 'lunch' from restaurant limit 20`,
  allergen_notice: `(organization_id, menu_id, recipe_id, names, added, opened, at, mailed_at)
    select organization_id, id, 'dish', '[]', '{}', '{}', now(), now() from menu limit 20`,
  plan_allergen_notice: `(organization_id, menu_plan_id, recipe_id, names, added, opened, at, mailed_at)
    select organization_id, id, 'dish', '[]', '{}', '{}', now(), now() from menu_plan limit 20`,
  word_notice: `(organization_id, thing_kind, thing_id, key, thing_name, restaurant_ids, question, place, words, dish, at)
    select organization_id, 'menu', id, 'key', name, '{}', 'generic', 'name', 'words', '', now() from menu limit 20`,
  words_to_read: `(thing_kind, thing_id, organization_id) select 'menu', id, organization_id from menu limit 20`,
  served_dish: `(recipe_id, menu_plan_id, organization_id) select 'dish', id, organization_id from menu_plan limit 20`,
  open_answer: `(integration_id, key, request_hash) select id, 'key', '' from integration limit 20`,
};

export async function addRareRows(client: pg.ClientBase): Promise<void> {
  for (const [table, rows] of Object.entries(RARE)) await client.query(`insert into ${table} ${rows} on conflict do nothing`);
}
