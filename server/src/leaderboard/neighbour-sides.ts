import type { CountedSide } from '@plateprint/shared/footprint/difference/counted-side.ts';
import type { FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import { coverageOfSales } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import { monthsOf } from '@plateprint/shared/leaderboard/board-period.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { monthsAtRelease } from '../reports/sums-of-months.ts';
import { type BoardKey, RANKED_VARIETY } from './board-key.ts';

/** A restaurant on a board, and the one of the place above. */
interface Neighbour {
  restaurantId: string;
  above: string;
}

export interface NeighbourQuery {
  key: BoardKey;
  /** The release that the board is counted with; null: as published. */
  version: string | null;
  rows: readonly Neighbour[];
}

interface SumsRow {
  restaurant_id: string;
  co2: number | null;
  portions: number;
  servings: number;
  weight_covered: number;
  levelled: number;
  versions: string[][];
}

interface FoodRow {
  restaurant_id: string;
  food: string;
  supply: string;
  co2: number;
  low: number;
  high: number;
  supply_low: number;
  supply_high: number;
}

export async function sidesOf(
  database: Database,
  { period, emissionDatabase, measure, version }: BoardKey & Pick<NeighbourQuery, 'version'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CountedSide>> {
  if (ids.length === 0) return new Map();
  const published = sql`
    restaurant_month where restaurant_id = any(${ids}::text[]) and variety = ${RANKED_VARIETY} and location = ${emissionDatabase}
      and month = any(${monthsOf(period)}::text[])`;
  const months = version === null ? published : monthsAtRelease(published, version);
  const restated = sql`union all select * from restated_food where not is_own and restated_food.report_id = month.report_id`;
  const [{ rows: sums }, { rows: foods }] = await Promise.all([
    sql<SumsRow>`
      select restaurant_id, sum(co2) as co2, sum(portions) as portions, sum(total_servings) as servings,
        sum(weight_covered) as weight_covered,
        sum(by_level[1] + by_level[2] + by_level[3] + by_level[4] + by_level[5]) as levelled,
        coalesce(jsonb_agg(distinct food_data_versions) filter (where food_data_versions is not null), '[]') as versions
      from ${months} group by restaurant_id`.execute(database),
    sql<FoodRow>`
      select restaurant_id, food, supply, sum(food.co2) as co2, sum(food.co2_low) as low, sum(food.co2_high) as high,
        sum(supply_low) as supply_low, sum(supply_high) as supply_high
      from (select restaurant_id, report_id, ${version === null ? sql`true` : sql`is_own`} as is_own from ${months}) as month join lateral (
        select * from report_food where is_own and report_food.report_id = month.report_id ${version === null ? sql`` : restated}
      ) as food on true
      where location = ${emissionDatabase} group by restaurant_id, food, supply`.execute(database),
  ]);
  const foodsOf = Map.groupBy(foods, ({ restaurant_id: id }) => id);
  return new Map(
    sums.map((row) => [
      row.restaurant_id,
      {
        id: row.restaurant_id,
        co2: row.co2 ?? 0,
        per: measure === 'per_kg' ? row.weight_covered / 1000 : row.portions,
        share: coverageOfSales(row.levelled, row.servings).share ?? 0,
        foods: (foodsOf.get(row.restaurant_id) ?? []).map(partOf),
        versions: version === null ? [...new Set(row.versions.flat())] : [version],
      },
    ]),
  );
}

function partOf({ food, supply, co2, low, high, supply_low, supply_high }: FoodRow): FoodPart {
  return { food, supply, co2: { value: co2, low, high }, supplyRange: { low: supply_low, high: supply_high } };
}
