import { LEAST_COVERAGE } from '@plateprint/shared/footprint/coverage.ts';
import { type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import type { MonthlyValues } from '@plateprint/shared/targets/judged/judge-change.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

const YEAR = 12;

/** The divisor of a month's CO2e, and the share of everything that it speaks of (`coverageOfReport`). */
const AVERAGED: Readonly<Record<ReportVariety, { by: RawBuilder<unknown>; share: RawBuilder<unknown> }>> = {
  sales: {
    by: sql`portions`,
    share: sql`(by_level[1] + by_level[2] + by_level[3] + by_level[4] + by_level[5]) / nullif(total_servings, 0)`,
  },
  procurement: { by: sql`weight_covered`, share: sql`weight_covered / nullif(coalesce(weight_expected, weight), 0)` },
};

/**
 * The monthly averages of an organization's kitchens by kitchen, two years before a month and a year from it on; months that count too
 * little are left out. All at one release of the food data: what only that changed is no change of a kitchen.
 */
export async function monthlyValues(
  database: Database,
  organizationId: string,
  { around, variety, version }: { around: Month; variety: ReportVariety; version: string },
): Promise<Map<string, MonthlyValues>> {
  const { by, share } = AVERAGED[variety];
  const { rows } = await sql<{ restaurant_id: string; month: string; value: number }>`
    select restaurant_id, month, value / (${by}) as value from (
      select months.*, case
        when coalesce(months.food_data_versions, '[]'::jsonb) <@ jsonb_build_array(${version}::text) then months.co2
        else done.co2 end as value
      from restaurant_month months left join report_restatement done
        on done.report_id = months.report_id and done.location = months.location
          and done.organization_id = months.organization_id and done.food_data_version = ${version}
      where months.organization_id = ${organizationId} and months.variety = ${variety} and months.location = 'organization'
        and months.month between ${monthLater(around, -2 * YEAR)} and ${monthLater(around, YEAR - 1)}
    ) as at_one_release
    where value > 0 and (${by}) > 0 and ${share} >= ${LEAST_COVERAGE.partial}::double precision`.execute(database);
  const byKitchen = Map.groupBy(rows, ({ restaurant_id: id }) => id);
  return new Map([...byKitchen].map(([id, of]) => [id, new Map(of.map(({ month, value }) => [month, value]))]));
}
