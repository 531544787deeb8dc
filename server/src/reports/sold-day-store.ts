import { soldRows } from '@plateprint/shared/reports/rows/sold-rows.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

interface ReportPlace {
  id: string;
  organizationId: string;
  restaurantId: string;
}

/** Keeps what a report says was sold on single days, in the place of what it said before. */
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

/** Servings of a dish on a day. */
export interface SoldOnDay {
  day: string;
  recipeId: string;
  servings: number;
}

/**
 * What a kitchen sold on each day of a span, as far as its monthly reports say it by day. Of several reports of a month one is asked: a
 * completed one, else the latest.
 */
export async function soldOnDays(
  database: Database,
  { id, organizationId }: { id: string; organizationId: string },
  { from, to }: { from: string; to: string },
): Promise<SoldOnDay[]> {
  const { rows } = await sql<SoldOnDay>`
    select day, recipe_id as "recipeId", servings from sold_day
    where organization_id = ${organizationId} and restaurant_id = ${id} and day between ${from} and ${to} and servings > 0
      and report_id in (
        select distinct on (start_date) report.id from report
        where organization_id = ${organizationId} and restaurant_id = ${id} and category = 'restaurant' and variety = 'sales'
          and type = 'monthly' and deleted_at is null
        order by start_date, status = 'completed' desc, updated_at desc)
    order by day, recipe_id`.execute(database);
  return rows;
}
