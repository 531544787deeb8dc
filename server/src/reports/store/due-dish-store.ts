import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Some whose dishes are due, locked for this transaction; those that another has in hand are passed over. */
export async function reportsOfDueDishes(
  transaction: Database,
  most: number,
): Promise<{ id: string; organizationId: string; isOfKitchen: boolean }[]> {
  const { rows } = await sql<{ id: string; organizationId: string; isOfKitchen: boolean }>`
    select due.report_id as id, due.organization_id as "organizationId",
      report.category = 'restaurant' and report.variety = 'sales' as "isOfKitchen"
    from report_dish_due due join report on report.id = due.report_id and report.organization_id = due.organization_id
    order by due.report_id limit ${most} for update of due skip locked`.execute(transaction);
  return rows;
}

export async function someDishesDue(database: Database): Promise<boolean> {
  const { rows } = await sql`select from report_dish_due limit 1`.execute(database);
  return rows.length > 0;
}
