import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { hasQueue } from './has-queue.ts';
import type { JobName } from './queue.ts';

/** Whether a job of a kind waits or is worked at. @param only which of them: a condition on its payload, `data` */
export async function isUnderWay(database: Database, name: JobName, only: RawBuilder<boolean>): Promise<boolean> {
  if (!(await hasQueue(database))) return false;
  const { rows } = await sql`
    select from job.job where name = ${name} and state in ('created', 'retry', 'active') and ${only} limit 1`.execute(database);
  return rows.length > 0;
}
