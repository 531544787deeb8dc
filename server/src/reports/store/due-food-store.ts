import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A completed report whose foods are still to be written. */
export interface DueReport {
  organizationId: string;
  id: string;
}

/**
 * Some that are due, locked for this transaction; those that another has in hand are passed over. Reports that are made of others
 * come once these have their foods: an organization’s is made of its restaurants’, a period’s of its months’.
 */
export async function dueReports(transaction: Database, most: number): Promise<DueReport[]> {
  const { rows } = await sql<DueReport>`
    select due.report_id as id, due.organization_id as "organizationId"
    from report_food_due due join report on report.id = due.report_id and report.organization_id = due.organization_id
    where (report.category = 'restaurant' and report.type <> 'period') or report.variety = 'procurement' or not exists (
      select from report_food_due other join report made on made.id = other.report_id
      where other.organization_id = due.organization_id
        and made.category = 'restaurant' and made.type <> 'period'
    )
    order by due.report_id
    limit ${most}
    for update of due skip locked`.execute(transaction);
  return rows;
}

export async function someFoodsDue(database: Database): Promise<boolean> {
  const { rows } = await sql`select from report_food_due limit 1`.execute(database);
  return rows.length > 0;
}
