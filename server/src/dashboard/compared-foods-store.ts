import type { ComparedFoods, SpanFoods } from '@plateprint/shared/dashboard/compared-foods.ts';
import { yearsOf } from '@plateprint/shared/dashboard/span.ts';
import { addedParts, type FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { type LookedAt, monthsOfSpan } from './compared-store.ts';

interface SpanRow {
  id: string;
  is_now: boolean;
  in_both: boolean;
}

interface FoodRow extends SpanRow {
  food: string;
  supply: string;
  co2: number;
  low: number;
  high: number;
  supply_low: number;
  supply_high: number;
}

/** Months of both spans, and whether their restaurant has CO2e that is known in either; of whole years whether each month has. */
function eachMonth(asked: LookedAt, by: 'organization_id' | 'restaurant_id' | null): RawBuilder<unknown> {
  const { span, former, version = null } = asked;
  const years = yearsOf(span);
  const pair =
    years === null
      ? sql`''`
      : sql`case when month >= ${span.from} then month else (left(month, 4)::integer + ${years}::integer)::text || right(month, 3) end`;
  return sql`
    select *, bool_or(is_now and co2 is not null) over each and bool_or(not is_now and co2 is not null) over each as in_both
    from (
      select ${by === null ? sql`''` : sql.ref(by)} as id, restaurant_id, report_id, food_data_versions, co2, month >= ${span.from} as is_now,
        ${version === null ? sql`true` : sql`is_own`} as is_own, ${pair} as pair
      from ${monthsOfSpan(asked, { from: former.from, to: span.to })}
    ) as month window each as (partition by restaurant_id, pair)`;
}

/** The foods of each organization or restaurant, or (null) of all together: one question, however many they are. */
export async function comparedFoods(
  database: Database,
  asked: LookedAt,
  by: 'organization_id' | 'restaurant_id' | null,
): Promise<Map<string, ComparedFoods>> {
  const { version = null } = asked;
  const restated = sql`union all select * from restated_food where not is_own and restated_food.report_id = month.report_id`;
  const [{ rows }, { rows: versions }] = await Promise.all([
    sql<FoodRow>`
      select month.id, is_now, in_both, food, supply, sum(food.co2) as co2, sum(co2_low) as low, sum(co2_high) as high,
        sum(supply_low) as supply_low, sum(supply_high) as supply_high
      from (${eachMonth(asked, by)}) as month join lateral (
        select * from report_food where is_own and report_food.report_id = month.report_id ${version === null ? sql`` : restated}
      ) as food on true
      where location = ${asked.emissionDatabase} and organization_id = any(${asked.organizationIds}::text[]) and (is_now or in_both)
      group by month.id, is_now, in_both, food, supply`.execute(database),
    sql<SpanRow & { versions: string[][] }>`
      select id, is_now, in_both, jsonb_agg(distinct food_data_versions) as versions
      from (${eachMonth(asked, by)}) as month
      where food_data_versions is not null and (is_now or in_both) group by id, is_now, in_both`.execute(database),
  ]);
  const [foodsOf, versionsOf] = [Map.groupBy(rows, ({ id }) => id), Map.groupBy(versions, ({ id }) => id)];
  return new Map([...versionsOf].map(([id, own]) => [id, sidesOf(foodsOf.get(id) ?? [], own, version)]));
}

function sidesOf(
  foods: readonly FoodRow[],
  versions: readonly (SpanRow & { versions: string[][] })[],
  version: string | null,
): ComparedFoods {
  const side = (isIn: (row: SpanRow) => boolean): SpanFoods => ({
    foods: addedParts(foods.filter(isIn).map(partOf)),
    versions: version === null ? [...new Set(versions.filter(isIn).flatMap((row) => row.versions.flat()))] : [version],
  });
  return {
    now: side(({ is_now: isNow }) => isNow),
    bothNow: side(({ is_now: isNow, in_both: inBoth }) => isNow && inBoth),
    bothFormer: side(({ is_now: isNow, in_both: inBoth }) => !isNow && inBoth),
  };
}

function partOf({ food, supply, co2, low, high, supply_low, supply_high }: FoodRow): FoodPart {
  return { food, supply, co2: { value: co2, low, high }, supplyRange: { low: supply_low, high: supply_high } };
}
