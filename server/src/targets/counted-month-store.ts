import type { TargetPlace } from '@plateprint/shared/access/report-abilities.ts';
import { addedParts, type FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { TargetDraft } from '@plateprint/shared/targets/model/target.ts';
import type { CountedMonth } from '@plateprint/shared/targets/path/counted-month.ts';
import type { MonthsFoods } from '@plateprint/shared/targets/path/path-of-target.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** The months to count: of which place, of sales or purchases, by which emission database. */
export interface MonthsOfPlace {
  place: TargetPlace;
  target: Pick<TargetDraft, 'variety' | 'location'>;
}

interface MonthRow {
  month: string;
  kitchens: number;
  expected: number;
  co2: number | null;
  co2_low: number | null;
  co2_high: number | null;
  without: number | null;
  without_low: number | null;
  without_high: number | null;
  portions: number;
  weight_covered: number;
  counted: number;
  whole: number;
  unknown: number;
  versions: string[][] | null;
}

/** A month added up, with the releases of its reports, and whether all of it is known at the release that was asked for. */
export interface MonthAtRelease extends CountedMonth {
  versions: readonly string[];
  isKnown: boolean;
}

/** Completed monthly reports of some months; those of closed kitchens too, for what they emitted was emitted. */
function monthsOf({ place, target }: MonthsOfPlace, months: readonly Month[]): RawBuilder<unknown> {
  const { organization, restaurant } = place;
  return sql`
    restaurant_month where restaurant_month.organization_id = ${organization.id} and variety = ${target.variety}
      and restaurant_month.location = ${target.location} and month = any(${months}::text[])
      ${restaurant === null ? sql`` : sql`and restaurant_id = ${restaurant.id}`}`;
}

/** Whether a month’s report was made with a release; of none: it stays as it was published. */
function isOwn(version: string | null): RawBuilder<unknown> {
  return version === null ? sql`true` : sql`coalesce(food_data_versions, '[]'::jsonb) <@ jsonb_build_array(${version}::text)`;
}

/** Those of some months that a place has a completed report of. */
export async function reportedMonths(database: Database, asked: MonthsOfPlace, months: readonly Month[]): Promise<Set<Month>> {
  const { rows } = await sql<{ month: Month }>`select distinct month from ${monthsOf(asked, months)}`.execute(database);
  return new Set(rows.map(({ month }) => month));
}

/** Servings or grams that are counted, and those of everything sold or bought (`coverageOfReport`). */
const COVERED = {
  sales: { counted: sql`by_level[1] + by_level[2] + by_level[3] + by_level[4] + by_level[5]`, whole: sql`total_servings` },
  procurement: { counted: sql`weight_covered`, whole: sql`coalesce(weight_expected, weight)` },
} as const;

/**
 * The months that have reports, added up by the database: a row a month, however many kitchens there are. As they were published, or (a
 * version) at one release of the food data; there nobody knows the value without land-use change of what was made with another.
 */
export async function countedMonths(
  database: Database,
  asked: MonthsOfPlace,
  { months, version = null }: { months: readonly Month[]; version?: string | null },
): Promise<MonthAtRelease[]> {
  const { counted, whole } = COVERED[asked.target.variety];
  const { rows } = await sql<MonthRow>`
    with own as (select *, ${isOwn(version)} as is_own from ${monthsOf(asked, months)}),
    valued as (
      select own.*, own.co2 as published, case when is_own then own.co2 else done.co2 end as value
      from own left join report_restatement done on done.report_id = own.report_id and done.location = own.location
        and done.organization_id = own.organization_id and done.food_data_version = ${version}
    ), seen as (
      select month, restaurant_id, food_data_versions, published, value as co2,
        case when is_own then co2_low else coalesce(co2_low * value / nullif(published, 0), value) end as co2_low,
        case when is_own then co2_high else coalesce(co2_high * value / nullif(published, 0), value) end as co2_high, case when is_own then co2_without_land_use end as without,
        case when is_own then co2_without_land_use_low end as without_low, case when is_own then co2_without_land_use_high end as without_high,
        portions, weight_covered, ${counted} as counted, ${whole} as whole
      from valued
    ), kitchen as (
      select min(month) as first, case when restaurant.deleted_at is null then '9999-12' else max(month) end as last
      from seen join restaurant on restaurant.id = seen.restaurant_id and restaurant.organization_id = ${asked.place.organization.id}
      group by restaurant_id, restaurant.deleted_at
    )
    select month, count(*)::integer as kitchens,
      (select count(*)::integer from kitchen where seen.month between first and last) as expected,
      sum(co2) as co2, sum(co2_low) as co2_low, sum(co2_high) as co2_high,
      -- Null as soon as one report with a total has no such twin: the rest would pass for the whole.
      case when count(without) = count(co2) then sum(without) end as without,
      case when count(without) = count(co2) then sum(without_low) end as without_low,
      case when count(without) = count(co2) then sum(without_high) end as without_high,
      sum(portions) as portions, sum(weight_covered) as weight_covered, sum(counted) as counted, sum(whole) as whole,
      (count(*) filter (where published is not null and co2 is null))::integer as unknown,
      jsonb_agg(distinct food_data_versions) filter (where food_data_versions is not null) as versions
    from seen
    group by month order by month`.execute(database);
  return rows.map((row) => ({
    month: row.month as Month,
    kitchens: row.kitchens,
    expected: row.expected,
    co2: {
      with: figureOf(row.co2, row.co2_low, row.co2_high),
      without: figureOf(row.without, row.without_low, row.without_high),
    },
    portions: row.portions,
    weightCovered: row.weight_covered,
    counted: row.counted,
    whole: row.whole,
    versions: [...new Set(row.versions?.flat())],
    isKnown: row.unknown === 0,
  }));
}

function figureOf(value: number | null, low: number | null, high: number | null): Figure | null {
  return value === null || low === null || high === null ? null : { value, low, high };
}

interface FoodRow {
  is_latest: boolean;
  food: string;
  supply: string;
  co2: number;
  low: number;
  high: number;
  supply_low: number;
  supply_high: number;
}

/** The foods of the months that are held against each other, each side added up by the database. */
export async function foodsOfSides(
  database: Database,
  asked: MonthsOfPlace,
  { against, latest, version = null }: Record<'against' | 'latest', readonly Month[]> & { version?: string | null },
): Promise<Record<'against' | 'latest', MonthsFoods>> {
  const months = [...against, ...latest];
  const isLatest = sql`month = any(${latest}::text[])`;
  const [{ rows }, { rows: versions }] = await Promise.all([
    sql<FoodRow>`
      select ${isLatest} as is_latest, food, supply, sum(food.co2) as co2, sum(food.co2_low) as low, sum(food.co2_high) as high,
        sum(supply_low) as supply_low, sum(supply_high) as supply_high
      from (select month, report_id, ${isOwn(version)} as is_own from ${monthsOf(asked, months)}) as months
        join lateral (
          select * from report_food where is_own and report_food.report_id = months.report_id
          ${version === null ? sql`` : sql`union all select * from restated_food where not is_own and restated_food.report_id = months.report_id`}
        ) as food on true
      where food.location = ${asked.target.location} and food.organization_id = ${asked.place.organization.id}
      group by is_latest, food, supply`.execute(database),
    sql<{ is_latest: boolean; versions: string[][] }>`
      select ${isLatest} as is_latest, jsonb_agg(distinct food_data_versions) as versions
      from ${monthsOf(asked, months)} and food_data_versions is not null group by is_latest`.execute(database),
  ]);
  const side = (latestSide: boolean): MonthsFoods => ({
    foods: addedParts(rows.filter((row) => row.is_latest === latestSide).map(partOf)),
    versions:
      version === null
        ? [...new Set(versions.filter((row) => row.is_latest === latestSide).flatMap((row) => row.versions.flat()))]
        : [version],
  });
  return { against: side(false), latest: side(true) };
}

function partOf({ food, supply, co2, low, high, supply_low, supply_high }: FoodRow): FoodPart {
  return { food, supply, co2: { value: co2, low, high }, supplyRange: { low: supply_low, high: supply_high } };
}
