import { CARBON_LEVELS, type CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { type Benchmark, DEFAULT_BENCHMARK, GLOBAL_AVERAGE } from '@plateprint/shared/footprint/benchmark.ts';
import { levelOfDish, SERVING_GRAMS } from '@plateprint/shared/footprint/carbon-level.ts';
import { levelShares } from '@plateprint/shared/footprint/level-shares.ts';
import { isLanguage, type Language } from '@plateprint/shared/kernel/language.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { ChangeFirst } from '@plateprint/shared/reports/dashboard.ts';
import type { MonthFigures } from '@plateprint/shared/reports/monthly-history.ts';
import type { ReportLine } from '@plateprint/shared/reports/report-data.ts';
import { averages } from '@plateprint/shared/reports/report-totals.ts';
import type { ReportSettings } from '@plateprint/shared/reports/report-settings.ts';
import { DEFAULT_USER_SETTINGS } from '@plateprint/shared/users/user.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';

export interface LookedAt {
  organizationId: string;
  restaurantIds: readonly string[];
  variety: string;
  location: string;
  /** First days of the first and the last month. */
  from: string;
  to: string;
}

/** The totals of completed months; of two of one month the later one. Documents stay closed. */
function months({ organizationId, restaurantIds, variety, location, from, to }: LookedAt): RawBuilder<unknown> {
  return sql`
    select month.restaurant_id, month.start_date, report_total.*
    from (
      select distinct on (restaurant_id, start_date) id, restaurant_id, start_date
      from report
      where organization_id = ${organizationId} and restaurant_id = any(${restaurantIds}::text[])
        and variety = ${variety} and type = 'monthly' and start_date between ${from} and ${to}
        and category = 'restaurant' and status = 'completed' and deleted_at is null
      order by restaurant_id, start_date, generated_at desc
    ) as month join report_total on report_total.report_id = month.id and report_total.location = ${location}`;
}

interface MonthRow {
  start_date: string;
  reports: number;
  co2: number | null;
  co2_low: number | null;
  co2_high: number | null;
  portions: number;
  total_servings: number;
  weight: number;
  weight_covered: number;
  by_level: number[];
  rows: number;
  rows_covered: number;
  rows_set_aside: number;
  rows_of_unknown_weight: number;
  versions: string[];
  highest_id: string | null;
  lowest_id: string | null;
}

/** The months' reports added up by the database, so that a thousand restaurants are twelve rows. */
export async function monthFigures(database: Database, asked: LookedAt): Promise<Map<Month, MonthFigures>> {
  const { rows } = await sql<MonthRow>`
    select start_date, count(*)::integer as reports, sum(co2) as co2, sum(co2_low) as co2_low, sum(co2_high) as co2_high,
      sum(portions) as portions, sum(total_servings) as total_servings, sum(weight) as weight, sum(weight_covered) as weight_covered,
      array[sum(by_level[1]), sum(by_level[2]), sum(by_level[3]), sum(by_level[4]), sum(by_level[5])] as by_level,
      sum((totals -> 'coverage' ->> 'rows')::double precision) as rows,
      sum((totals -> 'coverage' ->> 'rowsCovered')::double precision) as rows_covered,
      sum((totals -> 'coverage' ->> 'rowsSetAside')::double precision) as rows_set_aside,
      sum((totals -> 'coverage' ->> 'rowsOfUnknownWeight')::double precision) as rows_of_unknown_weight,
      array(select distinct jsonb_array_elements_text(version) from unnest(array_agg(distinct totals -> 'foodDataVersions')) as version) as versions,
      (array_agg(report_id order by highest desc nulls last, report_id))[1] as highest_id,
      (array_agg(report_id order by lowest nulls last, report_id))[1] as lowest_id
    from (${months(asked)}) as months group by start_date`.execute(database);
  const extremes = await extremeLines(database, asked, rows);
  return new Map(rows.map((row) => [row.start_date.slice(0, 7) as Month, toFigures(row, extremes)]));
}

type Extremes = ReadonlyMap<string, { highest: ReportLine | null; lowest: ReportLine | null }>;

async function extremeLines(
  database: Database,
  { organizationId, location }: LookedAt,
  rows: readonly MonthRow[],
): Promise<Extremes> {
  const ids = [...new Set(rows.flatMap(({ highest_id: highest, lowest_id: lowest }) => [highest, lowest]))];
  const found = await database
    .selectFrom('report_total')
    .select(['report_id', sql`totals -> 'highestRecipe'`.as('highest'), sql`totals -> 'lowestRecipe'`.as('lowest')])
    .where('organization_id', '=', organizationId)
    .where('location', '=', location)
    .where(sql<SqlBool>`report_id = any(${ids}::text[])`)
    .execute();
  return new Map(
    found.map((row) => [row.report_id, { highest: row.highest as ReportLine | null, lowest: row.lowest as ReportLine | null }]),
  );
}

function toFigures(row: MonthRow, extremes: Extremes): MonthFigures {
  const { co2, co2_low: low, co2_high: high, weight_covered: weightCovered, portions } = row;
  const figure = co2 === null || low === null || high === null ? null : { value: co2, low, high };
  const byLevel = Object.fromEntries(CARBON_LEVELS.map((level, place) => [level, row.by_level[place] ?? 0]));
  return {
    ...averages({ co2: figure, portions, weightCovered, numberOfGuests: null }),
    reports: row.reports,
    totalServings: row.total_servings,
    servingsByLevel: levelShares(byLevel as Record<CarbonLevel, number>),
    highestRecipe: extremes.get(row.highest_id ?? '')?.highest ?? null,
    lowestRecipe: extremes.get(row.lowest_id ?? '')?.lowest ?? null,
    foodDataVersions: row.versions.toSorted(),
    coverage: {
      rows: row.rows,
      rowsCovered: row.rows_covered,
      rowsSetAside: row.rows_set_aside,
      weight: row.weight,
      weightCovered,
      rowsOfUnknownWeight: row.rows_of_unknown_weight,
    },
  };
}

/** What to change first in a restaurant's month, as its report told when it was made. */
export async function changeFirstOfMonth(database: Database, asked: LookedAt): Promise<ChangeFirst[]> {
  const { rows } = await sql<{ change_first: ChangeFirst[] }>`
    select change_first from (${months({ ...asked, from: asked.to })}) as months limit 1`.execute(database);
  return rows[0]?.change_first ?? [];
}

const MOST = 5;

/** The restaurants with most CO2e above what as much average food emits, in the last of the months. */
export async function restaurantsToChange(database: Database, asked: LookedAt): Promise<ChangeFirst[]> {
  const perGram = (GLOBAL_AVERAGE.sales.kg * 1000) / SERVING_GRAMS;
  const { rows } = await sql<{
    id: string;
    name: string;
    servings: number;
    co2: number;
    weight: number;
    above: number;
    share: number | null;
  }>`
    select restaurant.id, restaurant.name, months.total_servings as servings, months.co2, months.weight_covered as weight,
      months.co2 - months.weight_covered * ${perGram}::double precision as above,
      months.co2 / nullif(sum(months.co2) over (), 0) as share
    from (${months({ ...asked, from: asked.to })}) as months join restaurant on restaurant.id = months.restaurant_id
    where months.co2 is not null
    order by above desc, restaurant.id limit ${MOST}`.execute(database);
  return rows
    .filter(({ above }) => above > 0)
    .map(({ id, name, servings, co2, weight, above, share }) => {
      const level = levelOfDish({ co2, weight });
      return { kind: 'restaurant', id, name, servings, co2, above, share: share ?? 0, level };
    });
}

/** What the newest completed report of a kind is compared with; the global average without any. */
export async function newestBenchmark(
  database: Database,
  { organizationId, restaurantId, variety }: { organizationId: string; restaurantId: string | null; variety: string },
): Promise<Benchmark> {
  let query = database
    .selectFrom('report')
    .select('settings')
    .where('organization_id', '=', organizationId)
    .where('category', '=', restaurantId === null ? 'organization' : 'restaurant')
    .where('variety', '=', variety)
    .where('status', '=', 'completed')
    .where('deleted_at', 'is', null);
  if (restaurantId !== null) query = query.where('restaurant_id', '=', restaurantId);
  const row = await query.orderBy('start_date', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return (row?.settings as ReportSettings | undefined)?.benchmark ?? DEFAULT_BENCHMARK;
}

/** The language that somebody reads the product in. */
export async function languageOf(database: Database, userId: string): Promise<Language> {
  const row = await database
    .selectFrom('person')
    .select(sql<string | null>`settings ->> 'appLanguage'`.as('language'))
    .where('id', '=', userId)
    .executeTakeFirst();
  return isLanguage(row?.language) ? row.language : DEFAULT_USER_SETTINGS.appLanguage;
}
