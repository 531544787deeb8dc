import { type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/src/platform/database/database.ts';

/** Kitchens of one organization. */
export const KITCHENS_OF_ONE = 100;
export const MONTHS = 24;
const DAYS = 30;
const DISHES = 20;
/** Rows of a kitchen's month: each dish on each day. */
export const ROWS_OF_A_MONTH = DAYS * DISHES;
const FOODS = 60;

/** Where the tables of a variant are: `public` has them as the product makes them. */
export type Layout = 'public' | 'by_month' | 'by_organization';
export const LAYOUTS: readonly Layout[] = ['public', 'by_month', 'by_organization'];

const PARTS = 16;

/** The same tables in parts: one for each month, or sixteen by the hash of the organization. */
export async function makeParts(database: Database, last: Month): Promise<void> {
  const months = Array.from({ length: MONTHS + 1 }, (_, back) => monthLater(last, 1 - back));
  const columns =
    'report_id text not null, organization_id text not null, restaurant_id text not null, day text not null, recipe_id text not null, servings double precision not null';
  const foods =
    'report_id text not null, location text not null, food text not null, supply text not null, organization_id text not null, co2 double precision not null, co2_low double precision not null, co2_high double precision not null, supply_low double precision not null, supply_high double precision not null';
  const hashed = Array.from({ length: PARTS }, (_, part) => part);
  const statements = [
    'create schema by_month',
    `create table by_month.sold_day (${columns}, primary key (report_id, day, recipe_id)) partition by range (day)`,
    `create table by_month.report_food (${foods}, month text not null, primary key (report_id, location, food, supply, month)) partition by list (month)`,
    ...months.flatMap((month) => [
      `create table by_month."sold_day_${month}" partition of by_month.sold_day for values from ('${month}-01') to ('${monthLater(month, 1)}-01')`,
      `create table by_month."report_food_${month}" partition of by_month.report_food for values in ('${month}')`,
    ]),
    'create index on by_month.sold_day (organization_id, restaurant_id, day)',
    'create schema by_organization',
    `create table by_organization.sold_day (${columns}, primary key (organization_id, report_id, day, recipe_id)) partition by hash (organization_id)`,
    `create table by_organization.report_food (${foods}, primary key (organization_id, report_id, location, food, supply)) partition by hash (organization_id)`,
    ...hashed.flatMap((part) => [
      `create table by_organization.sold_day_${part} partition of by_organization.sold_day for values with (modulus ${PARTS}, remainder ${part})`,
      `create table by_organization.report_food_${part} partition of by_organization.report_food for values with (modulus ${PARTS}, remainder ${part})`,
    ]),
    'create index on by_organization.sold_day (organization_id, restaurant_id, day)',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** Organizations with their kitchens and the completed reports of two years; no rows of them yet. */
export async function seedSoldReports(database: Database, kitchens: number, last: Month): Promise<void> {
  await sql`
    insert into organization (id, enterprise_id, name, segment, location, plan)
    select 'bench-sold-' || nth, null, 'Organization', 'hotel', 'SE', 'professional'
    from generate_series(0, ${sql.lit(Math.ceil(kitchens / KITCHENS_OF_ONE) - 1)}) nth`.execute(database);
  await sql`
    insert into restaurant (id, organization_id, name, location)
    select md5('kitchen' || nth)::uuid::text, 'bench-sold-' || nth / ${sql.lit(KITCHENS_OF_ONE)}, 'Kitchen ' || nth, 'SE'
    from generate_series(0, ${sql.lit(kitchens - 1)}) nth`.execute(database);
  for (let back = MONTHS - 1; back >= -1; back -= 1) {
    const month = monthLater(last, -back);
    await sql`
      insert into report (id, organization_id, restaurant_id, category, variety, type, status, name, name_search, start_date,
        location, settings, generated_at)
      select md5(id || ${month})::uuid::text, organization_id, id, 'restaurant', 'sales', 'monthly', 'completed', ${month}, ${month},
        ${month}::text || '-01', 'organization', '{}', now()
      from restaurant where organization_id like 'bench-sold-%'`.execute(database);
  }
}

/** The rows of one month of all kitchens, report after report as they are saved. @returns milliseconds of the statements */
export async function seedSoldMonth(database: Database, layout: Layout, month: Month): Promise<number> {
  const began = performance.now();
  await sql`
    insert into ${sql.id(layout, 'sold_day')} (report_id, organization_id, restaurant_id, day, recipe_id, servings)
    select report.id, organization_id, restaurant_id, ${month}::text || '-' || lpad(day::text, 2, '0'),
      md5(restaurant_id || dish)::uuid::text, 5 + abs(hashtext(restaurant_id || day || dish)) % 90
    from (select * from report where start_date = ${month}::text || '-01' and organization_id like 'bench-sold-%' order by id) report
    cross join generate_series(1, case when ${month}::text like '%-02' then 28 else ${sql.lit(DAYS)} end) day
    cross join generate_series(1, ${sql.lit(DISHES)}) dish`.execute(database);
  const isByMonth = layout === 'by_month';
  await sql`
    insert into ${sql.id(layout, 'report_food')} (report_id, location, food, supply, organization_id, co2, co2_low, co2_high, supply_low,
      supply_high ${isByMonth ? sql`, month` : sql``})
    select report.id, place, 'food-' || food, '', organization_id, 100, 70, 140, 100, 100 ${isByMonth ? sql`, ${month}::text` : sql``}
    from (select * from report where start_date = ${month}::text || '-01' and organization_id like 'bench-sold-%' order by id) report
    cross join unnest(array['organization', 'rise']) place cross join generate_series(1, ${sql.lit(FOODS)}) food`.execute(
    database,
  );
  return performance.now() - began;
}
