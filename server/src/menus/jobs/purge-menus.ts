import { binEnds } from '../../platform/database/bin.ts';
import type { Database } from '../../platform/database/database.ts';

/** Removes for good what was binned 30 days ago. A background stays as long as a kept menu shows it. */
export async function purgeMenus(database: Database, now: Date): Promise<void> {
  const ends = binEnds(now);
  await database.deleteFrom('menu').where('deleted_at', '<=', ends).execute();
  await database.deleteFrom('menu_template').where('deleted_at', '<=', ends).execute();
}
