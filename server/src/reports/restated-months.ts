import type { FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import { firstDayOf, type Month } from '@plateprint/shared/kernel/month.ts';
import type { MonthFigures } from '@plateprint/shared/reports/totals/monthly-history.ts';
import { averages } from '@plateprint/shared/reports/totals/report-totals.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Months } from './dashboard-store.ts';
import { type FoodRow, monthsOfFoods } from './month-foods.ts';
import { completedTotals } from './summed-totals-store.ts';

/** Months at one release of the food data. */
export interface RestatedMonths {
  /** Those that another release made: grams CO2e at this one; null where nothing tells the amounts of a report any more. */
  co2: ReadonlyMap<Month, number | null>;
  /** Reports that a job has still to work out. */
  waiting: number;
}

const isOf = (version: string): RawBuilder<unknown> =>
  sql`coalesce(totals.food_data_versions, '[]'::jsonb) <@ jsonb_build_array(${version}::text)`;

const restatement = (asked: Months, version: string): RawBuilder<unknown> => sql`
  left join report_restatement done on done.report_id = totals.report_id and done.location = totals.location
    and done.organization_id = ${asked.organizationId} and done.food_data_version = ${version}`;

/** The months that have reports of other releases, at this one. */
export async function restatedMonths(database: Database, asked: Months, version: string): Promise<RestatedMonths> {
  const { rows } = await sql<{ start_date: string; co2: number | null; unknown: number; waiting: number }>`
    select start_date,
      sum(case when ${isOf(version)} then totals.co2 else done.co2 end) as co2,
      (count(*) filter (where not ${isOf(version)} and totals.co2 is not null and done.co2 is null))::integer as unknown,
      (count(*) filter (where not ${isOf(version)} and done.report_id is null))::integer as waiting
    from (${completedTotals(asked, asked.emissionDatabase)}) as totals ${restatement(asked, version)}
    group by start_date
    having not bool_and(${isOf(version)})`.execute(database);
  return {
    co2: new Map(rows.map(({ start_date, co2, unknown }) => [start_date.slice(0, 7) as Month, unknown > 0 ? null : co2])),
    waiting: rows.reduce((sum, { waiting }) => sum + waiting, 0),
  };
}

/** The foods of some months, of all restaurants that are looked at, at one release. */
export async function restatedFoodsOfMonths(
  database: Database,
  asked: Months,
  { months, version }: { months: readonly Month[]; version: string },
): Promise<ReadonlyMap<Month, FoodPart[]>> {
  const { rows } = await sql<FoodRow>`
    with totals as (
      select totals.report_id, totals.start_date, ${isOf(version)} as is_own
      from (${completedTotals(asked, asked.emissionDatabase)}) as totals
      where start_date = any(${months.map(firstDayOf)}::text[])
    ), foods as (
      select start_date, food.* from totals join report_food food using (report_id)
      where is_own and location = ${asked.emissionDatabase} and organization_id = ${asked.organizationId}
      union all
      select start_date, food.* from totals join restated_food food using (report_id)
      where not is_own and location = ${asked.emissionDatabase} and organization_id = ${asked.organizationId}
    )
    select start_date, food, supply, sum(co2) as co2, sum(co2_low) as low, sum(co2_high) as high,
      sum(supply_low) as supply_low, sum(supply_high) as supply_high
    from foods group by start_date, food, supply`.execute(database);
  return monthsOfFoods(rows);
}

/** A month with its CO2e at another release: its range is as wide as it was published; how much is of which level, and which dish was highest, nobody tells anew. */
export function atRelease(month: MonthFigures, co2: number | null, version: string): MonthFigures {
  const wide = month.co2 && month.co2.value > 0 && co2 !== null ? co2 / month.co2.value : null;
  const figure =
    month.co2 && wide !== null && co2 !== null ? { value: co2, low: month.co2.low * wide, high: month.co2.high * wide } : null;
  const { portions, coverage } = month;
  return {
    ...month,
    ...averages({ co2: figure, portions, weightCovered: coverage.weightCovered, numberOfGuests: null }),
    isRestated: true,
    highestRecipe: null,
    lowestRecipe: null,
    foodDataVersions: [version],
  };
}
