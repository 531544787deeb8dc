import type { FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { MonthsSum } from './sums-of-months.ts';

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

/** One month of one side, as a job wrote it at a release of the food data. */
export interface StoredMonth extends MonthsSum {
  month: Month;
  side: MonthSide;
  food_data_version: string;
}

interface SidesQuery {
  months: readonly Month[];
  sides: readonly MonthSide[];
  /** One release of the food data; null: as they were published. */
  version: string | null;
}

/** Months that are stored, and those that changed since or are not worked out at the release: to be added up anew. */
export async function storedMonths(
  database: Database,
  { organizationId, variety, emissionDatabase }: OrganizationMonths,
  { months, sides, version }: SidesQuery,
): Promise<{ stored: StoredMonth[]; anew: Month[] }> {
  const { rows: due } = await sql<{ month: Month }>`
    select distinct month from organization_month_due
    where organization_id = ${organizationId} and variety = ${variety} and month = any(${months}::text[])`.execute(database);
  const changed = new Set(due.map(({ month }) => month));
  const { rows } = await sql<StoredMonth>`
    select * from organization_month
    where organization_id = ${organizationId} and variety = ${variety} and location = ${emissionDatabase}
      and month = any(${months.filter((month) => !changed.has(month))}::text[])
      and side = any(${sides}::text[]) and food_data_version in ('', ${version ?? ''})`.execute(database);
  const sidesOfMonths = [...Map.groupBy(rows, ({ month, side }) => `${month} ${side}`).values()].map((of) => ({
    month: of[0]?.month,
    row: of.find((row) => row.food_data_version === version) ?? publishedAt(of, version),
  }));
  const unknown = new Set(sidesOfMonths.flatMap(({ month, row }) => (row === null ? month : [])));
  return {
    stored: sidesOfMonths.flatMap(({ row }) => (row === null || unknown.has(row.month) ? [] : [row])),
    anew: months.filter((month) => changed.has(month) || unknown.has(month)),
  };
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
  const { rows } = await sql<FoodRow>`
    select asked.is_first as "group", food, supply, sum(co2) as co2, sum(co2_low) as low, sum(co2_high) as high,
      sum(supply_low) as supply_low, sum(supply_high) as supply_high
    from unnest(
      ${stored.map(({ month }) => month)}::text[], ${stored.map(({ side }) => side)}::text[],
      ${stored.map((row) => row.food_data_version)}::text[], ${stored.map(isFirst)}::boolean[]
    ) as asked (month, side, food_data_version, is_first)
      join organization_month_food of on of.month = asked.month and of.side = asked.side and of.food_data_version = asked.food_data_version
    where of.organization_id = ${organizationId} and of.variety = ${variety} and of.location = ${emissionDatabase}
    group by asked.is_first, food, supply`.execute(database);
  const parts = (isOfFirst: boolean) => rows.filter(({ group }) => group === isOfFirst).map(partOf);
  return { first: parts(true), others: parts(false) };
}

function partOf({ food, supply, co2, low, high, supply_low, supply_high }: FoodRow): FoodPart {
  return { food, supply, co2: { value: co2, low, high }, supplyRange: { low: supply_low, high: supply_high } };
}
