import { binEnds } from '../platform/database/bin.ts';
import type { Database } from '../platform/database/database.ts';

/** Removes for good what was binned 30 days ago. */
export async function purgeTargets(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('target').where('deleted_at', '<=', binEnds(now)).execute();
}
