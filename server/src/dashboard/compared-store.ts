import { type Compared, type MonthSums } from '@plateprint/shared/dashboard/compare.ts';
import { type ComparedSums, NOTHING } from '@plateprint/shared/dashboard/compared-sums.ts';
import { type Span, yearsOf } from '@plateprint/shared/dashboard/span.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { type RawBuilder, sql } from 'kysely';
import { TWIN_COLUMNS, twinOf } from '../footprint/twin-columns.ts';
import type { Database } from '../platform/database/database.ts';
import { monthsAtRelease } from '../reports/sums-of-months.ts';
import { TWIN_SUMS } from '../reports/summed-totals-store.ts';

/** Which months are added up: of all restaurants that are there in some organizations, or of those named among them. */
export interface LookedAt {
  organizationIds: readonly string[];
  restaurantIds: readonly string[] | null;
  variety: ReportVariety;
  emissionDatabase: EmissionDatabase;
  span: Span;
  /** The span before, for what changed. */
  former: Span;
  /** One release of the food data for all months of both; of none they are as they were published. */
  version?: string | null;
}

const COLUMNS = [
  'reports',
  'co2',
  'co2_low',
  'co2_high',
  'portions',
  'total_servings',
  'weight',
  'weight_covered',
  'weight_expected',
  'level_1',
  'level_2',
  'level_3',
  'level_4',
  'level_5',
  ...TWIN_COLUMNS,
] as const;
type Row = Record<(typeof COLUMNS)[number], number | null>;

const SUMS = sql`
  count(*)::double precision as reports, sum(co2) as co2, sum(co2_low) as co2_low, sum(co2_high) as co2_high, ${TWIN_SUMS},
  sum(portions) as portions, sum(total_servings) as total_servings, sum(weight) as weight, sum(weight_covered) as weight_covered,
  sum(weight_expected) as weight_expected, sum(by_level[1]) as level_1, sum(by_level[2]) as level_2, sum(by_level[3]) as level_3, sum(by_level[4]) as level_4,
  sum(by_level[5]) as level_5`;

const AVERAGED_COLUMNS = [
  'co2',
  'co2_low',
  'co2_high',
  'portions',
  'total_servings',
  'weight_covered',
  'weight_expected',
  'levelled',
] as const;
type Averaged = (typeof AVERAGED_COLUMNS)[number];
type AveragedRow = Partial<Record<Averaged, number | null>>;

/** The sums that a change is measured by, and its coverage: nothing else is added up of the span before. */
const AVERAGED: Readonly<Record<Averaged, RawBuilder<unknown>>> = {
  co2: sql`co2`,
  co2_low: sql`co2_low`,
  co2_high: sql`co2_high`,
  portions: sql`portions`,
  total_servings: sql`total_servings`,
  weight_covered: sql`weight_covered`,
  weight_expected: sql`weight_expected`,
  levelled: sql`by_level[1] + by_level[2] + by_level[3] + by_level[4] + by_level[5]`,
};

type Side = 'now' | 'former';

function here({ organizationIds, restaurantIds }: LookedAt): RawBuilder<unknown> {
  return sql`
    select id, organization_id, name from restaurant
    where organization_id = any(${organizationIds}::text[]) and deleted_at is null
      ${restaurantIds === null ? sql`` : sql`and id = any(${restaurantIds}::text[])`}`;
}

/** Months of restaurants that are there: those of deleted ones are few, so that these are named rather than the others. */
export function monthsOfSpan(
  { organizationIds, restaurantIds, variety, emissionDatabase, version = null }: LookedAt,
  { from, to }: Span,
): RawBuilder<unknown> {
  const months = sql`
    restaurant_month where organization_id = any(${organizationIds}::text[]) and variety = ${variety} and location = ${emissionDatabase}
      and month between ${from} and ${to} and restaurant_id <> all(array(
        select id from restaurant where organization_id = any(${organizationIds}::text[]) and deleted_at is not null))
      ${restaurantIds === null ? sql`` : sql`and restaurant_id = any(${restaurantIds}::text[])`}`;
  return version === null ? months : sql`${monthsAtRelease(months, version)} where true`;
}

/**
 * The restaurants that have CO2e in both spans, with what a change is measured by, now and then. Of whole years month by month, those alone
 * whose own month is in both: a July without a report is no success of a kitchen that is close to nothing in summer.
 */
function heldSums(asked: LookedAt): RawBuilder<unknown> {
  const years = yearsOf(asked.span);
  const months = (side: Side) => monthsOfSpan(asked, side === 'now' ? asked.span : asked.former);
  if (years === null) {
    const side = (of: Side) => sql`(select restaurant_id, ${sumsOf(of)} from ${months(of)} group by restaurant_id)`;
    return sql`${side('now')} as now join ${side('former')} as former using (restaurant_id) where now_co2 is not null and former_co2 is not null`;
  }
  const side = (of: Side) => sql`(select restaurant_id, month, ${columnsOf(of)} from ${months(of)} and co2 is not null)`;
  return sql`(
    select now.restaurant_id, ${sql.join([...addedUp('now'), ...addedUp('former')])} from ${side('now')} as now
    join ${side('former')} as former on former.restaurant_id = now.restaurant_id
      and now.month = (left(former.month, 4)::integer + ${years}::integer)::text || right(former.month, 3)
    group by now.restaurant_id) as held`;
}

const named = (side: Side, name: Averaged) => sql.ref(`${side}_${name}`);
const sumsOf = (side: Side) => sql.join(AVERAGED_COLUMNS.map((name) => sql`sum(${AVERAGED[name]}) as ${named(side, name)}`));
const columnsOf = (side: Side) => sql.join(AVERAGED_COLUMNS.map((name) => sql`${AVERAGED[name]} as ${named(side, name)}`));
const addedUp = (side: Side) => AVERAGED_COLUMNS.map((name) => sql`sum(${named(side, name)}) as ${named(side, name)}`);
const HELD = sql.join((['now', 'former'] as const).flatMap((side) => AVERAGED_COLUMNS.map((name) => named(side, name))));

/** Each restaurant with its months added up: of the span, and those of it and of the span before that a change is measured by. */
function eachRestaurant(asked: LookedAt): RawBuilder<unknown> {
  return sql`
    select here.id, here.organization_id, here.name, latest.*, both_spans.*, both_spans.held_id is not null as has_both
    from (${here(asked)}) as here
    left join (select restaurant_id, ${SUMS} from ${monthsOfSpan(asked, asked.span)} group by restaurant_id) as latest
      on latest.restaurant_id = here.id
    left join (select restaurant_id as held_id, ${HELD} from ${heldSums(asked)}) as both_spans on both_spans.held_id = here.id`;
}

type EachRow = Row & Record<`${Side}_${Averaged}`, number | null> & { id: string; name: string; has_both: boolean };

/** The restaurants with their sums. */
export async function comparedRestaurants(database: Database, asked: LookedAt): Promise<Compared[]> {
  const { rows } = await sql<EachRow>`${eachRestaurant(asked)}`.execute(database);
  return rows.map((row) => {
    const sums = toSums(row);
    const both = row.has_both
      ? { restaurants: 1, now: toSums(averagedOf(row, 'now')), former: toSums(averagedOf(row, 'former')) }
      : NOT_IN_BOTH;
    return { id: row.id, name: row.name, restaurants: 1, reporting: sums.reports > 0 ? 1 : 0, sums, both };
  });
}

export const NOT_IN_BOTH = { restaurants: 0, now: NOTHING, former: NOTHING };

function averagedOf(row: Partial<Record<`${Side}_${Averaged}`, number | null>>, side: Side): AveragedRow {
  return Object.fromEntries(AVERAGED_COLUMNS.map((name) => [name, row[`${side}_${name}`] ?? null]));
}

type BothRow = Partial<Record<`${Side}_${Averaged}`, number | null>> & {
  id: string;
  reporting: number;
  with_both: number;
};

/** Counts of organizations, restaurant by restaurant: how many have reports, and those with both spans added up. */
export async function comparedOrganizations(
  database: Database,
  asked: LookedAt,
): Promise<ReadonlyMap<string, Pick<Compared, 'reporting' | 'both'>>> {
  const columns = (['now', 'former'] as const).flatMap(addedUp);
  const { rows } = await sql<BothRow>`
    select latest.organization_id as id, count(*)::integer as reporting, count(held_id)::integer as with_both, ${sql.join(columns)}
    from (select distinct restaurant_id, organization_id from ${monthsOfSpan(asked, asked.span)}) as latest
    left join (select restaurant_id as held_id, ${HELD} from ${heldSums(asked)}) as both_spans on held_id = latest.restaurant_id
    group by latest.organization_id`.execute(database);
  return new Map(
    rows.map((row) => {
      const both = {
        restaurants: row.with_both,
        now: toSums(averagedOf(row, 'now')),
        former: toSums(averagedOf(row, 'former')),
      };
      return [row.id, { reporting: row.reporting, both }];
    }),
  );
}

/** How many restaurants each organization has; one without any is absent. */
export async function restaurantCounts(
  database: Database,
  organizationIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; restaurants: number }>`
    select organization_id as id, count(*)::integer as restaurants from restaurant
    where organization_id = any(${organizationIds}::text[]) and deleted_at is null group by organization_id`.execute(database);
  return new Map(rows.map(({ id, restaurants }) => [id, restaurants]));
}

export type MonthsOf = MonthSums & { id: string };

/** The months of the span, of each organization or of each restaurant, or (null) of all together. */
export async function comparedMonthSums(
  database: Database,
  asked: LookedAt,
  by: 'organization_id' | 'restaurant_id' | null,
): Promise<MonthsOf[]> {
  const id = by === null ? sql`''` : sql.ref(by);
  const { rows } = await sql<Row & { id: string; month: string }>`
    select ${id} as id, month, ${SUMS} from ${monthsOfSpan(asked, asked.span)}
    group by ${by === null ? sql`month` : sql`${id}, month`}`.execute(database);
  return rows.map((row) => ({ id: row.id, month: row.month, sums: toSums(row) }));
}

/** A row of sums in our words; what is null was of nothing. */
function toSums(row: Partial<Row> & AveragedRow): ComparedSums {
  const { co2 = null, co2_low: low = null, co2_high: high = null } = row;
  return {
    reports: row.reports ?? 0,
    co2: co2 === null || low === null || high === null ? null : { value: co2, low, high },
    co2WithoutLandUseChange: twinOf(row),
    portions: row.portions ?? 0,
    totalServings: row.total_servings ?? 0,
    weight: row.weight ?? 0,
    weightCovered: row.weight_covered ?? 0,
    weightExpected: row.weight_expected ?? row.weight ?? 0,
    // A change is measured by a sum alone here.
    byLevel: [row.level_1 ?? row.levelled, row.level_2, row.level_3, row.level_4, row.level_5].map((amount) => amount ?? 0),
  };
}
