import type { FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import { firstDayOf, type Month } from '@plateprint/shared/kernel/month.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Months } from './dashboard-store.ts';
import { completedTotals } from './summed-totals-store.ts';

/** Foods of a month as they are summed. */
export interface FoodRow {
  start_date: string;
  food: string;
  supply: string;
  co2: number;
  low: number;
  high: number;
  supply_low: number;
  supply_high: number;
}

/** The foods of some of the months, of all restaurants that are looked at. */
export async function foodsOfMonths(
  database: Database,
  asked: Months,
  months: readonly Month[],
): Promise<ReadonlyMap<Month, FoodPart[]>> {
  const { rows } = await sql<FoodRow>`
    select start_date, food, supply, sum(food.co2) as co2, sum(food.co2_low) as low, sum(food.co2_high) as high,
      sum(supply_low) as supply_low, sum(supply_high) as supply_high
    from (${completedTotals(asked, asked.emissionDatabase)}) as totals join report_food food on food.report_id = totals.report_id
    where food.location = ${asked.emissionDatabase} and food.organization_id = ${asked.organizationId}
      and start_date = any(${months.map(firstDayOf)}::text[])
    group by start_date, food, supply`.execute(database);
  return monthsOfFoods(rows);
}

export function monthsOfFoods(rows: readonly FoodRow[]): ReadonlyMap<Month, FoodPart[]> {
  const byMonth = Map.groupBy(rows, ({ start_date }) => start_date.slice(0, 7) as Month);
  return new Map([...byMonth].map(([month, own]) => [month, own.map(partOf)]));
}

function partOf({ food, supply, co2, low, high, supply_low, supply_high }: FoodRow): FoodPart {
  return { food, supply, co2: { value: co2, low, high }, supplyRange: { low: supply_low, high: supply_high } };
}
