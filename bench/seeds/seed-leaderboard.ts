import { type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/src/platform/database/database.ts';

export const RESTAURANTS = 10_000;
const ORGANIZATIONS = 100;
export const MONTHS = 36;
/** Of the first organization; the others share the rest. */
const LARGEST = 1000;
export const ADMIN = 'bench-board-admin';
export const LOOKS_FROM = 'bench-board-500';

/** Ten thousand restaurants of one enterprise and one sector, each with three years of months, by statements over whole sets. */
export async function seedLeaderboard(database: Database, last: Month): Promise<void> {
  await sql`insert into enterprise (id, name) values ('bench-board', 'Bench')`.execute(database);
  await sql`
    insert into organization (id, enterprise_id, name, segment, location, plan)
    select 'bench-board-' || n, 'bench-board', 'Organization ' || n, 'hotel', 'SE', 'professional'
    from generate_series(0, ${ORGANIZATIONS - 1}) n`.execute(database);
  await sql`
    insert into restaurant (id, organization_id, name, on_leaderboard)
    select 'bench-board-' || n, 'bench-board-' || case when n < ${LARGEST} then 0 else 1 + n % ${ORGANIZATIONS - 1} end, 'Kitchen ' || n, true
    from generate_series(0, ${RESTAURANTS - 1}) n`.execute(database);
  await sql`
    insert into report (id, organization_id, restaurant_id, category, variety, type, status, name, name_search, start_date, location, settings)
    select id, organization_id, id, 'restaurant', 'sales', 'monthly', 'completed', name, name, '2001-01-01', 'organization', '{}'
    from restaurant where id like 'bench-board-%'`.execute(database);
  // One of ten sold too little, and one of twenty lacks months.
  await sql`
    insert into restaurant_month (
      restaurant_id, variety, month, location, organization_id, report_id, co2, co2_low, co2_high, portions, total_servings,
      weight, weight_covered, by_level, row_count, rows_covered, rows_set_aside, rows_unweighed, food_data_versions
    )
    select restaurant.id, 'sales', to_char(to_date(${monthLater(last, 1 - MONTHS)}, 'YYYY-MM') + month * interval '1 month', 'YYYY-MM'),
      place, organization_id, restaurant.id, co2, co2 * 0.75, co2 * 1.3, servings, servings, servings * 430, servings * 400,
      array[servings * 0.2, servings * 0.3, servings * 0.2, servings * 0.2, servings * 0.1], 40, 38, 0, 1, '["bench"]'
    from restaurant cross join generate_series(0, ${MONTHS - 1}) month cross join unnest(array['organization', 'rise']) place
    cross join lateral (select case when hashtext(restaurant.id) % 10 = 0 then 60 else 900 + abs(hashtext(restaurant.id)) % 4000 end::double precision as servings) sold
    cross join lateral (select servings * (500 + abs(hashtext(restaurant.id || month)) % 1800) as co2) emitted
    where restaurant.id like 'bench-board-%' and not (hashtext(restaurant.id) % 20 = 1 and month % 2 = 0)`.execute(database);
  await sql`
    insert into person (id, organization_id, firstname, lastname, email, password_hash)
    values (${ADMIN}, 'bench-board-0', 'Bench', 'Board', 'bench-board@kitchen.test', '')`.execute(database);
  await sql`
    insert into role_grant (person_id, role, scope_kind, scope_id) values (${ADMIN}, 'organization-admin', 'organization', 'bench-board-0')`.execute(
    database,
  );
  await sql`analyze`.execute(database);
}
