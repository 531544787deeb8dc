import type { ComparedMonths } from '@plateprint/shared/dashboard/compared-foods.ts';
import type { TwoYears } from '@plateprint/shared/dashboard/year-answer.ts';
import { addedParts, type FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { type MonthAnew, storedFoods } from '../reports/organization-months.ts';
import {
  addedMonths,
  foodsBeside,
  isOwnRelease,
  type MonthsSum,
  SUM_OF_MONTHS,
  valuedMonths,
} from '../reports/sums-of-months.ts';
import { bothYears, monthsOfYear, type MonthsOfYear, organizationOf } from './both-years.ts';
import type { LookedAt } from './compared-store.ts';
import { kitchensOfBoth } from './year-causes-store.ts';

/** Both years as their reports were published, or (a version) at one release of the food data. */
export interface YearsAtRelease extends TwoYears {
  months: number;
  added: MonthsOfYear;
  /** How many kitchens have a month and the same of the year before. */
  paired: ReadonlyMap<string, number>;
  foodDataVersion: string | null;
}

/** What both years come to, each of its side. */
interface SumsOfYears extends Record<'now' | 'former', MonthsSum>, Pick<YearsAtRelease, 'paired'> {
  months: MonthsOfYear;
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

async function sumsOf(database: Database, asked: LookedAt, version: string | null): Promise<SumsOfYears> {
  const months = await monthsOfYear(database, asked, version);
  const { stored, anew } = months;
  const added = anew.length === 0 ? [] : await addedAnew(database, asked, { months: anew, version });
  const all = [...stored, ...added];
  const side = (of: 'now' | 'then') => addedMonths(all.filter((each) => each.side === of));
  const paired = new Map<string, number>();
  for (const { month, kitchens } of all.filter((each) => each.side === 'now'))
    paired.set(month, (paired.get(month) ?? 0) + kitchens);
  return { months, now: side('now'), former: side('then'), paired };
}

interface SomeMonths {
  months: readonly MonthAnew[];
  version: string | null;
}

interface AddedMonth extends MonthsSum {
  side: 'now' | 'then';
  month: string;
}

async function addedAnew(database: Database, asked: LookedAt, { months, version }: SomeMonths): Promise<AddedMonth[]> {
  const { rows } = await sql<AddedMonth>`
    with ${bothYears(asked, months)}
    select case when is_now then 'now' else 'then' end as side, valued.month, ${SUM_OF_MONTHS}
    from (${valuedMonths(sql`month`, version)}) as valued group by is_now, valued.month`.execute(database);
  return rows;
}

async function foodsOf(
  database: Database,
  asked: LookedAt,
  { months: { stored, anew }, version }: { months: MonthsOfYear; version: string | null },
): Promise<Record<'now' | 'former', FoodPart[]>> {
  const organization = organizationOf(asked);
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
  const { emissionDatabase, organizationIds } = asked;
  const foods = (table: 'report_food' | 'restated_food') =>
    foodsBeside(table, { of: 'own', emissionDatabase: sql`${emissionDatabase}`, organizationIds });
  const { rows } = await sql<FoodRow>`
    with ${bothYears(asked, months)}, own as (select month.*, ${isOwnRelease(version)} as is_own from month), part as (
      select is_now, food.* from own cross join lateral ${foods('report_food')} as food where is_own
      union all
      select is_now, food.* from own cross join lateral ${foods('restated_food')} as food where not is_own
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
  const sums = isRestated ? restated : published;
  const [foods, restaurants] = await Promise.all([
    foodsOf(database, asked, { months: sums.months, version: isRestated ? today : null }),
    kitchensOfBoth(database, asked, sums.months),
  ]);
  const side = (of: 'now' | 'former'): ComparedMonths => ({
    id: of === 'now' ? 'now' : 'before',
    sums: toSums(sums[of]),
    foods: foods[of],
    versions: isRestated ? [today] : versionsOf(sums[of]),
  });
  return {
    restaurants,
    months: sums.now.kitchens,
    added: sums.months,
    paired: sums.paired,
    now: side('now'),
    former: side('former'),
    foodDataVersion: isRestated ? today : null,
  };
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
