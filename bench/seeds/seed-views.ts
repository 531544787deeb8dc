import { type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/src/platform/database/database.ts';

export const ENTERPRISE = 'bench-enterprise';
/** `bench-views-0` and on, each with its restaurants `bench-views-0-0` and on. */
export const ORGANIZATIONS = 50;
export const RESTAURANTS_EACH = 200;
/** One organization beside them that is large by itself. */
export const LARGE = { id: 'bench-views-large', restaurants: 1000 };
export const MONTHS = 36;

/**
 * An enterprise with its restaurants’ months as the product keeps them, one in twenty missing, by statements over whole
 * sets: month after month, as they come. Triggers rest meanwhile: what they would write is written here.
 */
export async function seedViews(database: Database, last: Month): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await seedPlaces(connection);
    for (let back = MONTHS - 1; back >= 0; back -= 1) await seedMonth(connection, monthLater(last, -back), back);
    await sql`
      insert into organization_month_due (organization_id, variety, month, noted)
      select distinct organization_id, variety, month, 'seeded' from restaurant_month where organization_id like 'bench-%'`.execute(
      connection,
    );
    await sql`set session_replication_role = origin`.execute(connection);
  });
  await sql`vacuum (analyze) report, restaurant_month, restaurant, organization`.execute(database);
}

async function seedPlaces(database: Database): Promise<void> {
  await sql`insert into enterprise (id, name) values (${ENTERPRISE}, 'Bench tables')`.execute(database);
  await sql`
    insert into organization (id, enterprise_id, name, segment, location, plan)
    select 'bench-views-' || nth, ${ENTERPRISE}, 'House ' || nth, 'hotel', 'SE', 'professional'
    from generate_series(0, ${sql.lit(ORGANIZATIONS - 1)}) nth
    union all select ${LARGE.id}, null, 'Large organization', 'hotel', 'SE', 'professional'`.execute(database);
  await sql`
    insert into restaurant (id, organization_id, name, location)
    select organization.id || '-' || nth, organization.id, 'Kitchen ' || nth, 'SE'
    from organization
    cross join lateral generate_series(0, case when organization.id = ${LARGE.id} then ${sql.lit(LARGE.restaurants)} else ${sql.lit(RESTAURANTS_EACH)} end - 1) nth
    where organization.id like 'bench-%'`.execute(database);
}

async function seedMonth(database: Database, month: Month, back: number): Promise<void> {
  await sql`
    insert into report (id, organization_id, restaurant_id, category, variety, type, status, name, name_search, start_date,
      location, settings, generated_at)
    select id || '-' || ${month}::text, organization_id, id, 'restaurant', 'sales', 'monthly', 'completed', ${month}, ${month},
      ${month}::text || '-01', 'SE', '{}', now()
    from restaurant
    where id like 'bench-%' and (hashtext(id) + ${back}::integer) % 20 <> 0`.execute(database);
  await sql`
    insert into restaurant_month (restaurant_id, variety, month, location, organization_id, report_id, co2, co2_low, co2_high,
      portions, total_servings, weight, weight_covered, by_level)
    select report.restaurant_id, 'sales', ${month}, by.location, report.organization_id, report.id, servings * each,
      servings * each * 0.75, servings * each * 1.3, servings * 0.9, servings, servings * 400, servings * 390,
      array[servings * 0.3, servings * 0.3, servings * 0.2, servings * 0.1, servings * 0.1]
    from report
    cross join lateral (select 2000 + abs(hashtext(report.restaurant_id)) % 9000 as servings) as sold
    cross join lateral (values ('organization', 700.0 + abs(hashtext(report.id)) % 900), ('rise', 900.0)) as by (location, each)
    where report.start_date = ${month}::text || '-01' and report.restaurant_id like 'bench-%'`.execute(database);
}
