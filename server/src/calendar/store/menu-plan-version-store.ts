import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FormerVersion } from '@plateprint/shared/kernel/api/version.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { StoredMenuPlan } from '../menu-plan-row.ts';
import type { OwnedMenuPlan } from '../menu-plan-store.ts';

/** Per plan: with a save every day, the last ten weeks are there. */
const MOST_KEPT = 50;

/** Keeps the present version of a plan, which is about to be written over; locks it, so call it in the transaction of the save. */
export async function keepMenuPlanVersion(transaction: Database, { row }: OwnedMenuPlan): Promise<void> {
  await sql`
    insert into menu_plan_version (menu_plan_id, version, organization_id, name, document, saved_at)
    select id, version, organization_id, name, document, updated_at
    from menu_plan where id = ${row.id} and organization_id = ${row.organization_id} and deleted_at is null
    for update
    on conflict do nothing`.execute(transaction);
  await sql`
    delete from menu_plan_version
    where menu_plan_id = ${row.id} and organization_id = ${row.organization_id}
      and version <= (select version from menu_plan where id = ${row.id} and organization_id = ${row.organization_id}) - ${MOST_KEPT}`.execute(
    transaction,
  );
}

/** The versions of a plan that were written over, the latest first. */
export async function menuPlanVersionsOf(database: Database, { row }: OwnedMenuPlan): Promise<FormerVersion[]> {
  const rows = await database
    .selectFrom('menu_plan_version')
    .select(['version', 'name', 'saved_at'])
    .where('organization_id', '=', row.organization_id)
    .where('menu_plan_id', '=', row.id)
    .orderBy('version', 'desc')
    .limit(MOST_KEPT)
    .execute();
  return rows.map(({ version, name, saved_at: savedAt }) => ({ version, name, savedAt: savedAt.toISOString() }));
}

/** A plan as it stood. @throws not_found */
export async function menuPlanVersionOf(database: Database, { row }: OwnedMenuPlan, version: number): Promise<StoredMenuPlan> {
  const former = await database
    .selectFrom('menu_plan_version')
    .select(['version', 'name', 'document', 'saved_at'])
    .where('organization_id', '=', row.organization_id)
    .where('menu_plan_id', '=', row.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!former) throw new AppError('not_found');
  const { saved_at: updated_at, ...written } = former;
  return { ...row, ...written, updated_at };
}
