import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** How many names a save brought into the queue: those that were kept under the ids made for it, for known ones keep theirs. */
export async function newlyWaiting(database: Database, organizationId: string, ids: readonly string[]): Promise<number> {
  const { names } = await database
    .selectFrom('mapped_ingredient')
    .select(({ fn }) => fn.countAll<string>().as('names'))
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(names);
}
