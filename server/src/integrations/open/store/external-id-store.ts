import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { lockWithUsers } from '../../../recipes/bag-store.ts';
import { storedDraft } from '../../../recipes/stored-recipe.ts';

export interface Shelf {
  organizationId: string;
  restaurantId: string;
}

/** The recipe behind a caller's own id, locked until the end of the transaction. */
export interface KnownRecipe {
  id: string;
  version: number;
  sentHash: Buffer;
  isBinned: boolean;
  draft: RecipeDraft;
}

/** The recipes that these ids stand for; nobody else makes one by them until the transaction ends. */
export async function knownRecipes(
  transaction: Database,
  { organizationId, restaurantId }: Shelf,
  externalIds: readonly string[],
): Promise<Map<string, KnownRecipe>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recipe_external_id ${restaurantId}`}, 0))`.execute(transaction);
  const known = transaction
    .selectFrom('recipe_external_id as known')
    .innerJoin('recipe', 'recipe.id', 'known.recipe_id')
    .where('known.organization_id', '=', organizationId)
    .where('known.restaurant_id', '=', restaurantId)
    .where(sql<boolean>`known.external_id = any(${externalIds}::text[])`)
    .where('recipe.organization_id', '=', organizationId);
  const ids = await known.select('recipe.id').execute();
  await lockWithUsers(
    transaction,
    ids.map(({ id }) => id),
  );
  const rows = await known
    .select(['known.external_id', 'known.sent_hash', 'recipe.id', 'recipe.version', 'recipe.draft', 'recipe.deleted_at'])
    .execute();
  return new Map(
    rows.map((row): [string, KnownRecipe] => [
      row.external_id,
      {
        id: row.id,
        version: row.version,
        sentHash: row.sent_hash,
        isBinned: row.deleted_at !== null,
        draft: storedDraft(row.draft),
      },
    ]),
  );
}

/** Which recipe each id stands for from now on, and what was sent for it. */
export async function keepExternalIds(
  transaction: Database,
  { organizationId, restaurantId }: Shelf,
  kept: readonly { externalId: string; recipeId: string; sentHash: Buffer }[],
): Promise<void> {
  if (kept.length === 0) return;
  await sql`
    insert into recipe_external_id (organization_id, restaurant_id, external_id, recipe_id, sent_hash)
    select ${organizationId}, ${restaurantId}, external_id, recipe_id, decode(sent_hash, 'hex')
    from unnest(
      ${kept.map(({ externalId }) => externalId)}::text[],
      ${kept.map(({ recipeId }) => recipeId)}::text[],
      ${kept.map(({ sentHash }) => sentHash.toString('hex'))}::text[]
    ) as kept (external_id, recipe_id, sent_hash)
    on conflict (restaurant_id, external_id) do update
    set recipe_id = excluded.recipe_id, sent_hash = excluded.sent_hash`.execute(transaction);
}

/** The recipes outside the bin that a restaurant's ids stand for. */
export async function recipeIdsOf(
  database: Database,
  { organizationId, restaurantId }: Shelf,
  externalIds: readonly string[],
): Promise<Map<string, string>> {
  if (externalIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('recipe_external_id')
    .innerJoin('recipe', 'recipe.id', 'recipe_external_id.recipe_id')
    .select(['recipe_external_id.external_id', 'recipe.id'])
    .where('recipe_external_id.organization_id', '=', organizationId)
    .where('recipe_external_id.restaurant_id', '=', restaurantId)
    .where(sql<boolean>`recipe_external_id.external_id = any(${externalIds}::text[])`)
    .where('recipe.organization_id', '=', organizationId)
    .where('recipe.deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.external_id, row.id]));
}

/** Takes recipes out of the bin. */
export async function unbin(transaction: Database, organizationId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('recipe')
    .set({ deleted_at: null })
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
}
