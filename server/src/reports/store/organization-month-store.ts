import { type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { LOCKS } from '../../platform/database/locks/locks.ts';
import { CELL_COLUMNS, cellsOf } from '../kitchen-cells.ts';
import { SUM_OF_MONTHS, valuedMonths } from '../sums-of-months.ts';

/** A month of an organization's sales or purchases. */
export interface MonthOfOrganization {
  organizationId: string;
  variety: ReportVariety;
  month: Month;
}

/** One worker at a time over all nodes: two that add up one month would both write it. @returns whether this is the one. */
export async function isOnlyWorker(transaction: Database): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(LOCKS.organizationMonths)}) as held`.execute(transaction);
  return rows[0]?.held === true;
}

/** The next month that changed, in the order of their keys. */
export async function nextChanged(database: Database, after: MonthOfOrganization | null): Promise<MonthOfOrganization | null> {
  const isLater = after
    ? sql<SqlBool>`(organization_id, variety, month) > (${after.organizationId}, ${after.variety}, ${after.month})`
    : sql<SqlBool>`true`;
  const { rows } = await sql<MonthOfOrganization>`
    select organization_id as "organizationId", variety, month from organization_month_due where ${isLater}
    order by organization_id, variety, month limit 1`.execute(database);
  return rows[0] ?? null;
}

const WRITTEN = [
  'organization_month_due',
  'organization_month_kitchen',
  'organization_month_food',
  'organization_month',
] as const;

/**
 * Adds a month up, as published and at a release of the food data where reports are of others. What is noted goes first: whatever becomes
 * visible after that was noted by its own transaction, and the month is due again.
 */
export async function keepMonth(transaction: Database, of: MonthOfOrganization, release: string): Promise<void> {
  const { organizationId, variety, month } = of;
  for (const table of WRITTEN)
    await transaction
      .deleteFrom(table)
      .where('organization_id', '=', organizationId)
      .where('variety', '=', variety)
      .where('month', '=', month)
      .execute();
  await keepAt(transaction, of, null);
  if (await isOfOthers(transaction, of, release)) await keepAt(transaction, of, release);
}

/** Whether reports of other releases stand in a month that is added up as published. */
async function isOfOthers(
  transaction: Database,
  { organizationId, variety, month }: MonthOfOrganization,
  release: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from organization_month where organization_id = ${organizationId} and variety = ${variety} and month = ${month}
      and not food_data_versions <@ jsonb_build_array(jsonb_build_array(${release}::text)) limit 1`.execute(transaction);
  return rows.length > 0;
}

/** The reports of a month by the side that they stand on. */
function sidesOf({ organizationId, variety, month }: MonthOfOrganization): RawBuilder<unknown> {
  const months = (name: Month) => sql`
    select month.*, restaurant.deleted_at is not null as is_closed
    from restaurant_month month join restaurant on restaurant.id = month.restaurant_id
    where month.organization_id = ${organizationId} and month.variety = ${variety} and month.month = ${name}`;
  return sql`
    latest as (${months(month)}), former as (${months(monthLater(month, -12))}),
    pair as (
      select latest.report_id as latest_id, former.report_id as former_id, location
      from latest join former using (restaurant_id, location)
      where not latest.is_closed and latest.co2 is not null and former.co2 is not null
    ),
    seen as (
      select case when is_closed then 'closed' else 'open' end as side, latest.* from latest
      union all select 'now', latest.* from latest join pair on pair.latest_id = latest.report_id and pair.location = latest.location
      union all select 'then', former.* from former join pair on pair.former_id = former.report_id and pair.location = former.location
    )`;
}

/** At a release those sides alone that have reports of others, once all of them are worked out at it. */
async function keepAt(transaction: Database, of: MonthOfOrganization, version: string | null): Promise<void> {
  const key = sql`${of.organizationId}, ${of.variety}, location, ${of.month}, ${version ?? ''}, side`;
  const isAsked = version === null ? sql`true` : sql`not bool_and(is_own) and bool_and(is_worked_out)`;
  await sql`
    with ${sidesOf(of)}
    insert into organization_month (organization_id, variety, location, month, food_data_version, side, kitchens, unknown,
      co2, co2_low, co2_high, co2_without_land_use, co2_without_land_use_low, co2_without_land_use_high,
      portions, total_servings, weight, weight_covered, weight_expected, energy, energy_weight, levelled, food_data_versions)
    select ${key}, ${SUM_OF_MONTHS} from (${valuedMonths(sql`seen`, version)}) as valued
    group by location, side having ${isAsked}`.execute(transaction);
  const foods = (table: 'report_food' | 'restated_food', isOwn: RawBuilder<unknown>) => sql`
    select valued.location, side, food, supply, food.co2, food.co2_low, food.co2_high, supply_low, supply_high
    from (${valuedMonths(sql`seen`, version)}) as valued
      join ${sql.table(table)} food on food.report_id = valued.report_id and food.location = valued.location
    where food.organization_id = ${of.organizationId} and ${isOwn}`;
  await sql`
    with ${sidesOf(of)}
    insert into organization_month_food (organization_id, variety, location, month, food_data_version, side, food, supply,
      co2, co2_low, co2_high, supply_low, supply_high)
    select ${key}, food, supply, sum(co2), sum(co2_low), sum(co2_high), sum(supply_low), sum(supply_high)
    from (${foods('report_food', sql`is_own`)} ${version === null ? sql`` : sql`union all ${foods('restated_food', sql`not is_own`)}`}) as part
    where exists (
      select from organization_month month where month.organization_id = ${of.organizationId} and month.variety = ${of.variety}
        and month.location = part.location and month.month = ${of.month} and month.food_data_version = ${version ?? ''} and month.side = part.side
    )
    group by location, side, food, supply`.execute(transaction);
  await keepKitchens(transaction, of, version);
}

/** What each kitchen brings to the change of the month; at a release where reports of others are in it and all are worked out at it. */
async function keepKitchens(transaction: Database, of: MonthOfOrganization, version: string | null): Promise<void> {
  const { organizationId, variety, month } = of;
  const rows = sql`(select seen.*, side = 'now' as is_now, ${month} as at from seen where side in ('now', 'then')) as month`;
  const isAsked =
    version === null
      ? sql`true`
      : sql`location in (select location from cell group by location having not bool_and(is_own) and bool_and(is_worked_out))`;
  const columns = sql.join(CELL_COLUMNS.map((name) => sql.ref(name)));
  await sql`
    with ${sidesOf(of)}, cell as (${cellsOf(rows, { variety, organizationIds: [organizationId], version })})
    insert into organization_month_kitchen (organization_id, variety, location, month, food_data_version, restaurant_id, ${columns})
    select ${organizationId}, ${variety}, location, ${month}, ${version ?? ''}, restaurant_id, ${columns} from cell
    where ${isAsked}`.execute(transaction);
}

/**
 * With another release of the food data, once its reports are worked out at it: months that are not added up at it yet, and what is remembered
 * of their organizations.
 */
export async function formerReleasesChange(database: Database, release: string): Promise<void> {
  await sql`
    with noted as (
    insert into organization_month_due (organization_id, variety, month, noted)
    select distinct own.organization_id, own.variety, by.month, ${`release ${release}`}
    from restaurant_month own, lateral (values (own.month), ((left(own.month, 4)::integer + 1)::text || right(own.month, 3))) as by (month)
    where not coalesce(own.food_data_versions, '[]') <@ jsonb_build_array(${release}::text)
      and not exists (
        select from organization_month kept where kept.organization_id = own.organization_id and kept.variety = own.variety
          and kept.location = own.location and kept.month = own.month and kept.food_data_version = ${release}
      )
    on conflict do nothing returning organization_id)
    insert into leaderboard_change (organization_id, changed_at) select distinct organization_id, now() from noted
    on conflict do nothing`.execute(database);
}
