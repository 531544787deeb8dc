import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { BoardScope } from '@plateprint/shared/leaderboard/anonymity.ts';
import { type BoardPeriod, monthsOf } from '@plateprint/shared/leaderboard/board-period.ts';
import type { PeriodSums } from '@plateprint/shared/leaderboard/measure.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { monthsAtRelease, valuedMonths } from '../reports/sums-of-months.ts';
import { type BoardGroup, RANKED_VARIETY } from './board-key.ts';

const SCOPE_COLUMN: Readonly<Record<BoardScope, RawBuilder<unknown>>> = {
  organization: sql`organization.id`,
  enterprise: sql`organization.enterprise_id`,
  sector: sql`organization.segment`,
};

/** Organizations that a board speaks of, as a condition on `organization`. Whether the caller may read it, was demanded before. */
export function inScope({ scope, scopeId }: Pick<BoardGroup, 'scope' | 'scopeId'>): RawBuilder<unknown> {
  return sql`${SCOPE_COLUMN[scope]} = ${scopeId} and organization.deleted_at is null`;
}

/** Restaurants that joined, of organizations whose plan has boards, with the id `restaurant_id`. */
function joined(group: Pick<BoardGroup, 'scope' | 'scopeId'>): RawBuilder<unknown> {
  return sql`
    select restaurant.id as restaurant_id, restaurant.organization_id
    from organization join restaurant on restaurant.organization_id = organization.id
    where ${inScope(group)} and organization.plan <> 'starter'
      and restaurant.on_leaderboard and restaurant.deleted_at is null`;
}

/** Whether more than so many take part. */
export async function areMoreThan(database: Database, group: BoardGroup, most: number): Promise<boolean> {
  const { rows } = await sql`${joined(group)} offset ${most} limit 1`.execute(database);
  return rows.length > 0;
}

/** A restaurant that joined, with the sums of each period that was asked for, by the period. */
export interface Joined {
  restaurantId: string;
  organizationId: string;
  sums: ReadonlyMap<BoardPeriod, PeriodSums>;
}

interface SumsRow {
  restaurant_id: string;
  period: BoardPeriod;
  months: number;
  co2: number | null;
  co2_low: number | null;
  co2_high: number | null;
  portions: number;
  servings: number;
  weight: number;
  weight_covered: number;
  by_level: number[];
}

/** Of more restaurants the months of their organizations are read through, instead of looking each one up. */
const MOST_LOOKED_UP = 500;

/**
 * Everyone who joined, with what their completed months of each period add up to; a period without months is absent. The
 * months are named one by one, and who joined is asked before, so that the database finds them by index: a tenth of the time.
 */
export async function joinedWithSums(
  database: Database,
  group: BoardGroup,
  { periods, version }: { periods: readonly BoardPeriod[]; version: string | null },
): Promise<Joined[]> {
  const named = [...new Set(periods)].flatMap((period) => monthsOf(period).map((month) => ({ period, month })));
  const { rows: restaurants } = await sql<{ restaurant_id: string; organization_id: string }>`${joined(group)}`.execute(database);
  const ids = restaurants.map(({ restaurant_id: id }) => id);
  const organizationIds = [...new Set(restaurants.map(({ organization_id: id }) => id))];
  const periodOf = JSON.stringify(Object.fromEntries(named.map(({ month, period }) => [month, period])));
  const months = sql`
    restaurant_month where variety = ${RANKED_VARIETY} and location = ${group.emissionDatabase}
      and month = any(${named.map(({ month }) => month)}::text[])
      and ${ids.length > MOST_LOOKED_UP ? sql`organization_id = any(${organizationIds}::text[])` : sql`restaurant_id = any(${ids}::text[])`}`;
  const { rows } = await sql<SumsRow>`
    select restaurant_id, ${periodOf}::jsonb ->> month as period, count(*)::integer as months,
      sum(co2) as co2, sum(co2_low) as co2_low, sum(co2_high) as co2_high, sum(portions) as portions,
      sum(total_servings) as servings, sum(weight) as weight, sum(weight_covered) as weight_covered,
      array[sum(by_level[1]), sum(by_level[2]), sum(by_level[3]), sum(by_level[4]), sum(by_level[5])] as by_level
    from ${version === null ? months : monthsAtRelease(months, version)}
    group by restaurant_id, period`.execute(database);
  const sums = new Map<string, Map<BoardPeriod, PeriodSums>>();
  for (const row of rows) {
    const own = sums.get(row.restaurant_id) ?? new Map<BoardPeriod, PeriodSums>();
    sums.set(row.restaurant_id, own.set(row.period, toSums(row)));
  }
  return restaurants.map((row) => ({
    restaurantId: row.restaurant_id,
    organizationId: row.organization_id,
    sums: sums.get(row.restaurant_id) ?? new Map(),
  }));
}

/** The earliest month that is known of each restaurant; one without any is absent. */
export async function firstMonthsOf(
  database: Database,
  { emissionDatabase }: Pick<BoardGroup, 'emissionDatabase'>,
  restaurantIds: readonly string[],
): Promise<ReadonlyMap<string, Month>> {
  if (restaurantIds.length === 0) return new Map();
  const { rows } = await sql<{ restaurant_id: string; first_month: Month }>`
    select restaurant_id, min(month) as first_month from restaurant_month
    where restaurant_id = any(${restaurantIds}::text[]) and variety = ${RANKED_VARIETY} and location = ${emissionDatabase}
    group by restaurant_id`.execute(database);
  return new Map(rows.map((row) => [row.restaurant_id, row.first_month]));
}

function toSums(row: SumsRow): PeriodSums {
  const { co2, co2_low: low, co2_high: high } = row;
  return {
    months: row.months,
    co2: co2 === null || low === null || high === null ? null : { value: co2, low, high },
    portions: row.portions,
    servings: row.servings,
    weight: row.weight,
    weightCovered: row.weight_covered,
    byLevel: row.by_level,
  };
}

/** With what food data a board is counted. */
export interface ReleaseOfBoard {
  /** Of the reports of its period. */
  versions: string[];
  /** The one that all months of its periods are counted with where their reports were made with several; null: as published. */
  version: string | null;
}

/** Months of several releases of the food data are counted at that of today, once all of them are worked out at it. */
export async function releaseOf(
  database: Database,
  group: BoardGroup,
  { periods, today }: { periods: readonly BoardPeriod[]; today: string },
): Promise<ReleaseOfBoard> {
  const all = [...new Set(periods)].flatMap((period) => monthsOf(period));
  const months = sql`
    (select months.* from (${joined(group)}) joined
      join restaurant_month months on months.restaurant_id = joined.restaurant_id and months.variety = ${RANKED_VARIETY}
        and months.location = ${group.emissionDatabase} and months.month = any(${all}::text[])) as months`;
  const { rows } = await sql<{ is_of_period: boolean; versions: string[] | null; unknown: number }>`
    select month = any(${monthsOf(group.period)}::text[]) as is_of_period, food_data_versions as versions,
      (count(*) filter (where co2 is not null and value is null))::integer as unknown
    from (${valuedMonths(months, today)}) as valued group by 1, 2`.execute(database);
  const versionsIn = (some: typeof rows): string[] => [...new Set(some.flatMap(({ versions }) => versions ?? []))].toSorted();
  const isWorkedOut = rows.every(({ unknown }) => unknown === 0);
  return {
    versions: versionsIn(rows.filter((row) => row.is_of_period)),
    version: versionsIn(rows).length > 1 && isWorkedOut ? today : null,
  };
}

/** The organizations, enterprises and sectors of which more than so many restaurants take part. */
export async function largeScopes(database: Database, most: number): Promise<Pick<BoardGroup, 'scope' | 'scopeId'>[]> {
  const { rows } = await sql<Pick<BoardGroup, 'scope' | 'scopeId'>>`
    select named.scope, named."scopeId"
    from restaurant join organization on organization.id = restaurant.organization_id
    cross join lateral (values
      ('organization', organization.id), ('enterprise', organization.enterprise_id), ('sector', organization.segment)
    ) as named (scope, "scopeId")
    where restaurant.on_leaderboard and restaurant.deleted_at is null and organization.deleted_at is null
      and organization.plan <> 'starter' and named."scopeId" is not null
    group by named.scope, named."scopeId" having count(*) > ${most}
    order by count(*) desc`.execute(database);
  return rows;
}

/** The months of a board's period of which each restaurant has no completed report. */
export async function monthsWithoutReport(
  database: Database,
  { emissionDatabase }: Pick<BoardGroup, 'emissionDatabase'>,
  { restaurantIds, months }: { restaurantIds: readonly string[]; months: readonly Month[] },
): Promise<ReadonlyMap<string, Month[]>> {
  if (restaurantIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; months: Month[] }>`
    select restaurant_id as id, array_agg(month) as months from restaurant_month
    where restaurant_id = any(${restaurantIds}::text[]) and month = any(${months}::text[])
      and variety = ${RANKED_VARIETY} and location = ${emissionDatabase}
    group by restaurant_id`.execute(database);
  const there = new Map(rows.map((row) => [row.id, new Set(row.months)]));
  return new Map(restaurantIds.map((id) => [id, months.filter((month) => !there.get(id)?.has(month))]));
}
