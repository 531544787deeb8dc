import { isBlank } from '@plateprint/shared/kernel/text.ts';
import type { RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { type EventPayload, NO_PAYLOAD } from '../../platform/events/event-payload.ts';

/** The events for a message about an organization's recipes, as they are in this transaction. */
export async function recipePayloads(
  database: Database,
  { organizationId, ids }: { organizationId: string; ids: readonly string[] },
): Promise<EventPayload[]> {
  const rows = await database
    .selectFrom('recipe')
    .leftJoin('recipe_external_id', 'recipe_external_id.recipe_id', 'recipe.id')
    .select(['recipe.id', 'recipe.restaurant_id', 'recipe.names', 'recipe_external_id.external_id'])
    .where('recipe.organization_id', '=', organizationId)
    .where(sql<boolean>`recipe.id = any(${ids}::text[])`)
    .orderBy('recipe.id')
    .execute();
  return rows.map((row) => ({
    ...NO_PAYLOAD,
    id: row.id,
    restaurantId: row.restaurant_id,
    name: (row.names as RecipeName[]).find(({ name }) => !isBlank(name))?.name ?? null,
    externalId: row.external_id,
  }));
}
