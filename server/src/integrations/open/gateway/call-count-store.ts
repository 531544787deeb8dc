import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { MINUTE_MS } from './minute.ts';

/** Calls of one integration in one minute. */
export interface Counted {
  integrationId: string;
  minute: Date;
  calls: number;
  limit: number;
}
/** The calls of the minute so far, and whether these were among them. */
export interface CountedCalls {
  fits: boolean;
  soFar: number;
}

/**
 * Counts calls in one statement, so that over all nodes together exactly as many pass as the limit says. Those that do not
 * fit are not counted.
 */
export async function countCalls(database: Database, { integrationId, minute, calls, limit }: Counted): Promise<CountedCalls> {
  const counted = await database
    .insertInto('open_call_count')
    .values({ integration_id: integrationId, minute, calls })
    .onConflict((conflict) =>
      conflict
        .columns(['integration_id', 'minute'])
        .doUpdateSet({ calls: sql<number>`open_call_count.calls + ${calls}::int` })
        .where(sql<boolean>`open_call_count.calls + ${calls}::int <= ${limit}::int`),
    )
    .returning('calls')
    .executeTakeFirst();
  if (counted) return { fits: counted.calls <= limit, soFar: counted.calls };
  const { calls: soFar } = await database
    .selectFrom('open_call_count')
    .select('calls')
    .where('integration_id', '=', integrationId)
    .where('minute', '=', minute)
    .executeTakeFirstOrThrow();
  return { fits: false, soFar };
}

/** Minutes that nobody counts in any more. */
export async function purgeCallCounts(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('open_call_count')
    .where('minute', '<', new Date(now.getTime() - 60 * MINUTE_MS))
    .execute();
}
