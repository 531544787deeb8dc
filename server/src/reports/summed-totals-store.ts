import type { SingleDateType } from '@plateprint/shared/access/report-kind.ts';
import { CARBON_LEVELS, type CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { energyOf } from '@plateprint/shared/footprint/per-thousand-kcal.ts';
import { levelShares } from '@plateprint/shared/footprint/level-shares.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import type { ReportLine, ReportTotals, Resource } from '@plateprint/shared/reports/model/report-data.ts';
import { averages } from '@plateprint/shared/reports/totals/report-totals.ts';
import { lineWithTwin } from './stored-twins.ts';
import { TWIN_COLUMNS, type TwinColumns, twinOf } from '../footprint/twin-columns.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Which reports of restaurants are added up. */
export interface LookedAt {
  organizationId: string;
  restaurantIds: readonly string[];
  variety: ReportVariety;
  type: SingleDateType;
  /** Their first days: of months, or the days of events. */
  from: string;
  to: string;
}

/**
 * The completed reports with their totals by one emission database, or by both; of two of one start the later one.
 * Documents stay closed, and JSON too.
 */
export function completedTotals(
  { organizationId, restaurantIds, variety, type, from, to }: LookedAt,
  emissionDatabase: string | null,
): RawBuilder<unknown> {
  return sql`
    select report.restaurant_id, report.start_date, report_total.*
    from (
      select distinct on (restaurant_id, start_date) id, restaurant_id, start_date
      from report
      where organization_id = ${organizationId} and restaurant_id = any(${restaurantIds}::text[])
        and variety = ${variety} and type = ${type} and start_date between ${from} and ${to}
        and category = 'restaurant' and status = 'completed' and deleted_at is null
      order by restaurant_id, start_date, generated_at desc
    ) as report join report_total on report_total.report_id = report.id
    ${emissionDatabase === null ? sql`` : sql`where report_total.location = ${emissionDatabase}`}`;
}

/** Null as soon as one report with a total has no such twin: the rest would pass for the whole. */
export const TWIN_SUMS = sql.join(
  TWIN_COLUMNS.map(
    (name) => sql`case when count(${sql.ref(name)}) = count(co2) then sum(${sql.ref(name)}) end as ${sql.ref(name)}`,
  ),
);

/** The columns that `toTotals` reads, over a group of reports. */
export const SUMS = sql`
  count(*)::integer as reports, sum(co2) as co2, sum(co2_low) as co2_low, sum(co2_high) as co2_high,
  ${TWIN_SUMS},
  sum(portions) as portions, sum(total_servings) as total_servings, sum(weight) as weight, sum(weight_covered) as weight_covered,
  array[sum(by_level[1]), sum(by_level[2]), sum(by_level[3]), sum(by_level[4]), sum(by_level[5])] as by_level,
  sum(row_count) as row_count, sum(rows_covered) as rows_covered, sum(rows_set_aside) as rows_set_aside,
  sum(rows_unweighed) as rows_unweighed, sum(weight_expected) as weight_expected,
  case when count(*) = 1 then sum(money) end as money, case when count(*) = 1 then sum(money_covered) end as money_covered, sum(products) as products, sum(low_impact_products) as low_impact_products,
  sum(water) as water, sum(water_weight) filter (where water is not null) as water_weight,
  sum(land) as land, sum(land_weight) filter (where land is not null) as land_weight,
  sum(energy) as energy, sum(energy_weight) filter (where energy is not null) as energy_weight,
  array_agg(distinct food_data_versions) as versions,
  (array_agg(report_id order by highest desc nulls last, report_id))[1] as highest_id, max(highest) as highest,
  (array_agg(report_id order by lowest nulls last, report_id))[1] as lowest_id, min(lowest) as lowest`;

export interface Sums extends TwinColumns {
  reports: number;
  co2: number | null;
  co2_low: number | null;
  co2_high: number | null;
  portions: number;
  total_servings: number;
  weight: number;
  weight_covered: number;
  by_level: number[];
  row_count: number;
  rows_covered: number;
  rows_set_aside: number;
  rows_unweighed: number;
  weight_expected: number | null;
  money: number | null;
  money_covered: number | null;
  products: number;
  low_impact_products: number;
  water: number | null;
  water_weight: number | null;
  land: number | null;
  land_weight: number | null;
  energy: number | null;
  energy_weight: number | null;
  versions: string[][];
  highest_id: string;
  highest: number | null;
  lowest_id: string;
  lowest: number | null;
}

export type ExtremeLines = ReadonlyMap<string, { highest: ReportLine | null; lowest: ReportLine | null }>;

/** The lines of the heaviest and the lightest dish of some reports. */
export async function extremeLines(
  database: Database,
  { organizationId, emissionDatabase }: { organizationId: string; emissionDatabase: string },
  reportIds: readonly string[],
): Promise<ExtremeLines> {
  if (reportIds.length === 0) return new Map();
  const found = await database
    .selectFrom('report_total')
    .select(['report_id', sql`totals -> 'highestRecipe'`.as('highest'), sql`totals -> 'lowestRecipe'`.as('lowest')])
    .where('organization_id', '=', organizationId)
    .where('location', '=', emissionDatabase)
    .where(sql<SqlBool>`report_id = any(${reportIds}::text[])`)
    .execute();
  return new Map(
    found.map((row) => [
      row.report_id,
      {
        highest: lineWithTwin(row.highest as ReportLine | null),
        lowest: lineWithTwin(row.lowest as ReportLine | null),
      },
    ]),
  );
}

/** Sums as the totals of one report: the same as `mergedTotals` of those they were added up from. */
export function toTotals(row: Sums, extremes: ExtremeLines): ReportTotals {
  const { co2, co2_low: low, co2_high: high, weight, weight_covered: weightCovered, portions } = row;
  const figure = co2 === null || low === null || high === null ? null : { value: co2, low, high };
  const byLevel = Object.fromEntries(CARBON_LEVELS.map((level, place) => [level, row.by_level[place] ?? 0]));
  const energy = energyOf({ kcal: row.energy ?? 0, grams: row.energy_weight ?? 0 }, weightCovered);
  return {
    ...averages({ co2: figure, co2WithoutLandUseChange: twinOf(row), portions, weightCovered, energy, numberOfGuests: null }),
    foodDataVersions: [...new Set(row.versions.flat())].toSorted(),
    totalServings: row.total_servings,
    servingsByLevel: levelShares(byLevel as Record<CarbonLevel, number>),
    products: row.products,
    lowImpactProducts: row.low_impact_products,
    highestRecipe: extremes.get(row.highest_id)?.highest ?? null,
    lowestRecipe: extremes.get(row.lowest_id)?.lowest ?? null,
    water: resource(row.water, row.water_weight, weight),
    land: resource(row.land, row.land_weight, weight),
    coverage: {
      rows: row.row_count,
      rowsCovered: row.rows_covered,
      rowsSetAside: row.rows_set_aside,
      weight,
      weightCovered,
      rowsOfUnknownWeight: row.rows_unweighed,
      weightExpected: row.weight_expected ?? 0,
      ...(row.money !== null && { money: row.money, moneyCovered: row.money_covered ?? 0 }),
    },
  };
}

function resource(value: number | null, weighed: number | null, weight: number): Resource {
  return { value, coverage: weight > 0 ? (weighed ?? 0) / weight : 0 };
}
