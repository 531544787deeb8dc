import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { BoardScope } from '@plateprint/shared/leaderboard/anonymity.ts';
import { type BoardPeriod, monthsOf } from '@plateprint/shared/leaderboard/board-period.ts';
import type { PeriodSums } from '@plateprint/shared/leaderboard/measure.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { type BoardKey, RANKED_VARIETY } from './board-key.ts';

const SCOPE_COLUMN: Readonly<Record<BoardScope, RawBuilder<unknown>>> = {
  organization: sql`organization.id`,
  enterprise: sql`organization.enterprise_id`,
  sector: sql`organization.segment`,
};

/** Organizations that a board speaks of, as a condition on `organization`. Whether the caller may read it, was demanded before. */
export function inScope({ scope, scopeId }: Pick<BoardKey, 'scope' | 'scopeId'>): RawBuilder<unknown> {
  return sql`${SCOPE_COLUMN[scope]} = ${scopeId} and organization.deleted_at is null`;
}

/** Restaurants that joined, of organizations whose plan has boards, with the id `restaurant_id`. */
function joined(key: BoardKey): RawBuilder<unknown> {
  return sql`
    select restaurant.id as restaurant_id, restaurant.organization_id
    from organization join restaurant on restaurant.organization_id = organization.id
    where ${inScope(key)} and organization.plan <> 'starter'
      and restaurant.on_leaderboard and restaurant.deleted_at is null`;
}

/** A restaurant that joined, with the sums of each period that was asked for, by the period. */
export interface Joined {
  restaurantId: string;
  organizationId: string;
  /** Its earliest month that is known; null without any. */
  firstMonth: Month | null;
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

/** Everyone who joined, with what their completed months of each period add up to; a period without months is absent. */
export async function joinedWithSums(database: Database, key: BoardKey, periods: readonly BoardPeriod[]): Promise<Joined[]> {
  const spans = [...new Set(periods)].map((period) => ({ period, first: monthsOf(period)[0], last: monthsOf(period).at(-1) }));
  const { rows: restaurants } = await sql<{ restaurant_id: string; organization_id: string; first_month: Month | null }>`
    select joined.restaurant_id, joined.organization_id,
      (select min(month) from restaurant_month where restaurant_id = joined.restaurant_id
        and variety = ${RANKED_VARIETY} and location = ${key.location}) as first_month
    from (${joined(key)}) joined`.execute(database);
  const { rows } = await sql<SumsRow>`
    select months.restaurant_id, span.period, count(*)::integer as months,
      sum(co2) as co2, sum(co2_low) as co2_low, sum(co2_high) as co2_high, sum(portions) as portions,
      sum(total_servings) as servings, sum(weight) as weight, sum(weight_covered) as weight_covered,
      array[sum(by_level[1]), sum(by_level[2]), sum(by_level[3]), sum(by_level[4]), sum(by_level[5])] as by_level
    from jsonb_to_recordset(${JSON.stringify(spans)}::jsonb) as span (period text, first text, last text)
    cross join (${joined(key)}) joined
    join restaurant_month months on months.restaurant_id = joined.restaurant_id and months.variety = ${RANKED_VARIETY}
      and months.location = ${key.location} and months.month between span.first and span.last
    group by months.restaurant_id, span.period`.execute(database);
  const sums = new Map<string, Map<BoardPeriod, PeriodSums>>();
  for (const row of rows) {
    const own = sums.get(row.restaurant_id) ?? new Map<BoardPeriod, PeriodSums>();
    sums.set(row.restaurant_id, own.set(row.period, toSums(row)));
  }
  return restaurants.map((row) => ({
    restaurantId: row.restaurant_id,
    organizationId: row.organization_id,
    firstMonth: row.first_month,
    sums: sums.get(row.restaurant_id) ?? new Map(),
  }));
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

/** The versions of food data that the months of a board's period were reckoned with. */
export async function versionsOf(database: Database, key: BoardKey): Promise<string[]> {
  const months = monthsOf(key.period);
  const { rows } = await sql<{ versions: string[] | null }>`
    select distinct food_data_versions as versions
    from (${joined(key)}) joined
    join restaurant_month months on months.restaurant_id = joined.restaurant_id and months.variety = ${RANKED_VARIETY}
      and months.location = ${key.location} and months.month between ${months[0]} and ${months.at(-1)}`.execute(database);
  return [...new Set(rows.flatMap(({ versions }) => versions ?? []))].toSorted();
}
