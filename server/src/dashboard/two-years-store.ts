import type { ComparedMonths } from '@plateprint/shared/dashboard/compared-foods.ts';
import { monthsOf } from '@plateprint/shared/dashboard/span.ts';
import type { TwoYears } from '@plateprint/shared/dashboard/year-answer.ts';
import { addedParts, type FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { type OrganizationMonths, storedFoods, storedMonths } from '../reports/organization-months.ts';
import { addedMonths, isOwnRelease, type MonthsSum, SUM_OF_MONTHS, valuedMonths } from '../reports/sums-of-months.ts';
import { type LookedAt, monthsOfSpan } from './compared-store.ts';

/** Both years as their reports were published, or (a version) at one release of the food data. */
export interface YearsAtRelease extends TwoYears {
  months: number;
  foodDataVersion: string | null;
}

/** What both years come to, each of its side. */
type SumsOfYears = Record<'now' | 'former', MonthsSum>;

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

/** The months of kitchens that have CO2e in both years, of all months of the latest one or of some. */
export function bothYears(asked: LookedAt, months?: readonly Month[]): RawBuilder<unknown> {
  const isAsked = months === undefined ? sql`` : sql`and month = any(${months}::text[])`;
  return sql`
    latest as (select * from ${monthsOfSpan(asked, asked.span)} and co2 is not null ${isAsked}),
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
    )`;
}

/** Of all kitchens of an organization a job has added the months up, with their foods; of some they are added up here. */
async function storedOf(database: Database, asked: LookedAt, version: string | null) {
  const months = monthsOf(asked.span);
  const organization = organizationOf(asked);
  return organization === null
    ? { stored: [], anew: months }
    : storedMonths(database, organization, { months, version, sides: ['now', 'then'] });
}

function organizationOf({ organizationIds, restaurantIds, variety, emissionDatabase }: LookedAt): OrganizationMonths | null {
  const [organizationId] = organizationIds;
  return restaurantIds !== null || organizationId === undefined || organizationIds.length > 1
    ? null
    : { organizationId, variety, emissionDatabase };
}

async function sumsOf(database: Database, asked: LookedAt, version: string | null): Promise<SumsOfYears> {
  const { stored, anew } = await storedOf(database, asked, version);
  const added = anew.length === 0 ? [] : await addedAnew(database, asked, { months: anew, version });
  const side = (of: 'now' | 'then') => addedMonths([...stored, ...added].filter((each) => each.side === of));
  return { now: side('now'), former: side('then') };
}

interface SomeMonths {
  months: readonly Month[];
  version: string | null;
}

async function addedAnew(
  database: Database,
  asked: LookedAt,
  { months, version }: SomeMonths,
): Promise<(MonthsSum & { side: 'now' | 'then' })[]> {
  const { rows } = await sql<MonthsSum & { side: 'now' | 'then' }>`
    with ${bothYears(asked, months)}
    select case when is_now then 'now' else 'then' end as side, ${SUM_OF_MONTHS}
    from (${valuedMonths(sql`month`, version)}) as valued group by is_now`.execute(database);
  return rows;
}

async function foodsOf(
  database: Database,
  asked: LookedAt,
  version: string | null,
): Promise<Record<'now' | 'former', FoodPart[]>> {
  const [organization, { stored, anew }] = [organizationOf(asked), await storedOf(database, asked, version)];
  const [kept, added] = await Promise.all([
    organization && storedFoods(database, organization, { stored, isFirst: ({ side }) => side === 'now' }),
    anew.length === 0 ? [] : foodsAnew(database, asked, { months: anew, version }),
  ]);
  const parts = (isNow: boolean) => added.filter(({ is_now: now }) => now === isNow).map(partOf);
  return {
    now: addedParts([...(kept?.first ?? []), ...parts(true)]),
    former: addedParts([...(kept?.others ?? []), ...parts(false)]),
  };
}

async function foodsAnew(database: Database, asked: LookedAt, { months, version }: SomeMonths): Promise<FoodRow[]> {
  const { rows } = await sql<FoodRow>`
    with ${bothYears(asked, months)}, own as (select month.*, ${isOwnRelease(version)} as is_own from month), part as (
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

const versionsOf = (of: MonthsSum): string[] => [...new Set(of.food_data_versions.flat())];

/**
 * Two years month by month: as published where all their reports were made with one release of the food data, else both at that of today,
 * as far as a job has worked it out.
 */
export async function twoYears(database: Database, asked: LookedAt, today: string): Promise<YearsAtRelease> {
  const published = await sumsOf(database, asked, null);
  const isMixed = new Set([...versionsOf(published.now), ...versionsOf(published.former)]).size > 1;
  const restated = isMixed ? await sumsOf(database, asked, today) : null;
  const isRestated = restated !== null && restated.now.unknown + restated.former.unknown === 0;
  const [foods, restaurants] = await Promise.all([
    foodsOf(database, asked, isRestated ? today : null),
    kitchensOfBoth(database, asked),
  ]);
  const sums = isRestated ? restated : published;
  const side = (of: 'now' | 'former'): ComparedMonths => ({
    id: of === 'now' ? 'now' : 'before',
    sums: toSums(sums[of]),
    foods: foods[of],
    versions: isRestated ? [today] : versionsOf(sums[of]),
  });
  return {
    restaurants,
    months: sums.now.kitchens,
    now: side('now'),
    former: side('former'),
    foodDataVersion: isRestated ? today : null,
  };
}

/** How many kitchens have CO2e in a month of both years. */
async function kitchensOfBoth(database: Database, asked: LookedAt): Promise<number> {
  const { organizationIds, restaurantIds, variety, emissionDatabase, span } = asked;
  const { rows } = await sql<{ kitchens: number }>`
    select count(*)::integer as kitchens from restaurant
    where organization_id = any(${organizationIds}::text[]) and deleted_at is null
      ${restaurantIds === null ? sql`` : sql`and id = any(${restaurantIds}::text[])`}
      and exists (
        select from restaurant_month latest join restaurant_month former
          on former.restaurant_id = latest.restaurant_id and former.variety = latest.variety and former.location = latest.location
            and former.month = (left(latest.month, 4)::integer - 1)::text || right(latest.month, 3)
        where latest.restaurant_id = restaurant.id and latest.variety = ${variety} and latest.location = ${emissionDatabase}
          and latest.month between ${span.from} and ${span.to} and latest.co2 is not null and former.co2 is not null
      )`.execute(database);
  return rows[0]?.kitchens ?? 0;
}

/** How many kitchens are looked at, with reports or without. */
export async function kitchensWithin(database: Database, { organizationIds, restaurantIds }: LookedAt): Promise<number> {
  const { rows } = await sql<{ kitchens: number }>`
    select count(*)::integer as kitchens from restaurant
    where organization_id = any(${organizationIds}::text[]) and deleted_at is null
      ${restaurantIds === null ? sql`` : sql`and id = any(${restaurantIds}::text[])`}`.execute(database);
  return rows[0]?.kitchens ?? 0;
}

function toSums(of: MonthsSum): ComparedMonths['sums'] {
  const { co2, co2_low: low, co2_high: high } = of;
  return {
    reports: of.kitchens,
    co2: co2 === null || low === null || high === null ? null : { value: co2, low, high },
    co2WithoutLandUseChange: null,
    portions: of.portions,
    totalServings: of.total_servings,
    weight: of.weight,
    weightCovered: of.weight_covered,
    weightExpected: of.weight_expected,
    // Only their sum is known.
    byLevel: [of.levelled, 0, 0, 0, 0],
  };
}

function partOf({ food, supply, co2, low, high, supply_low, supply_high }: FoodRow): FoodPart {
  return { food, supply, co2: { value: co2, low, high }, supplyRange: { low: supply_low, high: supply_high } };
}
