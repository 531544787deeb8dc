import type { FoodPart } from '@plateprint/shared/footprint/difference/food-part.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { foodRows } from './food-store.ts';

/** A completed report of a restaurant that another release of the food data made. */
export interface FormerRelease {
  organizationId: string;
  id: string;
}

/** By each emission database the foods at the food data of today; null where nothing tells the amounts any more. */
export type RestatedFoods = Record<EmissionDatabase, readonly FoodPart[] | null>;

interface Wanted {
  version: string;
  /** The report that the last one was, so that a batch does not look again at all before it. */
  after: string;
  most: number;
}

/** Some reports of other releases that are not yet restated at this one, by their ids, locked for this transaction. */
export async function reportsToRestate(transaction: Database, { version, after, most }: Wanted): Promise<FormerRelease[]> {
  const { rows } = await sql<FormerRelease>`
    select report.id, report.organization_id as "organizationId"
    from report
    where report.id > ${after}
      and status = 'completed' and category = 'restaurant' and type <> 'period' and deleted_at is null
      and food_data_version <> ${version}
      and exists (select from report_total total where total.report_id = report.id)
      and not exists (
        select from report_restatement done where done.report_id = report.id and done.food_data_version = ${version}
      )
    order by report.id
    limit ${most}
    for no key update of report skip locked`.execute(transaction);
  return rows;
}

/** Puts a report's figures at the food data of today in the place of those of a former release. */
export async function keepRestatement(
  transaction: Database,
  { organizationId, id }: FormerRelease,
  { version, foods }: { version: string; foods: RestatedFoods },
): Promise<void> {
  await transaction
    .deleteFrom('report_restatement')
    .where('report_id', '=', id)
    .where('organization_id', '=', organizationId)
    .execute();
  for (const emissionDatabase of ['organization', 'rise'] as const) {
    const parts = foods[emissionDatabase];
    const co2 = parts && parts.reduce((sum, part) => sum + part.co2.value, 0);
    await sql`
      insert into report_restatement (report_id, location, organization_id, food_data_version, co2)
      select report_id, location, organization_id, ${version}, ${co2}::double precision from report_total
      where report_id = ${id} and organization_id = ${organizationId} and location = ${emissionDatabase}`.execute(transaction);
    if (parts && parts.length > 0) await insertFoods(transaction, { organizationId, id, emissionDatabase }, parts);
  }
}

async function insertFoods(
  transaction: Database,
  { organizationId, id, emissionDatabase }: FormerRelease & { emissionDatabase: EmissionDatabase },
  parts: readonly FoodPart[],
): Promise<void> {
  await sql`
    insert into restated_food (report_id, location, organization_id, food, supply, co2, co2_low, co2_high, supply_low, supply_high)
    select done.report_id, done.location, done.organization_id, part.* from report_restatement done, ${foodRows(parts)} part
    where done.report_id = ${id} and done.organization_id = ${organizationId} and done.location = ${emissionDatabase}`.execute(
    transaction,
  );
}
