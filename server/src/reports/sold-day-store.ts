import { soldRows } from '@plateprint/shared/reports/rows/sold-rows.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

interface ReportPlace {
  id: string;
  organizationId: string;
  restaurantId: string;
}

/** Replaces what a report says was sold on single days. */
export async function keepSoldDays(
  database: Database,
  { id, organizationId, restaurantId }: ReportPlace,
  draft: Pick<ReportDraft, 'recipes' | 'menus'>,
): Promise<void> {
  await database.deleteFrom('sold_day').where('report_id', '=', id).where('organization_id', '=', organizationId).execute();
  const sums = new Map<string, { day: string; recipeId: string; servings: number }>();
  for (const { id: recipeId, day, servings } of soldRows(draft)) {
    if (recipeId === null || servings === null || day === undefined || day === null) continue;
    const key = `${day} ${recipeId}`;
    sums.set(key, { day, recipeId, servings: (sums.get(key)?.servings ?? 0) + servings });
  }
  const rows = [...sums.values()];
  if (rows.length === 0) return;
  await sql`
    insert into sold_day (report_id, organization_id, restaurant_id, day, recipe_id, servings)
    select ${id}, ${organizationId}, ${restaurantId}, sold.day, sold.recipe_id, sold.servings
    from unnest(${rows.map(({ day }) => day)}::text[], ${rows.map(({ recipeId }) => recipeId)}::text[],
      ${rows.map(({ servings }) => servings)}::double precision[]) as sold (day, recipe_id, servings)`.execute(database);
}

interface Kitchen {
  id: string;
  organizationId: string;
}

interface Span {
  from: string;
  to: string;
}

/** Servings of a dish on a day. */
export interface SoldOnDay {
  day: string;
  recipeId: string;
  servings: number;
}

/**
 * What a kitchen sold on each day of a span, a row for each day and dish, as far as its monthly reports say it by day: the report of the
 * day's own month, and of several of a month one, a completed one, else the latest. 0 where a dish was there and none of it was sold.
 */
export async function soldOnDays(database: Database, kitchen: Kitchen, span: Span): Promise<SoldOnDay[]> {
  const { rows } = await sql<SoldOnDay>`
    select day, recipe_id as "recipeId", servings from (${ofDays(kitchen, span)}) as sold order by day, recipe_id`.execute(
    database,
  );
  return rows;
}

/** A kitchen's sales of dishes on the days of a span on which each was there; those that no day is known of are absent. */
export async function daysOfDishes(
  database: Database,
  kitchen: Kitchen,
  { recipeIds, ...span }: Span & { recipeIds: readonly string[] },
): Promise<Map<string, { day: string; servings: number }[]>> {
  const { rows } = await sql<SoldOnDay>`
    select day, recipe_id as "recipeId", servings from (${ofDays(kitchen, span, recipeIds)}) as sold order by day`.execute(
    database,
  );
  const days = new Map<string, { day: string; servings: number }[]>();
  for (const { recipeId, day, servings } of rows) {
    const ofDish = days.get(recipeId) ?? [];
    if (ofDish.length === 0) days.set(recipeId, ofDish);
    ofDish.push({ day, servings });
  }
  return days;
}

interface SoldMonth {
  month: string;
  /** Servings of a recipe on a day. */
  onDays: number;
  /** All servings that were sold; null while the report is not completed. */
  sold: number | null;
}

/**
 * How much of what each month's report says was sold stands by dish and day, for the months of a span that name any day. The whole
 * month counts, for a row without a day belongs to none; `sold` is null while the report is not completed.
 */
export async function soldMonths(database: Database, kitchen: Kitchen, { from, to }: Span): Promise<SoldMonth[]> {
  const { rows } = await sql<SoldMonth>`
    select left(asked.start_date, 7) as month, sum(sold_day.servings) as "onDays", case when asked.status = 'completed' then (
      select max(total_servings) from report_total
      where report_id = asked.id and organization_id = ${kitchen.organizationId}) end as sold
    from sold_day join (${askedReports(kitchen)}) as asked
      on asked.id = sold_day.report_id and left(asked.start_date, 7) = left(sold_day.day, 7)
    where sold_day.organization_id = ${kitchen.organizationId} and sold_day.restaurant_id = ${kitchen.id}
      and left(asked.start_date, 7) between ${from.slice(0, 7)} and ${to.slice(0, 7)}
      and sold_day.day between ${`${from.slice(0, 7)}-01`} and ${`${to.slice(0, 7)}-31`}
    group by asked.id, asked.start_date, asked.status order by month`.execute(database);
  return rows;
}

/** The monthly sales reports of a kitchen, one of each month. */
function askedReports({ id, organizationId }: Kitchen) {
  return sql`
      select distinct on (start_date) report.id, report.start_date, report.status from report
      where organization_id = ${organizationId} and restaurant_id = ${id} and category = 'restaurant' and variety = 'sales'
        and type = 'monthly' and deleted_at is null
      order by start_date, status = 'completed' desc, updated_at desc`;
}

function ofDays({ id, organizationId }: Kitchen, { from, to }: Span, recipeIds: readonly string[] | null = null) {
  return sql`
    select sold_day.day, sold_day.recipe_id, sum(sold_day.servings) as servings
    from sold_day join (${askedReports({ id, organizationId })}) as asked
      on asked.id = sold_day.report_id and left(asked.start_date, 7) = left(sold_day.day, 7)
    where sold_day.organization_id = ${organizationId} and sold_day.restaurant_id = ${id}
      and sold_day.day between ${from} and ${to}
      and ${recipeIds === null ? sql`true` : sql`sold_day.recipe_id = any(${recipeIds}::text[])`}
    group by sold_day.day, sold_day.recipe_id
    having sum(sold_day.servings) >= 0`;
}
