import { type Benchmark, DEFAULT_BENCHMARK, GLOBAL_AVERAGE } from '@plateprint/shared/footprint/benchmark.ts';
import { levelOfDish, SERVING_GRAMS } from '@plateprint/shared/footprint/carbon-level.ts';
import { LEAST_COVERAGE } from '@plateprint/shared/footprint/coverage.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { isLanguage, type Language } from '@plateprint/shared/kernel/language.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { ChangeFirst } from '@plateprint/shared/reports/totals/dashboard.ts';
import type { MonthFigures } from '@plateprint/shared/reports/totals/monthly-history.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import type { ReportSettings } from '@plateprint/shared/reports/model/report-settings.ts';
import { DEFAULT_USER_SETTINGS } from '@plateprint/shared/users/user.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { completedTotals, extremeLines, type LookedAt, type Sums, SUMS, toTotals } from './summed-totals-store.ts';

export interface Months extends LookedAt {
  emissionDatabase: EmissionDatabase;
}

/** The months' reports added up by the database, so that a thousand restaurants are twelve rows. */
export async function monthFigures(database: Database, asked: Months): Promise<Map<Month, MonthFigures>> {
  const { rows } = await sql<Sums & { start_date: string; one_report: string }>`
    select start_date, ${SUMS}, min(report_id) as one_report from (${completedTotals(asked, asked.emissionDatabase)}) as totals group by start_date`.execute(
    database,
  );
  const ids = rows.flatMap(({ highest_id: highest, lowest_id: lowest }) => [highest, lowest]);
  const extremes = await extremeLines(database, asked, [...new Set(ids)]);
  return new Map(
    rows.map((row) => [
      row.start_date.slice(0, 7) as Month,
      { ...toTotals(row, extremes), reports: row.reports, reportId: row.reports === 1 ? row.one_report : null },
    ]),
  );
}

/** As a report of any version wrote it. */
type StoredChange = Omit<ChangeFirst, 'key' | 'co2WithoutLandUseChange'> & Partial<ChangeFirst>;

/** The foods to change first in a restaurant's month, as its report named them when it was made. */
export async function changeFirstOfMonth(database: Database, asked: Months): Promise<ChangeFirst[]> {
  const { rows } = await sql<{ change_first: StoredChange[] }>`
    select change_first from (${completedTotals({ ...asked, from: asked.to }, asked.emissionDatabase)}) as months limit 1`.execute(
    database,
  );
  // Those of before lines had their key in it are called as their report calls them, and those of before the twin was kept have none.
  return (rows[0]?.change_first ?? []).map(({ co2WithoutLandUseChange = null, ...item }) => ({
    ...item,
    key: item.key ?? item.id ?? item.name,
    co2WithoutLandUseChange,
  }));
}

const MOST = 5;

/** The share of everything sold or bought that a report counts, as `coverageOfReport` has it. */
const COVERED: Readonly<Record<ReportVariety, RawBuilder<unknown>>> = {
  sales: sql`(by_level[1] + by_level[2] + by_level[3] + by_level[4] + by_level[5]) / nullif(total_servings, 0)`,
  procurement: sql`weight_covered / nullif(weight_expected, 0)`,
};

/** The restaurants with most CO2e above what as much average food emits, in the last of the months, of those that count enough. */
export async function restaurantsToChange(database: Database, asked: Months): Promise<ChangeFirst[]> {
  const perGram = (GLOBAL_AVERAGE.sales.kg * 1000) / SERVING_GRAMS;
  const { rows } = await sql<{
    id: string;
    name: string;
    servings: number;
    co2: number;
    without: number | null;
    weight: number;
    above: number;
    share: number | null;
  }>`
    select restaurant.id, restaurant.name, months.total_servings as servings, months.co2, months.co2_without_land_use as without,
      months.weight_covered as weight,
      months.co2 - months.weight_covered * ${perGram}::double precision as above, months.share
    from (
      select each.*, each.co2 / nullif(sum(each.co2) over (), 0) as share
      from (${completedTotals({ ...asked, from: asked.to }, asked.emissionDatabase)}) as each
    ) as months join restaurant on restaurant.id = months.restaurant_id
    where months.co2 is not null and ${COVERED[asked.variety]} >= ${LEAST_COVERAGE.partial}::double precision
    order by above desc, restaurant.id limit ${MOST}`.execute(database);
  return rows
    .filter(({ above }) => above > 0)
    .map(({ id, name, servings, co2, without, weight, above, share }) => {
      const level = levelOfDish({ co2, weight });
      const figures = { co2, co2WithoutLandUseChange: without, above, share: share ?? 0, level };
      return { kind: 'restaurant', id, key: id, name, servings, ...figures };
    });
}

/** The benchmark of the newest completed report of a kind; the global average without any. */
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
