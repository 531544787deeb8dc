import { type CountedSide, differenceOfCounted } from '@plateprint/shared/footprint/difference/counted-side.ts';
import type { FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import type { Sureness } from '@plateprint/shared/footprint/difference/sureness.ts';
import { coverageOfSales } from '@plateprint/shared/reports/totals/coverage-of-report.ts';
import { monthsOf } from '@plateprint/shared/leaderboard/board-period.ts';
import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { monthsAtRelease } from '../reports/sums-of-months.ts';
import { type BoardKey, RANKED_VARIETY } from './board-key.ts';

/** A restaurant on a board, and the one of the place above. */
interface Neighbour {
  restaurantId: string;
  above: string;
}

/** How surely each differs from the one above, by the restaurant; null where foods do not tell it. */
export type Neighbours = ReadonlyMap<string, Sureness | null>;

/** Boards by their moment and page: what is drawn for one reader is there for the next. */
const MOST = 200;

interface NeighbourQuery {
  key: BoardKey;
  /** The release that the board is counted with; null: as published. */
  version: string | null;
  rows: readonly Neighbour[];
}

export interface NeighbourMemory {
  of: (database: Database, asked: NeighbourQuery & { moment: string }) => Promise<Neighbours>;
}

export function neighbourMemory(): NeighbourMemory {
  const remembered = new Remembered<Neighbours>('neighbours on boards', MOST);
  return {
    async of(database, { moment, ...asked }) {
      const name = JSON.stringify([asked, moment]);
      return remembered.glance(name) ?? remembered.set(name, await neighbours(database, asked));
    },
  };
}

async function neighbours(database: Database, { key, version, rows }: NeighbourQuery): Promise<Neighbours> {
  // A share of servings and a change in a year are no totals of foods.
  if (key.measure !== 'per_portion' && key.measure !== 'per_kg') return new Map();
  const ids = [...new Set(rows.flatMap(({ restaurantId, above }) => [restaurantId, above]))];
  const sides = await sidesOf(database, { ...key, version }, ids);
  return new Map(
    rows.map(({ restaurantId, above }) => {
      const [a, b] = [sides.get(above), sides.get(restaurantId)];
      return [restaurantId, a && b ? (differenceOfCounted(a, b)?.sure ?? null) : null];
    }),
  );
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

async function sidesOf(
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
