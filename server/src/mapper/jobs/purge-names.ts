import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Removes names that waited for reports which are gone by now, and that nobody ever decided about. */
export async function purgeNames(database: Database): Promise<void> {
  await database
    .deleteFrom('mapped_ingredient')
    .where('decided_at', 'is', null)
    .where('rows', '=', 0)
    .where(sql<boolean>`not exists (select from mapped_ingredient_use where mapped_id = mapped_ingredient.id)`)
    .where(sql<boolean>`not exists (select from mapped_ingredient_history where mapped_id = mapped_ingredient.id)`)
    .execute();
}
