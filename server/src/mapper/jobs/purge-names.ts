import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Removes names that waited for reports which are gone by now, and that nobody ever decided about. */
export async function purgeNames(database: Database): Promise<void> {
  await database
    .deleteFrom('mapped_ingredient')
    .where('decided_at', 'is', null)
    .where('rows', '=', 0)
    // With a limit each name is looked up by itself: they are few, and PostgreSQL expects many.
    .where(sql<boolean>`(select 1 from mapped_ingredient_use where mapped_id = mapped_ingredient.id limit 1) is null`)
    .where(sql<boolean>`(select 1 from mapped_ingredient_history where mapped_id = mapped_ingredient.id limit 1) is null`)
    .execute();
}
