import type { FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** The foods of a report by both emission databases, or the reports whose foods they are together. */
export type FoodsOfReport = Record<EmissionDatabase, readonly FoodPart[]> | { of: readonly string[] };

interface Place {
  organizationId: string;
  id: string;
}

/** Writes the foods of a report whose totals are written, within their transaction. */
export async function keepFoods(database: Database, place: Place, foods: FoodsOfReport): Promise<void> {
  if ('of' in foods) {
    // Of reports that wait for their own foods a job adds them up later.
    if (await someDue(database, place.organizationId, foods.of)) return dueLater(database, place);
    await addUpFoods(database, place, foods.of);
  } else {
    await insertFoods(database, { ...place, emissionDatabase: 'organization' }, foods.organization);
    await insertFoods(database, { ...place, emissionDatabase: 'rise' }, foods.rise);
  }
  await database
    .deleteFrom('report_food_due')
    .where('report_id', '=', place.id)
    .where('organization_id', '=', place.organizationId)
    .execute();
}

async function dueLater(database: Database, { id, organizationId }: Place): Promise<void> {
  await database
    .insertInto('report_food_due')
    .values({ report_id: id, organization_id: organizationId, tried_at: new Date() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertFoods(
  database: Database,
  { organizationId, id, emissionDatabase }: Place & { emissionDatabase: EmissionDatabase },
  foods: readonly FoodPart[],
): Promise<void> {
  if (foods.length === 0) return;
  await sql`
    insert into report_food (report_id, location, organization_id, food, supply, co2, co2_low, co2_high, supply_low, supply_high)
    select ${id}, ${emissionDatabase}, ${organizationId}, part.* from ${foodRows(foods)} part
    on conflict do nothing`.execute(database);
}

/** Foods as rows: food, supply, the three of the CO2e, the two of the supply. */
export function foodRows(foods: readonly FoodPart[]): RawBuilder<unknown> {
  const column = (of: (part: FoodPart) => string | number) => foods.map(of);
  return sql`unnest(
    ${column(({ food }) => food)}::text[], ${column(({ supply }) => supply)}::text[],
    ${column(({ co2 }) => co2.value)}::float8[], ${column(({ co2 }) => co2.low)}::float8[], ${column(({ co2 }) => co2.high)}::float8[],
    ${column(({ supplyRange }) => supplyRange.low)}::float8[], ${column(({ supplyRange }) => supplyRange.high)}::float8[]
  )`;
}

async function addUpFoods(database: Database, { organizationId, id }: Place, of: readonly string[]): Promise<void> {
  await sql`
    insert into report_food (report_id, location, organization_id, food, supply, co2, co2_low, co2_high, supply_low, supply_high)
    select ${id}, location, ${organizationId}, food, supply, sum(co2), sum(co2_low), sum(co2_high), sum(supply_low), sum(supply_high)
    from report_food where organization_id = ${organizationId} and report_id = any(${of}::text[])
    group by location, food, supply
    on conflict do nothing`.execute(database);
}

/** Whether foods of some of these reports are still to be written. */
export async function someDue(database: Database, organizationId: string, ids: readonly string[]): Promise<boolean> {
  const row = await database
    .selectFrom('report_food_due')
    .select('report_id')
    .where('organization_id', '=', organizationId)
    .where(sql<SqlBool>`report_id = any(${ids}::text[])`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The foods of reports together, by one emission database. */
export async function foodsOfReports(
  database: Database,
  { organizationId, emissionDatabase }: { organizationId: string; emissionDatabase: EmissionDatabase },
  ids: readonly string[],
): Promise<FoodPart[]> {
  const rows = await database
    .selectFrom('report_food')
    .select(['food', 'supply'])
    .select(({ fn }) => [
      fn.sum<number>('co2').as('co2'),
      fn.sum<number>('co2_low').as('low'),
      fn.sum<number>('co2_high').as('high'),
      fn.sum<number>('supply_low').as('supply_low'),
      fn.sum<number>('supply_high').as('supply_high'),
    ])
    .where('organization_id', '=', organizationId)
    .where('location', '=', emissionDatabase)
    .where(sql<SqlBool>`report_id = any(${ids}::text[])`)
    .groupBy(['food', 'supply'])
    .execute();
  return rows.map(({ food, supply, co2, low, high, supply_low, supply_high }) => ({
    food,
    supply,
    co2: { value: co2, low, high },
    supplyRange: { low: supply_low, high: supply_high },
  }));
}
