import { BRIDGED_CAUSES, type PartOfYear } from '@plateprint/shared/dashboard/year-causes.ts';
import { coverageState, mayBeCompared } from '@plateprint/shared/footprint/coverage.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { LookedAt } from './compared-store.ts';
import { valuedMonths } from '../reports/sums-of-months.ts';
import { bothYears } from './two-years-store.ts';

interface Row {
  id: string;
  name: string;
  covered: number | null;
  weight: number;
  weighted: number;
  is_bridged: boolean;
  mix: number;
  recipes: number;
  supply: number;
  matching: number;
  food_data: number;
}

/** The columns of a year's average: its divisor, the counted part and the whole. */
function columnsOf({ variety }: LookedAt): Record<'per' | 'counted' | 'all', RawBuilder<unknown>> {
  return variety === 'sales'
    ? {
        per: sql`portions`,
        counted: sql`by_level[1] + by_level[2] + by_level[3] + by_level[4] + by_level[5]`,
        all: sql`total_servings`,
      }
    : { per: sql`weight_covered / 1000`, counted: sql`weight_covered`, all: sql`coalesce(weight_expected, weight)` };
}

/**
 * What each kitchen brings to the change of a year's average, or each month where one kitchen is looked at: of months that have CO2e in both
 * years, as they were published or (a version) at one release of the food data.
 */
export async function partsOfYear(
  database: Database,
  asked: LookedAt,
  { version, by }: { version: string | null; by: 'kitchen' | 'month' },
): Promise<PartOfYear[]> {
  const { per, counted, all } = columnsOf(asked);
  const sums = BRIDGED_CAUSES.map(
    (cause) => sql`coalesce(sum((weight_now + weight_then) / 2 * bridge.${sql.ref(cause)}), 0) as ${sql.ref(cause)}`,
  );
  const { rows } = await sql<Row>`
    with ${bothYears(asked)}, valued as (
      select report_id, restaurant_id, month, is_own, ${per} as per, ${counted} as counted, ${all} as everything, value
      from (${valuedMonths(sql`month`, version)}) as valued
    ), cell as (
      select pair.latest_id, pair.former_id, now.restaurant_id, now.month, now.is_own and former.is_own as is_own,
        coalesce(now.per / nullif(sum(now.per) over (), 0), 0) as weight_now,
        coalesce(former.per / nullif(sum(former.per) over (), 0), 0) as weight_then,
        coalesce(now.value / nullif(now.per, 0), former.value / nullif(former.per, 0), 0) as average_now,
        coalesce(former.value / nullif(former.per, 0), now.value / nullif(now.per, 0), 0) as average_then,
        now.counted as counted_now, now.everything as all_now, former.counted as counted_then, former.everything as all_then
      from pair join valued now on now.report_id = pair.latest_id join valued former on former.report_id = pair.former_id
    )
    select ${by === 'kitchen' ? sql`restaurant.id` : sql`cell.month`} as id, max(${by === 'kitchen' ? sql`restaurant.name` : sql`cell.month`}) as name,
      least(sum(counted_now) / nullif(sum(all_now), 0), sum(counted_then) / nullif(sum(all_then), 0)) as covered,
      sum(weight_now - weight_then) as weight, sum((weight_now - weight_then) * (average_now + average_then) / 2) as weighted,
      bool_or(bridge.mix is not null) as is_bridged, ${sql.join(sums)}
    from cell join restaurant on restaurant.id = cell.restaurant_id
      left join report_bridge bridge on bridge.report_id = cell.latest_id and bridge.former_id = cell.former_id
        and bridge.location = ${asked.emissionDatabase} and bridge.organization_id = any(${asked.organizationIds}::text[])
        and bridge.food_data_version = case when is_own then '' else ${version ?? ''} end
    group by ${by === 'kitchen' ? sql`restaurant.id` : sql`cell.month`}`.execute(database);
  return rows.map(({ id, name, covered, weight, weighted, is_bridged: isBridged, ...bridged }) => ({
    id,
    name,
    mayBeNamed: mayBeCompared(coverageState(covered)),
    weight,
    weighted,
    isBridged,
    bridged,
  }));
}
