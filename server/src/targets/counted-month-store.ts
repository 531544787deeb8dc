import type { TargetPlace } from '@plateprint/shared/access/report-abilities.ts';
import { addedParts, type FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import type { Month } from '@plateprint/shared/kernel/month.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { sum } from '@plateprint/shared/reports/totals/added.ts';
import type { TargetDraft } from '@plateprint/shared/targets/model/target.ts';
import type { CountedMonth } from '@plateprint/shared/targets/path/counted-month.ts';
import type { MonthsFoods } from '@plateprint/shared/targets/path/path-of-target.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import {
  isAnew,
  type MonthAnew,
  type OrganizationMonths,
  storedFoods,
  type StoredMonth,
  storedMonths,
} from '../reports/organization-months.ts';
import {
  addedMonths,
  foodsBeside,
  isOwnRelease,
  type MonthsSum,
  SUM_OF_MONTHS,
  valuedMonths,
} from '../reports/sums-of-months.ts';

/** The months to count: of which place, of sales or purchases, by which emission database. */
export interface MonthsOfPlace {
  place: TargetPlace;
  target: Pick<TargetDraft, 'variety' | 'emissionDatabase'>;
}

/** A month added up, with the releases of its reports, and whether all of it is known at the release that was asked for. */
export interface MonthAtRelease extends CountedMonth {
  versions: readonly string[];
  isKnown: boolean;
}

/** Completed monthly reports of some months; those of closed kitchens too, for what they emitted was emitted. */
function monthsOf({ place, target }: MonthsOfPlace, months: readonly MonthAnew[]): RawBuilder<unknown> {
  const { organization, restaurant } = place;
  return sql`
    restaurant_month where restaurant_month.organization_id = ${organization.id} and variety = ${target.variety}
      and restaurant_month.location = ${target.emissionDatabase} and ${isAnew(months)}
      ${restaurant === null ? sql`` : sql`and restaurant_id = ${restaurant.id}`}`;
}

/** Which months of a place, as they were published, or (a version) at one release of the food data. */
interface MonthsAtRelease<Each = Month> {
  months: readonly Each[];
  version?: string | null;
}

/**
 * The months that have reports, added up, however many kitchens there are. At a release nobody knows the value without land-use change of
 * what was made with another.
 */
export async function countedMonths(
  database: Database,
  asked: MonthsOfPlace,
  { months, version = null }: MonthsAtRelease,
): Promise<MonthAtRelease[]> {
  const { stored, anew } = await storedOf(database, asked, { months, version });
  const [added, expected] = await Promise.all([
    addedAnew(database, asked, { months: anew, version }),
    expectedKitchens(database, asked),
  ]);
  const byMonth = Map.groupBy([...stored, ...added], ({ month }) => month);
  return [...byMonth]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, sides]) =>
      countedMonth(month, { sum: addedMonths(sides), expected: expected(month), variety: asked.target.variety }),
    );
}

/** Of a kitchen each month is one row already; those of all kitchens of an organization a job has added up. */
async function storedOf(
  database: Database,
  { place, target }: MonthsOfPlace,
  { months, version = null }: MonthsAtRelease,
): Promise<{ stored: StoredMonth[]; anew: MonthAnew[] }> {
  if (place.restaurant !== null) return { stored: [], anew: months.map((month) => ({ month, parts: null })) };
  return storedMonths(database, organizationMonths({ place, target }), { months, version, sides: ['open', 'closed'] });
}

const organizationMonths = ({ place, target }: MonthsOfPlace): OrganizationMonths => ({
  organizationId: place.organization.id,
  variety: target.variety,
  emissionDatabase: target.emissionDatabase,
});

async function addedAnew(
  database: Database,
  asked: MonthsOfPlace,
  { months, version = null }: MonthsAtRelease<MonthAnew>,
): Promise<(MonthsSum & { month: Month })[]> {
  if (months.length === 0) return [];
  const { rows } = await sql<MonthsSum & { month: Month }>`
    select month, ${SUM_OF_MONTHS} from (${valuedMonths(monthsOf(asked, months), version)}) as valued
    group by month`.execute(database);
  return rows;
}

/** How many kitchens should have a report of a month: from their first one on, until they closed. */
async function expectedKitchens(database: Database, { place, target }: MonthsOfPlace): Promise<(month: Month) => number> {
  const { organization, restaurant } = place;
  const months = sql`
    select month from restaurant_month own where own.restaurant_id = restaurant.id and own.variety = ${target.variety}
      and own.location = ${target.emissionDatabase}`;
  const { rows } = await sql<{ first: Month | null; last: Month; kitchens: number }>`
    select first, last, count(*)::integer as kitchens from (
      select (${months} order by month limit 1) as first,
        case when deleted_at is null then '9999-12' else (${months} order by month desc limit 1) end as last
      from restaurant
      where organization_id = ${organization.id} ${restaurant === null ? sql`` : sql`and id = ${restaurant.id}`}
    ) as reported
    group by first, last`.execute(database);
  return (month) =>
    sum(rows.map(({ first, last, kitchens }) => (first !== null && first <= month && month <= last ? kitchens : 0)));
}

function countedMonth(
  month: Month,
  { sum: of, expected, variety }: { sum: MonthsSum; expected: number; variety: ReportVariety },
): MonthAtRelease {
  return {
    month,
    kitchens: of.kitchens,
    expected,
    co2: {
      with: figureOf(of.co2, of.co2_low, of.co2_high),
      without: figureOf(of.co2_without_land_use, of.co2_without_land_use_low, of.co2_without_land_use_high),
    },
    portions: of.portions,
    weightCovered: of.weight_covered,
    energy: { kcal: of.energy ?? 0, grams: of.energy_weight ?? 0 },
    // Of everything sold or bought (`coverageOfReport`).
    counted: variety === 'sales' ? of.levelled : of.weight_covered,
    whole: variety === 'sales' ? of.total_servings : of.weight_expected,
    versions: [...new Set(of.food_data_versions.flat())],
    isKnown: of.unknown === 0,
  };
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
  const ofLatest = new Set(latest);
  const months = [...new Set([...against, ...latest])];
  const { stored, anew } = await storedOf(database, asked, { months, version });
  const isFirst = ({ month }: { month: Month }) => !ofLatest.has(month);
  const [kept, rows, versions] = await Promise.all([
    storedFoods(database, organizationMonths(asked), { stored, isFirst }),
    addedFoods(database, asked, { latest, months: anew, version }),
    addedAnew(database, asked, { months: version === null ? anew : [] }),
  ]);
  const side = (isLatest: boolean): MonthsFoods => ({
    foods: addedParts([
      ...(isLatest ? kept.others : kept.first),
      ...rows.filter((row) => row.is_latest === isLatest).map(partOf),
    ]),
    versions:
      version === null
        ? [
            ...new Set(
              [...stored, ...versions].filter((row) => isFirst(row) !== isLatest).flatMap((row) => row.food_data_versions.flat()),
            ),
          ]
        : [version],
  });
  return { against: side(false), latest: side(true) };
}

async function addedFoods(
  database: Database,
  asked: MonthsOfPlace,
  { latest, months, version = null }: MonthsAtRelease<MonthAnew> & { latest: readonly Month[] },
): Promise<FoodRow[]> {
  if (months.length === 0) return [];
  const foods = (table: 'report_food' | 'restated_food') =>
    foodsBeside(table, {
      of: 'months',
      emissionDatabase: sql`${asked.target.emissionDatabase}`,
      organizationIds: [asked.place.organization.id],
    });
  const { rows } = await sql<FoodRow>`
    select month = any(${latest}::text[]) as is_latest, food, supply, sum(food.co2) as co2, sum(food.co2_low) as low,
      sum(food.co2_high) as high, sum(supply_low) as supply_low, sum(supply_high) as supply_high
    from (select month, report_id, ${isOwnRelease(version)} as is_own from ${monthsOf(asked, months)}) as months
      cross join lateral (
        select * from ${foods('report_food')} as own where is_own
        ${version === null ? sql`` : sql`union all select * from ${foods('restated_food')} as restated where not is_own`}
      ) as food
    group by is_latest, food, supply`.execute(database);
  return rows;
}

function partOf({ food, supply, co2, low, high, supply_low, supply_high }: FoodRow): FoodPart {
  return { food, supply, co2: { value: co2, low, high }, supplyRange: { low: supply_low, high: supply_high } };
}
