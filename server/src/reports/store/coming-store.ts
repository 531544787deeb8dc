import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isUnderWay } from '../../platform/jobs/under-way.ts';

/** Whether the product itself is making reports of an organization: those of the demo are made beside the running product. */
export async function reportsAreComing(database: Database, organizationId: string): Promise<boolean> {
  return isUnderWay(database, 'demo.reports', sql<boolean>`data -> 'organizationIds' ? ${organizationId}`);
}
