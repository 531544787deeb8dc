import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import type { ReportVariety } from '@plateprint/shared/reports/model/report-kind.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { LOCKS } from '../../platform/database/locks/locks.ts';

/** A month of a kitchen and the same month a year before, by the emission database that both were made with. */
export interface YearPair {
  organizationId: string;
  reportId: string;
  formerId: string;
  variety: ReportVariety;
  emissionDatabase: EmissionDatabase;
  versions: readonly string[];
  formerVersions: readonly string[];
}

/** One at a time of an organization's reports: a bridge belongs to two, and the later one must see what the earlier one wrote. */
export async function lockBridges(transaction: Database, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.bridges)}, hashtext(${organizationId}))`.execute(transaction);
}

/** A report with the one of a year before, and with the one of a year after. */
export async function yearPairsOf(
  database: Database,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<YearPair[]> {
  const { rows } = await sql<YearPair>`
    select now.organization_id as "organizationId", now.report_id as "reportId", former.report_id as "formerId", now.variety,
      now.location as "emissionDatabase", coalesce(now.food_data_versions, '[]') as versions,
      coalesce(former.food_data_versions, '[]') as "formerVersions"
    from restaurant_month own
      join restaurant_month now on now.organization_id = own.organization_id and now.restaurant_id = own.restaurant_id
        and now.variety = own.variety and now.location = own.location
        and now.month in (own.month, (left(own.month, 4)::integer + 1)::text || right(own.month, 3))
      join restaurant_month former on former.organization_id = own.organization_id and former.restaurant_id = own.restaurant_id
        and former.variety = own.variety and former.location = own.location
        and former.month = (left(now.month, 4)::integer - 1)::text || right(now.month, 3)
      join report on report.id = now.report_id and report.location = now.location
      join report other on other.id = former.report_id and other.location = now.location
    where own.report_id = ${id} and own.organization_id = ${organizationId}`.execute(database);
  return rows;
}

export interface PairBridge {
  foodDataVersion: string;
  /** Grams CO2e by cause; null where the parts of one are unknown. */
  parts: Record<'mix' | 'recipes' | 'supply' | 'matching' | 'food_data', number> | null;
}

export async function keepBridge(
  transaction: Database,
  { organizationId, reportId, formerId, emissionDatabase }: YearPair,
  { foodDataVersion, parts }: PairBridge,
): Promise<void> {
  const values = {
    mix: parts?.mix ?? null,
    recipes: parts?.recipes ?? null,
    supply: parts?.supply ?? null,
    matching: parts?.matching ?? null,
    food_data: parts?.food_data ?? null,
  };
  await transaction
    .insertInto('report_bridge')
    .values({
      report_id: reportId,
      former_id: formerId,
      food_data_version: foodDataVersion,
      organization_id: organizationId,
      location: emissionDatabase,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['report_id', 'former_id', 'food_data_version']).doUpdateSet(values))
    .execute();
}

/** Drops those of an earlier release, and refreshes what is cached for the organization. */
export async function bridgesAreKept(
  transaction: Database,
  { id, organizationId }: { id: string; organizationId: string },
  today: string,
): Promise<void> {
  await sql`
    delete from report_bridge where organization_id = ${organizationId} and report_id = ${id}
      and food_data_version not in ('', ${today})`.execute(transaction);
  await sql`
    insert into leaderboard_change (organization_id, changed_at) values (${organizationId}, now())
    on conflict do nothing`.execute(transaction);
}

/** With another release of the food data: what was made with a former one is to be bridged at this one. */
export async function formerReleasesAreDue(database: Database, today: string): Promise<void> {
  await sql`
    insert into report_bridge_due (report_id, organization_id)
    select distinct report_id, organization_id from report_bridge bridge
    where food_data_version not in ('', ${today})
      and not exists (
        select from report_bridge done where done.report_id = bridge.report_id and done.former_id = bridge.former_id
          and done.food_data_version = ${today}
      )
    union
    select month.report_id, month.organization_id from restaurant_month month
    where not coalesce(month.food_data_versions, '[]') <@ jsonb_build_array(${today}::text)
      and exists (select from report_bridge bridge where bridge.report_id = month.report_id and bridge.food_data_version = '')
      and not exists (select from report_bridge bridge where bridge.report_id = month.report_id and bridge.food_data_version <> '')
    on conflict do nothing`.execute(database);
}
