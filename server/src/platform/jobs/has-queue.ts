import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** Whether the queue's tables are made: they are when its first node starts. */
export async function hasQueue(database: Database): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('job.job') is not null as there`.execute(database);
  return rows[0]?.there === true;
}
