import { sql, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { LOCKS } from '../../platform/database/locks/locks.ts';
import { SUM_COLUMNS, SUM_OF_MONTHS, valuedMonths } from '../sums-of-months.ts';
import { isOfOthers, keepByParts, keepKitchens } from './organization-month-part-store.ts';
import { FOOD_SUMS, foodsSeen, type MonthOfOrganization, rowsOfMonth, sidesOf } from './organization-month-sides.ts';

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

/** Beyond so many kitchens a month is added up by parts of them: below, all of them cost as little. */
const SPLIT_BEYOND = 128;

/** The release of the food data of today, and from how many kitchens on a month is added up by their parts. */
export interface KeepingOfMonth {
  release: string;
  splitBeyond?: number | undefined;
}

/**
 * Adds a month up, as published and at a release of the food data where reports are of others. What is noted goes first: whatever becomes
 * visible after that was noted by its own transaction, and the month is due again.
 */
export async function keepMonth(
  transaction: Database,
  of: MonthOfOrganization,
  { release, splitBeyond = SPLIT_BEYOND }: KeepingOfMonth,
): Promise<void> {
  const { rows: noted } = await sql<{ part: number | null }>`
    delete from organization_month_due where ${rowsOfMonth(of)} returning kitchen_part(restaurant_id) as part`.execute(
    transaction,
  );
  if (await hasMoreKitchens(transaction, of, splitBeyond)) {
    const changed = noted.flatMap(({ part }) => (part === null ? [] : [part]));
    await keepByParts(transaction, of, { release, changed: changed.length < noted.length ? null : [...new Set(changed)] });
    return;
  }
  for (const table of WRITTEN) await sql`delete from ${sql.table(table)} where ${rowsOfMonth(of)}`.execute(transaction);
  await keepAt(transaction, of, null);
  if (await isOfOthers(transaction, of, release)) await keepAt(transaction, of, release);
}

const WRITTEN = [
  'organization_month_kitchen',
  'organization_month_part_food',
  'organization_month_part',
  'organization_month_food',
  'organization_month',
] as const;

async function hasMoreKitchens(transaction: Database, of: MonthOfOrganization, kitchens: number): Promise<boolean> {
  const { rows } = await sql<{ isMore: boolean }>`
    select count(distinct restaurant_id) > ${kitchens} as "isMore" from restaurant_month where ${rowsOfMonth(of)}`.execute(
    transaction,
  );
  return rows[0]?.isMore === true;
}

/** At a release those sides alone that have reports of others, once all of them are worked out at it. */
async function keepAt(transaction: Database, of: MonthOfOrganization, version: string | null): Promise<void> {
  const key = sql`${of.organizationId}, ${of.variety}, location, ${of.month}, ${version ?? ''}, side`;
  const isAsked = version === null ? sql`true` : sql`not bool_and(is_own) and bool_and(is_worked_out)`;
  await sql`
    with ${sidesOf(of)}
    insert into organization_month (organization_id, variety, location, month, food_data_version, side, ${SUM_COLUMNS})
    select ${key}, ${SUM_OF_MONTHS} from (${valuedMonths(sql`seen`, version)}) as valued
    group by location, side having ${isAsked}`.execute(transaction);
  await sql`
    with ${sidesOf(of)}
    insert into organization_month_food (organization_id, variety, location, month, food_data_version, side, food, supply,
      co2, co2_low, co2_high, supply_low, supply_high)
    select ${key}, food, supply, ${FOOD_SUMS}
    from (${foodsSeen(of, version)}) as part
    where exists (
      select from organization_month month where month.organization_id = ${of.organizationId} and month.variety = ${of.variety}
        and month.location = part.location and month.month = ${of.month} and month.food_data_version = ${version ?? ''} and month.side = part.side
    )
    group by location, side, food, supply`.execute(transaction);
  const isAskedAt =
    version === null
      ? sql`true`
      : sql`location in (select location from cell group by location having not bool_and(is_own) and bool_and(is_worked_out))`;
  await keepKitchens(transaction, of, { version, parts: null, isAsked: isAskedAt });
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
