import { BRIDGED_CAUSES, type PartOfYear } from '@plateprint/shared/dashboard/year-causes.ts';
import { coverageState, mayBeCompared } from '@plateprint/shared/footprint/coverage.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { CELL_COLUMNS, cellsOf } from '../reports/kitchen-cells.ts';
import { isNotAnew } from '../reports/organization-months.ts';
import { bothYears, type MonthsOfYear, organizationOf } from './both-years.ts';
import type { LookedAt } from './compared-store.ts';

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

/**
 * What each kitchen brings to the change of a year's average, or each month where one kitchen is looked at: of months that have CO2e in both
 * years, as they were published or (a version) at one release of the food data. What a job has added up is taken from there.
 */
export async function partsOfYear(
  database: Database,
  asked: LookedAt,
  { version, by, months }: { version: string | null; by: 'kitchen' | 'month'; months: MonthsOfYear },
): Promise<PartOfYear[]> {
  const gained = sql`coalesce(per_now / whole.now, 0) - coalesce(per_then / whole.before, 0)`;
  const mean = sql`(coalesce(per_now / whole.now, 0) + coalesce(per_then / whole.before, 0)) / 2`;
  const sums = BRIDGED_CAUSES.map((cause) => sql`coalesce(sum(${mean} * ${sql.ref(cause)}), 0) as ${sql.ref(cause)}`);
  const part = by === 'kitchen' ? sql`restaurant_id` : sql`month`;
  const { rows } = await sql<Row>`
    with ${bothYears(asked, months.anew)}, cell as (${cellsOfYear(asked, months, version)}), whole as (
      select nullif(sum(per_now), 0) as now, nullif(sum(per_then), 0) as before from cell
    ), part as (
      select ${part} as id, least(sum(counted_now) / nullif(sum(all_now), 0), sum(counted_then) / nullif(sum(all_then), 0)) as covered,
        sum(${gained}) as weight, sum((${gained}) * average) as weighted, bool_or(mix is not null) as is_bridged, ${sql.join(sums)}
      from cell cross join whole group by ${part}
    )
    select part.*, ${by === 'kitchen' ? sql`(select name from restaurant where restaurant.id = part.id)` : sql`id`} as name from part`.execute(
    database,
  );
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

/** How many kitchens have CO2e in a month of both years. */
export async function kitchensOfBoth(database: Database, asked: LookedAt, months: MonthsOfYear): Promise<number> {
  const { rows } = await sql<{ kitchens: number }>`
    with ${bothYears(asked, months.anew)}
    select count(*)::integer as kitchens from (
      select restaurant_id from (select restaurant_id from month ${keptCells(asked, months, null)}) as cell group by restaurant_id
    ) as kitchen`.execute(database);
  return rows[0]?.kitchens ?? 0;
}

/** Kitchens’ months beside the same ones a year before: those that are stored, and the others from their reports. */
function cellsOfYear(asked: LookedAt, months: MonthsOfYear, version: string | null): RawBuilder<unknown> {
  const { variety, organizationIds } = asked;
  const columns = sql.join(CELL_COLUMNS.map((name) => sql.ref(name)));
  return sql`
    select restaurant_id, month, ${columns} from (${cellsOf(sql`month`, { variety, organizationIds, version })}) as anew
    ${keptCells(asked, months, columns)}`;
}

function keptCells(asked: LookedAt, { stored, anew }: MonthsOfYear, columns: RawBuilder<unknown> | null): RawBuilder<unknown> {
  const organization = organizationOf(asked);
  if (organization === null || stored.length === 0) return sql``;
  const versions = new Map<string, string>();
  // Where one side was made with another release both are kept at that of today.
  for (const { month, food_data_version: of } of stored) versions.set(month, of || (versions.get(month) ?? ''));
  const { organizationId, variety, emissionDatabase } = organization;
  return sql`
    union all select restaurant_id${columns === null ? sql`` : sql`, kept.month, ${columns}`}
    from unnest(${[...versions.keys()]}::text[], ${[...versions.values()]}::text[]) as wanted (month, food_data_version)
      join organization_month_kitchen kept on kept.month = wanted.month and kept.food_data_version = wanted.food_data_version
    where kept.organization_id = ${organizationId} and kept.variety = ${variety} and kept.location = ${emissionDatabase}
      and ${isNotAnew(anew, { month: sql`kept.month`, part: sql`kitchen_part(kept.restaurant_id)` })}`;
}
