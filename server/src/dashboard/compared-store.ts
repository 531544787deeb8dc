import { type Compared, type MonthSums } from '@plateprint/shared/dashboard/compare.ts';
import { type ComparedSums, NOTHING } from '@plateprint/shared/dashboard/compared-sums.ts';
import type { Span } from '@plateprint/shared/dashboard/span.ts';
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
const AVERAGED = sql`
  sum(co2) as co2, sum(co2_low) as co2_low, sum(co2_high) as co2_high, sum(portions) as portions, sum(total_servings) as total_servings,
  sum(weight_covered) as weight_covered, sum(weight_expected) as weight_expected,
  sum(by_level[1] + by_level[2] + by_level[3] + by_level[4] + by_level[5]) as levelled`;

const FORMER = sql.join(AVERAGED_COLUMNS.map((name) => sql`former.${sql.ref(name)} as ${sql.ref(`former_${name}`)}`));

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

/** Each restaurant with its months added up: of the span, and of the span before those that a change is measured by. */
function eachRestaurant(asked: LookedAt): RawBuilder<unknown> {
  return sql`
    select here.id, here.organization_id, here.name, latest.*, ${FORMER},
      latest.co2 is not null and former.co2 is not null as has_both
    from (${here(asked)}) as here
    left join (select restaurant_id, ${SUMS} from ${monthsOfSpan(asked, asked.span)} group by restaurant_id) as latest
      on latest.restaurant_id = here.id
    left join (select restaurant_id, ${AVERAGED} from ${monthsOfSpan(asked, asked.former)} group by restaurant_id) as former
      on former.restaurant_id = here.id`;
}

type EachRow = Row & Record<`former_${Averaged}`, number | null> & { id: string; name: string; has_both: boolean };

/** The restaurants with their sums. */
export async function comparedRestaurants(database: Database, asked: LookedAt): Promise<Compared[]> {
  const { rows } = await sql<EachRow>`${eachRestaurant(asked)}`.execute(database);
  return rows.map((row) => {
    const sums = toSums(row);
    const both = row.has_both ? { restaurants: 1, now: sums, former: toSums(formerOf(row)) } : NOT_IN_BOTH;
    return { id: row.id, name: row.name, restaurants: 1, reporting: sums.reports > 0 ? 1 : 0, sums, both };
  });
}

export const NOT_IN_BOTH = { restaurants: 0, now: NOTHING, former: NOTHING };

function formerOf(row: Partial<Record<`former_${Averaged}`, number | null>>): AveragedRow {
  return Object.fromEntries(AVERAGED_COLUMNS.map((name) => [name, row[`former_${name}`] ?? null]));
}

type BothRow = Partial<Record<Averaged | `former_${Averaged}`, number | null>> & {
  id: string;
  reporting: number;
  with_both: number;
};

/** Counts of organizations, restaurant by restaurant: how many have reports, and those with both spans added up. */
export async function comparedOrganizations(
  database: Database,
  asked: LookedAt,
): Promise<ReadonlyMap<string, Pick<Compared, 'reporting' | 'both'>>> {
  const columns = AVERAGED_COLUMNS.flatMap((name) => [
    sql`sum(latest.${sql.ref(name)}) filter (where former.co2 is not null) as ${sql.ref(name)}`,
    sql`sum(former.${sql.ref(name)}) filter (where latest.co2 is not null) as ${sql.ref(`former_${name}`)}`,
  ]);
  const { rows } = await sql<BothRow>`
    select latest.organization_id as id, count(*)::integer as reporting,
      count(*) filter (where latest.co2 is not null and former.co2 is not null)::integer as with_both, ${sql.join(columns)}
    from (select restaurant_id, organization_id, ${AVERAGED} from ${monthsOfSpan(asked, asked.span)} group by restaurant_id, organization_id) as latest
    left join (select restaurant_id, ${AVERAGED} from ${monthsOfSpan(asked, asked.former)} group by restaurant_id) as former
      on former.restaurant_id = latest.restaurant_id
    group by latest.organization_id`.execute(database);
  return new Map(
    rows.map((row) => {
      const both = { restaurants: row.with_both, now: toSums(row), former: toSums(formerOf(row)) };
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
