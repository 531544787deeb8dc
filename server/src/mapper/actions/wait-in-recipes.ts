import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { countAgain, lockNames, namesMetIn, type NewName, removeUnmet, writeNames } from '../waiting-store.ts';

export interface RecipeNames {
  recipeId: string;
  names: readonly NewName[];
}

/**
 * Puts the names that recipes wait for into their organization's queue, in place of what they waited for before: a recipe without
 * names waits no more. Call it in the transaction that saves them, near its end.
 */
export async function waitInRecipes(
  transaction: Database,
  { organizationId, recipes }: { organizationId: string; recipes: readonly RecipeNames[] },
): Promise<void> {
  const recipeIds = recipes.map(({ recipeId }) => recipeId);
  const before = await namesMetIn(
    transaction,
    recipeIds.map((recipeId) => ({ recipeId })),
  );
  const all = new Map(recipes.flatMap(({ names }) => names.map((name) => [placeOf(name), name] as const)));
  if (all.size === 0 && before.length === 0) return;
  await lockNames(transaction, organizationId);
  await transaction
    .deleteFrom('mapped_ingredient_use')
    .where(sql<boolean>`recipe_id = any(${recipeIds}::text[])`)
    .execute();
  const ids = await writeNames(transaction, organizationId, [...all.values()]);
  const idOf = new Map([...all.keys()].map((place, at) => [place, ids[at] ?? '']));
  await writeRecipeUses(transaction, recipes, idOf);
  await countAgain(transaction, organizationId, [...new Set([...before, ...ids])]);
  await removeUnmet(transaction, organizationId, before);
}

function placeOf({ externalId, key }: NewName): string {
  return `${externalId}\n${key}`;
}

async function writeRecipeUses(
  transaction: Database,
  recipes: readonly RecipeNames[],
  idOf: ReadonlyMap<string, string>,
): Promise<void> {
  const given = recipes.flatMap(({ recipeId, names }) =>
    names.map((name) => ({
      recipe_id: recipeId,
      mapped_id: idOf.get(placeOf(name)) ?? '',
      weight: name.weight,
      weight_guessed: name.weightGuessed,
      rows: name.rows,
    })),
  );
  await sql`
    insert into mapped_ingredient_use (recipe_id, mapped_id, weight, weight_guessed, rows)
    select recipe_id, mapped_id, weight, weight_guessed, rows
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(
      recipe_id text, mapped_id text, weight double precision, weight_guessed double precision, rows integer)`.execute(
    transaction,
  );
}
