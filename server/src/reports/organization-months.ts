import type { FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { type MonthsSum, SUM_COLUMNS } from './sums-of-months.ts';

/** Whose months: of all kitchens of an organization, by one emission database. */
export interface OrganizationMonths {
  organizationId: string;
  variety: ReportVariety;
  emissionDatabase: EmissionDatabase;
}

/**
 * Kitchens that are there, and those that were closed; of those that are there and have CO2e in a month and in the same of the year before
 * what they come to now, and what they came to then.
 */
export type MonthSide = 'open' | 'closed' | 'now' | 'then';

/** One month of one side, as a job wrote it at a release of the food data, of all kitchens or of a part of them. */
export interface StoredMonth extends MonthsSum {
  month: Month;
  side: MonthSide;
  food_data_version: string;
  part: number | null;
}

/** A month to be added up again from the reports of some of its kitchens, or (null) of all of them. */
export interface MonthAnew {
  month: Month;
  parts: readonly number[] | null;
}

/** Rows of `restaurant_month` to be added up again. */
export function isAnew(anew: readonly MonthAnew[]): RawBuilder<SqlBool> {
  const months = sql<SqlBool>`month = any(${anew.map(({ month }) => month)}::text[])`;
  if (anew.every(({ parts }) => parts === null)) return months;
  const whole = anew.flatMap(({ month, parts }) => (parts === null ? [month] : []));
  return sql<SqlBool>`${months} and (month = any(${whole}::text[]) or (month, kitchen_part(restaurant_id)) in (${partsOf(anew)}))`;
}

/** Rows of kitchens that are not in a part that is to be added up anew. */
export function isNotAnew(anew: readonly MonthAnew[], rows: Record<'month' | 'part', RawBuilder<unknown>>): RawBuilder<SqlBool> {
  const months = anew.flatMap(({ month, parts }) => (parts === null ? [] : [month]));
  // The part is worked out of those months alone.
  return months.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${rows.month} <> all(${months}::text[]) or (${rows.month}, ${rows.part}) not in (${partsOf(anew)}))`;
}

function partsOf(anew: readonly MonthAnew[]): RawBuilder<unknown> {
  const each = anew.flatMap(({ month, parts }) => (parts ?? []).map((part) => ({ month, part })));
  return sql`select * from unnest(${each.map(({ month }) => month)}::text[], ${each.map(({ part }) => part)}::integer[])`;
}

const ofAll = (month: Month): MonthAnew => ({ month, parts: null });

interface SidesQuery {
  months: readonly Month[];
  sides: readonly MonthSide[];
  /** One release of the food data; null: as they were published. */
  version: string | null;
}

/**
 * Months that are stored, and those that changed since or are not worked out at the release: to be added up anew. Of a month that is added up
 * by parts of its kitchens, the parts in which nothing changed are stored.
 */
export async function storedMonths(
  database: Database,
  of: OrganizationMonths,
  { months, sides, version }: SidesQuery,
): Promise<{ stored: StoredMonth[]; anew: MonthAnew[] }> {
  const { organizationId, variety, emissionDatabase } = of;
  const changed = await changedMonths(database, of, months);
  const isChanged = new Set(changed.map(({ month }) => month));
  const columns = sql`month, side, food_data_version, ${SUM_COLUMNS}`;
  const isAsked = sql`organization_id = ${organizationId} and variety = ${variety} and location = ${emissionDatabase}
    and side = any(${sides}::text[]) and food_data_version in ('', ${version ?? ''})`;
  const inParts = changed.filter(({ parts }) => parts !== null);
  const ofParts = sql`
    union all select ${columns}, part from organization_month_part
    where ${isAsked} and (food_data_version = '' or is_worked_out) and month in (
        select month from organization_month where ${isAsked} and is_split and month = any(${inParts.map(({ month }) => month)}::text[]))
      and ${isNotAnew(inParts, { month: sql`month`, part: sql`part` })}`;
  const { rows } = await sql<StoredMonth>`
    select ${columns}, null::integer as part from organization_month
    where ${isAsked} and month = any(${months.filter((month) => !isChanged.has(month))}::text[])
    ${inParts.length === 0 ? sql`` : ofParts}`.execute(database);
  const found = [...Map.groupBy(rows, ({ month, side, part }) => `${month} ${side} ${part}`).values()].map((same) => ({
    month: same[0]?.month,
    row: same.find((row) => row.food_data_version === version) ?? publishedAt(same, version),
  }));
  const unknown = new Set(found.flatMap(({ month, row }) => (row === null ? month : [])));
  const stored = found.flatMap(({ row }) => (row === null || unknown.has(row.month) ? [] : [row]));
  const isStored = new Set(stored.map(({ month }) => month));
  return {
    stored,
    anew: [
      ...changed.map((each) => (isStored.has(each.month) ? each : ofAll(each.month))),
      ...months.filter((month) => !isChanged.has(month) && unknown.has(month)).map(ofAll),
    ],
  };
}

/** The months in which something changed since they were added up, and in which parts of the kitchens. */
async function changedMonths(
  database: Database,
  { organizationId, variety }: OrganizationMonths,
  months: readonly Month[],
): Promise<MonthAnew[]> {
  const { rows } = await sql<MonthAnew>`
    select month, case when bool_and(restaurant_id is not null) then array_agg(distinct kitchen_part(restaurant_id)) end as parts
    from organization_month_due
    where organization_id = ${organizationId} and variety = ${variety} and month = any(${months}::text[])
    group by month`.execute(database);
  return rows;
}

/** As published, where every report of it was made with the release. */
function publishedAt(rows: readonly StoredMonth[], version: string | null): StoredMonth | null {
  const published = rows.find((row) => row.food_data_version === '') ?? null;
  return published?.food_data_versions.flat().every((of) => version === null || of === version) ? published : null;
}

interface FoodRow {
  group: boolean;
  food: string;
  supply: string;
  co2: number;
  low: number;
  high: number;
  supply_low: number;
  supply_high: number;
}

/** The foods of stored months, of those that `isFirst` names and of all others. */
export async function storedFoods(
  database: Database,
  { organizationId, variety, emissionDatabase }: OrganizationMonths,
  { stored, isFirst }: { stored: readonly StoredMonth[]; isFirst: (row: StoredMonth) => boolean },
): Promise<{ first: FoodPart[]; others: FoodPart[] }> {
  if (stored.length === 0) return { first: [], others: [] };
  const foods = (table: 'organization_month_food' | 'organization_month_part_food', rows: readonly StoredMonth[]) => sql`
    select asked.is_first as "group", of.food, of.supply, of.co2, of.co2_low, of.co2_high, of.supply_low, of.supply_high
    from unnest(
      ${rows.map(({ month }) => month)}::text[], ${rows.map(({ side }) => side)}::text[],
      ${rows.map((row) => row.food_data_version)}::text[], ${rows.map(isFirst)}::boolean[], ${rows.map(({ part }) => part)}::integer[]
    ) as asked (month, side, food_data_version, is_first, part)
      join ${sql.table(table)} of on of.month = asked.month and of.side = asked.side and of.food_data_version = asked.food_data_version
        ${table === 'organization_month_food' ? sql`` : sql`and of.part = asked.part`}
    where of.organization_id = ${organizationId} and of.variety = ${variety} and of.location = ${emissionDatabase}`;
  const [whole, parts] = [stored.filter(({ part }) => part === null), stored.filter(({ part }) => part !== null)];
  const { rows } = await sql<FoodRow>`
    select "group", food, supply, sum(co2) as co2, sum(co2_low) as low, sum(co2_high) as high,
      sum(supply_low) as supply_low, sum(supply_high) as supply_high
    from (${foods('organization_month_food', whole)}
      ${parts.length === 0 ? sql`` : sql`union all ${foods('organization_month_part_food', parts)}`}) as each
    group by "group", food, supply`.execute(database);
  const side = (isOfFirst: boolean) => rows.filter(({ group }) => group === isOfFirst).map(partOf);
  return { first: side(true), others: side(false) };
}

function partOf({ food, supply, co2, low, high, supply_low, supply_high }: FoodRow): FoodPart {
  return { food, supply, co2: { value: co2, low, high }, supplyRange: { low: supply_low, high: supply_high } };
}
