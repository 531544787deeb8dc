import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Which of these keys have made a recipe, with its id; nobody else makes one by them until the transaction ends. */
export async function madeByKeys(
  database: Database,
  restaurantId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  // Sent again while the first call still runs: the second waits for it.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recipe_client_key ${restaurantId}`}, 0))`.execute(database);
  const rows = await database
    .selectFrom('recipe_client_key')
    .select(['client_key', 'recipe_id'])
    .where('restaurant_id', '=', restaurantId)
    .where(sql<boolean>`client_key = any(${keys}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.client_key, row.recipe_id]));
}

export async function keepKeys(
  database: Database,
  restaurantId: string,
  made: readonly { key: string; recipeId: string }[],
): Promise<void> {
  if (made.length === 0) return;
  await database
    .insertInto('recipe_client_key')
    .values(made.map(({ key, recipeId }) => ({ restaurant_id: restaurantId, client_key: key, recipe_id: recipeId })))
    .execute();
}
