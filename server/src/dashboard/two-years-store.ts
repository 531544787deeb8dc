import type { ComparedMonths } from '@plateprint/shared/dashboard/compared-foods.ts';
import type { TwoYears } from '@plateprint/shared/dashboard/year-answer.ts';
import { addedParts, type FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { type LookedAt, monthsOfSpan } from './compared-store.ts';

/** Both years as their reports were published, or (a version) at one release of the food data. */
export interface YearsAtRelease extends TwoYears {
  months: number;
  foodDataVersion: string | null;
}

interface SumsRow {
  is_now: boolean;
  restaurants: number;
  months: number;
  unknown: number;
  versions: string[][] | null;
  co2: number | null;
  co2_low: number | null;
  co2_high: number | null;
  portions: number;
  total_servings: number;
  weight: number;
  weight_covered: number;
  weight_expected: number;
  levelled: number;
}

interface FoodRow {
  is_now: boolean;
  food: string;
  supply: string;
  co2: number;
  low: number;
  high: number;
  supply_low: number;
  supply_high: number;
}

/** The months of kitchens that have CO2e in both years, with whether they are of the release that is asked for (of none: as they are). */
export function bothYears(asked: LookedAt, version: string | null): RawBuilder<unknown> {
  const isOwn =
    version === null ? sql`true` : sql`coalesce(month.food_data_versions, '[]'::jsonb) <@ jsonb_build_array(${version}::text)`;
  return sql`
    latest as (select * from ${monthsOfSpan(asked, asked.span)} and co2 is not null),
    former as (select * from ${monthsOfSpan(asked, asked.former)} and co2 is not null),
    pair as (
      select latest.report_id as latest_id, former.report_id as former_id
      from latest join former on former.restaurant_id = latest.restaurant_id
        and former.month = (left(latest.month, 4)::integer - 1)::text || right(latest.month, 3)
    ),
    month as (
      select true as is_now, latest.* from latest join pair on pair.latest_id = latest.report_id
      union all
      select false, former.* from former join pair on pair.former_id = former.report_id
    ),
    own as (select month.*, ${isOwn} as is_own from month)`;
}

async function sumsOf(database: Database, asked: LookedAt, version: string | null): Promise<SumsRow[]> {
  const { rows } = await sql<SumsRow>`
    with ${bothYears(asked, version)}, valued as (
      select own.*, case when is_own then own.co2 else done.co2 end as value
      from own left join report_restatement done on done.report_id = own.report_id and done.location = own.location
        and done.organization_id = own.organization_id and done.food_data_version = ${version}
    )
    select is_now, count(distinct restaurant_id)::integer as restaurants, count(*)::integer as months,
      (count(*) filter (where value is null))::integer as unknown, jsonb_agg(distinct food_data_versions) as versions,
      sum(value) as co2, sum(co2_low * value / nullif(co2, 0)) as co2_low, sum(co2_high * value / nullif(co2, 0)) as co2_high,
      coalesce(sum(portions), 0) as portions, coalesce(sum(total_servings), 0) as total_servings, coalesce(sum(weight), 0) as weight,
      coalesce(sum(weight_covered), 0) as weight_covered, coalesce(sum(coalesce(weight_expected, weight)), 0) as weight_expected,
      coalesce(sum(by_level[1] + by_level[2] + by_level[3] + by_level[4] + by_level[5]), 0) as levelled
    from valued group by is_now`.execute(database);
  return rows;
}

async function foodsOf(database: Database, asked: LookedAt, version: string | null): Promise<FoodRow[]> {
  const { rows } = await sql<FoodRow>`
    with ${bothYears(asked, version)}, part as (
      select is_now, food.* from own join report_food food using (report_id)
      where is_own and food.location = ${asked.emissionDatabase} and food.organization_id = any(${asked.organizationIds}::text[])
      union all
      select is_now, food.* from own join restated_food food using (report_id)
      where not is_own and food.location = ${asked.emissionDatabase} and food.organization_id = any(${asked.organizationIds}::text[])
    )
    select is_now, food, supply, sum(co2) as co2, sum(co2_low) as low, sum(co2_high) as high, sum(supply_low) as supply_low,
      sum(supply_high) as supply_high
    from part group by is_now, food, supply`.execute(database);
  return rows;
}

/**
 * Two years month by month: as published where all their reports were made with one release of the food data, else both at that of today,
 * as far as a job has worked it out.
 */
export async function twoYears(database: Database, asked: LookedAt, today: string): Promise<YearsAtRelease> {
  const published = await sumsOf(database, asked, null);
  const versions = new Set(published.flatMap((row) => row.versions?.flat() ?? []));
  const restated = versions.size > 1 ? await sumsOf(database, asked, today) : [];
  const isRestated = versions.size > 1 && restated.every(({ unknown }) => unknown === 0);
  const foods = await foodsOf(database, asked, isRestated ? today : null);
  const rows = isRestated ? restated : published;
  const side = (isNow: boolean): ComparedMonths => {
    const row = rows.find(({ is_now: now }) => now === isNow);
    return {
      id: isNow ? 'now' : 'before',
      sums: toSums(row),
      foods: addedParts(foods.filter(({ is_now: now }) => now === isNow).map(partOf)),
      versions: isRestated ? [today] : [...new Set(row?.versions?.flat())],
    };
  };
  const { restaurants = 0, months = 0 } = rows.find(({ is_now: isNow }) => isNow) ?? {};
  return { restaurants, months, now: side(true), former: side(false), foodDataVersion: isRestated ? today : null };
}

/** How many kitchens are looked at, with reports or without. */
export async function kitchensWithin(database: Database, { organizationIds, restaurantIds }: LookedAt): Promise<number> {
  const { rows } = await sql<{ kitchens: number }>`
    select count(*)::integer as kitchens from restaurant
    where organization_id = any(${organizationIds}::text[]) and deleted_at is null
      ${restaurantIds === null ? sql`` : sql`and id = any(${restaurantIds}::text[])`}`.execute(database);
  return rows[0]?.kitchens ?? 0;
}

function toSums(row: SumsRow | undefined): ComparedMonths['sums'] {
  const { co2 = null, co2_low: low = null, co2_high: high = null } = row ?? {};
  return {
    reports: row?.months ?? 0,
    co2: co2 === null || low === null || high === null ? null : { value: co2, low, high },
    co2WithoutLandUseChange: null,
    portions: row?.portions ?? 0,
    totalServings: row?.total_servings ?? 0,
    weight: row?.weight ?? 0,
    weightCovered: row?.weight_covered ?? 0,
    weightExpected: row?.weight_expected ?? 0,
    // Only their sum is known.
    byLevel: [row?.levelled ?? 0, 0, 0, 0, 0],
  };
}

function partOf({ food, supply, co2, low, high, supply_low, supply_high }: FoodRow): FoodPart {
  return { food, supply, co2: { value: co2, low, high }, supplyRange: { low: supply_low, high: supply_high } };
}
