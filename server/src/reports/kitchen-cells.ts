import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ReportBridgeRow } from '../platform/database/tables/report-tables.ts';
import { valuedMonths } from './sums-of-months.ts';

/** The columns of a month's average: its divisor, the counted part and the whole. */
const AVERAGED: Readonly<Record<ReportVariety, Record<'per' | 'counted' | 'everything', RawBuilder<unknown>>>> = {
  sales: {
    per: sql`portions`,
    counted: sql`by_level[1] + by_level[2] + by_level[3] + by_level[4] + by_level[5]`,
    everything: sql`total_servings`,
  },
  procurement: {
    per: sql`weight_covered / 1000`,
    counted: sql`weight_covered`,
    everything: sql`coalesce(weight_expected, weight)`,
  },
};

/** The causes that a bridge tells apart. */
const BRIDGE_COLUMNS = [
  'mix',
  'recipes',
  'supply',
  'matching',
  'food_data',
] as const satisfies readonly (keyof ReportBridgeRow)[];

/** What is kept of a kitchen's month beside the same month a year before. */
export const CELL_COLUMNS = [
  'per_now',
  'per_then',
  'average',
  'counted_now',
  'all_now',
  'counted_then',
  'all_then',
  ...BRIDGE_COLUMNS,
] as const;

export interface CellsQuery {
  variety: ReportVariety;
  organizationIds: readonly string[];
  /** One release of the food data; null: as they were published. */
  version: string | null;
}

/**
 * Kitchens’ months beside the same ones a year before, each with its bridge, in the columns of `organization_month_kitchen`.
 * @param rows Rows of `restaurant_month` of kitchens that have both, with `is_now` and the month of the latest year as `at`: grouped, for the planner
 * takes rows of two years that are joined for few.
 */
export function cellsOf(rows: RawBuilder<unknown>, { variety, organizationIds, version }: CellsQuery): RawBuilder<unknown> {
  const { per, counted, everything } = AVERAGED[variety];
  return sql`
    with valued as (
      select report_id, restaurant_id, location, at, is_now, is_own, is_worked_out, ${per} as per, ${counted} as counted,
        ${everything} as everything, value, value / nullif(${per}, 0) as average
      from (${valuedMonths(rows, version)}) as valued
    ), both_years as (
      select restaurant_id, location, at as month, bool_and(is_own) as is_own, bool_and(is_worked_out) as is_worked_out,
        ${sql.join(
          (['now', 'then'] as const).flatMap((side) => {
            const isOfSide = side === 'now' ? sql`is_now` : sql`not is_now`;
            return Object.entries(PIVOTED).map(
              ([name, column]) => sql`max(${sql.ref(column)}) filter (where ${isOfSide}) as ${sql.ref(`${name}_${side}`)}`,
            );
          }),
        )}
      from valued group by restaurant_id, location, at
    )
    select both_years.*, (coalesce(average_now, average_then, 0) + coalesce(average_then, average_now, 0)) / 2 as average,
      ${sql.join(BRIDGE_COLUMNS.map((cause) => sql`bridge.${sql.ref(cause)}`))}
    from both_years left join report_bridge bridge on bridge.report_id = report_now and bridge.former_id = report_then
      and bridge.location = both_years.location and bridge.organization_id = any(${organizationIds}::text[])
      and bridge.food_data_version = case when is_own then '' else ${version ?? ''} end`;
}

/** What a cell takes of each year. */
const PIVOTED = { report: 'report_id', per: 'per', average: 'average', counted: 'counted', all: 'everything' } as const;
