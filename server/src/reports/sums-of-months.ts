import { type RawBuilder, sql } from 'kysely';
import type { MonthSumColumns } from '../platform/database/tables/organization-month-tables.ts';
import { TWIN_COLUMNS } from '../footprint/twin-columns.ts';

/** Whether a month’s report was made with a release; of none: it stays as it was published. */
export function isOwnRelease(version: string | null): RawBuilder<unknown> {
  return version === null ? sql`true` : sql`coalesce(food_data_versions, '[]'::jsonb) <@ jsonb_build_array(${version}::text)`;
}

/**
 * Rows of `restaurant_month` with their value as they were published, or (a version) at one release of the food data, as far as a job has
 * worked it out.
 */
export function valuedMonths(months: RawBuilder<unknown>, version: string | null): RawBuilder<unknown> {
  return sql`
    select own.*, case when is_own then own.co2 else done.co2 end as value, is_own or done.report_id is not null as is_worked_out
    from (select *, ${isOwnRelease(version)} as is_own from ${months}) as own
      left join report_restatement done on done.report_id = own.report_id and done.location = own.location
        and done.organization_id = own.organization_id and done.food_data_version = ${version}`;
}

/**
 * The foods of each report beside it, for `from report cross join lateral`. Found by the report’s key, which `offset` makes sure of: joined, the planner
 * would rather read the foods of all months of the organization once.
 */
export function foodsBeside(
  table: 'report_food' | 'restated_food',
  {
    of,
    emissionDatabase,
    organizationIds,
  }: { of: string; emissionDatabase: RawBuilder<unknown>; organizationIds: readonly string[] },
): RawBuilder<unknown> {
  return sql`(
    select food.* from ${sql.table(table)} food
    where food.report_id = ${sql.ref(`${of}.report_id`)} and food.location = ${emissionDatabase} and food.organization_id = any(${organizationIds}::text[])
    offset 0)`;
}

/** An edge of a range, at another release as far from the value, in per cent, as it was published. */
const edgeOf = (name: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when is_own then ${name} else coalesce(${name} * value / nullif(co2, 0), value) end`;

/** Rows of `restaurant_month` in the same columns at one release of the food data, ranges as wide as they were published. */
export function monthsAtRelease(months: RawBuilder<unknown>, version: string): RawBuilder<unknown> {
  const own = TWIN_COLUMNS.map((name) => sql`case when is_own then ${sql.ref(name)} end as ${sql.ref(name)}`);
  return sql`
    (select restaurant_id, organization_id, variety, location, month, report_id, is_own, food_data_versions, portions, total_servings, weight,
      weight_covered, weight_expected, by_level, value as co2, ${edgeOf(sql`co2_low`)} as co2_low, ${edgeOf(sql`co2_high`)} as co2_high, ${sql.join(own)}
    from (${valuedMonths(months, version)}) as valued) as restaurant_month`;
}

/** At another release nobody knows it, and null as soon as one report with a total does not: the rest would pass for the whole. */
const without = (column: RawBuilder<unknown>) =>
  sql`case when count(*) filter (where is_own and ${column} is not null) = count(value) then sum(${column}) filter (where is_own) end`;

/** The columns of `MonthsSum`, over a group of `valuedMonths`. */
export const SUM_OF_MONTHS = sql`
  count(*)::integer as kitchens, (count(*) filter (where co2 is not null and value is null))::integer as unknown,
  sum(value) as co2, sum(${edgeOf(sql`co2_low`)}) as co2_low, sum(${edgeOf(sql`co2_high`)}) as co2_high,
  ${without(sql`co2_without_land_use`)} as co2_without_land_use, ${without(sql`co2_without_land_use_low`)} as co2_without_land_use_low,
  ${without(sql`co2_without_land_use_high`)} as co2_without_land_use_high,
  sum(portions) as portions, sum(total_servings) as total_servings, sum(weight) as weight, sum(weight_covered) as weight_covered,
  sum(coalesce(weight_expected, weight)) as weight_expected,
  sum(energy) as energy, sum(energy_weight) as energy_weight,
  sum(by_level[1] + by_level[2] + by_level[3] + by_level[4] + by_level[5]) as levelled,
  coalesce(jsonb_agg(distinct food_data_versions) filter (where food_data_versions is not null), '[]') as food_data_versions`;

const ADDED_COLUMNS = [
  'kitchens',
  'unknown',
  'co2',
  'co2_low',
  'co2_high',
  'co2_without_land_use',
  'co2_without_land_use_low',
  'co2_without_land_use_high',
  'portions',
  'total_servings',
  'weight',
  'weight_covered',
  'weight_expected',
  'energy',
  'energy_weight',
  'levelled',
] as const satisfies readonly (keyof MonthSumColumns)[];

const isSplitByLandUse = (name: string) => name.startsWith('co2_without_land_use');

/** The names of `SUM_OF_MONTHS` and `SUM_OF_PARTS`, in their order. */
export const SUM_COLUMNS = sql.join([...ADDED_COLUMNS, 'food_data_versions'].map((name) => sql.ref(name)));

/** The same columns over sums of parts, each of which is null as soon as one of its reports does not know the split. */
export const SUM_OF_PARTS = sql.join([
  ...ADDED_COLUMNS.map((name) => {
    const summed = sql`sum(${sql.ref(name)})`;
    return isSplitByLandUse(name) ? sql`case when count(${sql.ref(name)}) = count(co2) then ${summed} end` : summed;
  }),
  sql`(select coalesce(jsonb_agg(distinct release), '[]') from unnest(array_agg(food_data_versions)) as of (releases), jsonb_array_elements(releases) as release)`,
]);

/** Months added up with the releases of their reports, each report’s as a list. */
export interface MonthsSum extends MonthSumColumns {
  food_data_versions: string[][];
}

const NOTHING: MonthsSum = {
  kitchens: 0,
  unknown: 0,
  co2: null,
  co2_low: null,
  co2_high: null,
  co2_without_land_use: null,
  co2_without_land_use_low: null,
  co2_without_land_use_high: null,
  portions: 0,
  total_servings: 0,
  weight: 0,
  weight_covered: 0,
  weight_expected: 0,
  energy: null,
  energy_weight: null,
  levelled: 0,
  food_data_versions: [],
};

/** Several sums as one. */
export function addedMonths(sums: readonly MonthsSum[]): MonthsSum {
  return sums.reduce(added, NOTHING);
}

const either = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : one + other;

function added(one: MonthsSum, other: MonthsSum): MonthsSum {
  const isSplit = [one, other].every(({ co2, co2_without_land_use: split }) => co2 === null || split !== null);
  const split = (column: 'co2_without_land_use' | 'co2_without_land_use_low' | 'co2_without_land_use_high') =>
    isSplit ? either(one[column], other[column]) : null;
  return {
    kitchens: one.kitchens + other.kitchens,
    unknown: one.unknown + other.unknown,
    co2: either(one.co2, other.co2),
    co2_low: either(one.co2_low, other.co2_low),
    co2_high: either(one.co2_high, other.co2_high),
    co2_without_land_use: split('co2_without_land_use'),
    co2_without_land_use_low: split('co2_without_land_use_low'),
    co2_without_land_use_high: split('co2_without_land_use_high'),
    portions: one.portions + other.portions,
    total_servings: one.total_servings + other.total_servings,
    weight: one.weight + other.weight,
    weight_covered: one.weight_covered + other.weight_covered,
    weight_expected: one.weight_expected + other.weight_expected,
    energy: either(one.energy, other.energy),
    energy_weight: either(one.energy_weight, other.energy_weight),
    levelled: one.levelled + other.levelled,
    food_data_versions: [...one.food_data_versions, ...other.food_data_versions],
  };
}
