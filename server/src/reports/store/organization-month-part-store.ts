import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { CELL_COLUMNS, cellsOf } from '../kitchen-cells.ts';
import { SUM_COLUMNS, SUM_OF_MONTHS, SUM_OF_PARTS, valuedMonths } from '../sums-of-months.ts';
import { FOOD_SUMS, foodsSeen, type MonthOfOrganization, rowsOfMonth, sidesOf } from './organization-month-sides.ts';

/** Whether reports of other releases stand in a month that is added up as published. */
export async function isOfOthers(transaction: Database, of: MonthOfOrganization, release: string): Promise<boolean> {
  const { rows } = await sql`
    select from organization_month where ${rowsOfMonth(of)} and food_data_version = ''
      and not food_data_versions <@ jsonb_build_array(jsonb_build_array(${release}::text)) limit 1`.execute(transaction);
  return rows.length > 0;
}

/** Some parts of a month’s kitchens (null: all), at one release of the food data or (null) as published. */
interface PartsAtRelease {
  version: string | null;
  parts: readonly number[] | null;
}

const isPart = (parts: readonly number[] | null, part: RawBuilder<unknown>) =>
  parts === null ? sql`true` : sql`${part} = any(${parts}::integer[])`;
const PART = sql`part`;
const PART_OF_KITCHEN = sql`kitchen_part(restaurant_id)`;

/** Adds the parts up in which something changed, or (null) all of them, and the month from all of its parts. */
export async function keepByParts(
  transaction: Database,
  of: MonthOfOrganization,
  { release, changed }: { release: string; changed: readonly number[] | null },
): Promise<void> {
  const parts = changed !== null && (await isSplit(transaction, of)) ? changed : null;
  const isGone = (part: RawBuilder<unknown>) =>
    sql`${rowsOfMonth(of)} and (${isPart(parts, part)} or food_data_version not in ('', ${release}))`;
  await sql`delete from organization_month_kitchen where ${isGone(PART_OF_KITCHEN)}`.execute(transaction);
  for (const table of ['organization_month_part_food', 'organization_month_part'] as const)
    await sql`delete from ${sql.table(table)} where ${isGone(PART)}`.execute(transaction);
  for (const table of ['organization_month_food', 'organization_month'] as const)
    await sql`delete from ${sql.table(table)} where ${rowsOfMonth(of)}`.execute(transaction);
  await keepParts(transaction, of, { version: null, parts });
  await addParts(transaction, of, null);
  if (!(await isOfOthers(transaction, of, release))) return;
  const isKeptAt = parts !== null && !(await lacksParts(transaction, of, { version: release, parts }));
  if (!isKeptAt)
    for (const table of ['organization_month_kitchen', 'organization_month_part_food', 'organization_month_part'] as const)
      await sql`delete from ${sql.table(table)} where ${rowsOfMonth(of)} and food_data_version = ${release}`.execute(transaction);
  await keepParts(transaction, of, { version: release, parts: isKeptAt ? parts : null });
  await addParts(transaction, of, release);
}

async function isSplit(transaction: Database, of: MonthOfOrganization): Promise<boolean> {
  const { rows } = await sql`select from organization_month where ${rowsOfMonth(of)} and is_split limit 1`.execute(transaction);
  return rows.length > 0;
}

/** Whether parts in which nothing changed are not added up at a release: nothing was made with another, or not worked out at it, until now. */
async function lacksParts(transaction: Database, of: MonthOfOrganization, { version, parts }: PartsAtRelease): Promise<boolean> {
  const { rows } = await sql`
    select from organization_month_part own where ${rowsOfMonth(of)} and food_data_version = '' and not (${isPart(parts, PART)})
      and not exists (
        select from organization_month_part other where other.organization_id = own.organization_id and other.variety = own.variety
          and other.location = own.location and other.month = own.month and other.food_data_version = ${version} and other.side = own.side
          and other.part = own.part and other.is_worked_out
      ) limit 1`.execute(transaction);
  return rows.length > 0;
}

async function keepParts(transaction: Database, of: MonthOfOrganization, { version, parts }: PartsAtRelease): Promise<void> {
  const key = sql`${of.organizationId}, ${of.variety}, location, ${of.month}, ${version ?? ''}, side, part`;
  await sql`
    with ${sidesOf(of, parts)}
    insert into organization_month_part (organization_id, variety, location, month, food_data_version, side, part, is_own, is_worked_out, ${SUM_COLUMNS})
    select ${key}, bool_and(is_own), bool_and(is_worked_out), ${SUM_OF_MONTHS} from (${valuedMonths(sql`seen`, version)}) as valued
    group by location, side, part`.execute(transaction);
  await sql`
    with ${sidesOf(of, parts)}
    insert into organization_month_part_food (organization_id, variety, location, month, food_data_version, side, part, food, supply,
      co2, co2_low, co2_high, supply_low, supply_high)
    select ${key}, food, supply, ${FOOD_SUMS} from (${foodsSeen(of, version)}) as food
    group by location, side, part, food, supply`.execute(transaction);
  await keepKitchens(transaction, of, { version, parts, isAsked: sql`true` });
}

/** The month from its parts, at a release those sides alone that have reports of others, once all of them are worked out at it. */
async function addParts(transaction: Database, of: MonthOfOrganization, version: string | null): Promise<void> {
  const key = sql`organization_id, variety, location, month, food_data_version, side`;
  const isKept = sql`${rowsOfMonth(of)} and food_data_version = ${version ?? ''}`;
  const isAsked = version === null ? sql`true` : sql`not bool_and(is_own) and bool_and(is_worked_out)`;
  await sql`
    insert into organization_month (${key}, ${SUM_COLUMNS}, is_split)
    select ${key}, ${SUM_OF_PARTS}, true from organization_month_part where ${isKept} group by ${key} having ${isAsked}`.execute(
    transaction,
  );
  await sql`
    insert into organization_month_food (${key}, food, supply, co2, co2_low, co2_high, supply_low, supply_high)
    select ${key}, food, supply, ${FOOD_SUMS} from organization_month_part_food
    where ${isKept} and (location, side) in (select location, side from organization_month where ${isKept})
    group by ${key}, food, supply`.execute(transaction);
}

/** What each kitchen brings to the change of the month; at a release where reports of others are in it and all are worked out at it. */
export async function keepKitchens(
  transaction: Database,
  of: MonthOfOrganization,
  { version, parts, isAsked }: PartsAtRelease & { isAsked: RawBuilder<unknown> },
): Promise<void> {
  const { organizationId, variety, month } = of;
  const rows = sql`(select seen.*, side = 'now' as is_now, ${month} as at from seen where side in ('now', 'then')) as month`;
  const columns = sql.join(CELL_COLUMNS.map((name) => sql.ref(name)));
  await sql`
    with ${sidesOf(of, parts)}, cell as (${cellsOf(rows, { variety, organizationIds: [organizationId], version })})
    insert into organization_month_kitchen (organization_id, variety, location, month, food_data_version, restaurant_id, ${columns})
    select ${organizationId}, ${variety}, location, ${month}, ${version ?? ''}, restaurant_id, ${columns} from cell
    where ${isAsked}`.execute(transaction);
}
