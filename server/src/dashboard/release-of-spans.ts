import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { valuedMonths } from '../reports/sums-of-months.ts';
import type { LookedAt } from './compared-store.ts';

/** With what release months are counted, all of them: one (null: as published), and whether they are of several that nobody has worked out at one. */
export interface ReleaseOfSpans {
  version: string | null;
  isMixed: boolean;
}

/**
 * Months of one release are compared as they were published, those of several at that of today once all of them are worked out at it. Of
 * whole organizations what is stored of their months says it, of some kitchens and of months that changed since their reports do.
 */
export async function releaseOfSpans(database: Database, asked: LookedAt, today: string): Promise<ReleaseOfSpans> {
  const { organizationIds, restaurantIds, variety, emissionDatabase, span, former } = asked;
  const isAsked = sql`organization_id = any(${organizationIds}::text[]) and variety = ${variety} and month between ${former.from} and ${span.to}`;
  const stored = sql`
    select published.food_data_versions as versions, coalesce(
        worked.unknown, case when published.food_data_versions <@ jsonb_build_array(jsonb_build_array(${today}::text)) then 0 else 1 end) as unknown
    from (
      select * from organization_month where ${isAsked} and location = ${emissionDatabase} and food_data_version = '' and side = 'open'
        and (organization_id, month) not in (select organization_id, month from due)
    ) as published left join organization_month worked on worked.organization_id = published.organization_id
      and worked.variety = published.variety and worked.location = published.location and worked.month = published.month
      and worked.side = published.side and worked.food_data_version = ${today}`;
  const anew = sql`
    select jsonb_agg(distinct food_data_versions) filter (where food_data_versions is not null),
      (count(*) filter (where co2 is not null and value is null))::integer
    from (${valuedMonths(ofReports(asked, sql`${isAsked} and location = ${emissionDatabase}`), today)}) as valued having count(*) > 0`;
  const { rows } = await sql<{ versions: string[][] | null; unknown: number }>`
    with due as (select distinct organization_id, month from organization_month_due where ${isAsked}),
      each (versions, unknown) as (${restaurantIds === null ? sql`${stored} union all` : sql``} ${anew})
    select (select jsonb_agg(distinct of.versions) from each, jsonb_array_elements(each.versions) as of (versions)) as versions,
      (select coalesce(sum(unknown), 0)::integer from each) as unknown`.execute(database);
  const isOfSeveral = new Set(rows[0]?.versions?.flat()).size > 1;
  const isWorkedOut = rows[0]?.unknown === 0;
  return { version: isOfSeveral && isWorkedOut ? today : null, isMixed: isOfSeveral && !isWorkedOut };
}

function ofReports({ restaurantIds }: LookedAt, isAsked: RawBuilder<unknown>): RawBuilder<unknown> {
  return restaurantIds === null
    ? sql`restaurant_month where ${isAsked} and (organization_id, month) in (select organization_id, month from due)`
    : sql`restaurant_month where ${isAsked} and restaurant_id = any(${restaurantIds}::text[])`;
}
