import type { RecipeDraft, RecipeFootprint, RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import { signedAllergens } from '@plateprint/shared/recipes/allergens/allergen-sign-off.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { standingSignOffs } from './sign-off-store.ts';
import { storedDraft, storedFootprint } from './stored-recipe.ts';

export interface UsedRecipe {
  id: string;
  names: RecipeName[];
  draft: RecipeDraft;
  footprint: RecipeFootprint;
}

/** The recipes among the ids that a restaurant uses: its own and its organization's library; bags are no dishes. */
export async function usedRecipes(
  database: Database,
  restaurant: { id: string; organizationId: string },
  ids: readonly string[],
): Promise<UsedRecipe[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('recipe')
    .select(['id', 'names', 'draft', 'footprint'])
    .where('organization_id', '=', restaurant.organizationId)
    .where((build) => build.or([build('restaurant_id', '=', restaurant.id), build('library_scope', '=', 'organization')]))
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('deleted_at', 'is', null)
    .where('ingredient_bag', '=', false)
    .execute();
  return withSigned(database, restaurant.organizationId, rows.map(toUsedRecipe));
}

/** Those of some recipes that stand in an organization's library; binned ones too, for they are named where they stood. */
export async function libraryRecipes(database: Database, organizationId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('recipe')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('library_scope', '=', 'organization')
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return rows.map(({ id }) => id);
}

/** A recipe that a restaurant used and uses no more. */
export interface GoneRecipe {
  recipeId: string;
  /** Empty for one that is gone for good. */
  names: RecipeName[];
  why: 'deleted' | 'elsewhere' | 'base_recipe';
}

/** Those among recipes that a restaurant has no dish of: all that `usedRecipes` leaves out, each with the reason. */
export async function goneRecipes(
  database: Database,
  restaurant: { id: string; organizationId: string },
  ids: readonly string[],
): Promise<GoneRecipe[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('recipe')
    .select(['id', 'names', 'deleted_at', 'ingredient_bag', 'library_scope', 'restaurant_id'])
    .where('organization_id', '=', restaurant.organizationId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((recipeId): GoneRecipe[] => {
    const recipe = known.get(recipeId);
    if (!recipe) return [{ recipeId, names: [], why: 'deleted' }];
    const names = recipe.names as RecipeName[];
    if (recipe.deleted_at !== null) return [{ recipeId, names, why: 'deleted' }];
    if (recipe.library_scope !== 'organization' && recipe.restaurant_id !== restaurant.id)
      return [{ recipeId, names, why: 'elsewhere' }];
    return recipe.ingredient_bag ? [{ recipeId, names, why: 'base_recipe' }] : [];
  });
}

/**
 * When recipes last said anything else to guests: a save, a base recipe, new food data, the bin and the way back, and a signature that was given
 * or taken back. Binned ones too, for their going changes what is read; of those that are gone for good whoever served them knows.
 */
export async function changesOfRecipes(
  database: Database,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; at: Date }>`
    select recipe.id, greatest(recipe.updated_at, recipe.shown_at, recipe.deleted_at, signature.at) as at
    from recipe left join lateral (
      select max(greatest(signed_at, undone_at)) as at from allergen_sign_off
      where recipe_id = recipe.id and organization_id = ${organizationId}) signature on true
    where recipe.organization_id = ${organizationId} and recipe.id = any(${ids}::text[])`.execute(database);
  return new Map(rows.map(({ id, at }) => [id, at]));
}

/** Base recipes of an organization by id, as they are kept; binned ones too, for what used them is still cooked. */
export async function baseRecipes(database: Database, organizationId: string, ids: readonly string[]): Promise<UsedRecipe[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom('recipe')
    .select(['id', 'names', 'draft', 'footprint'])
    .where('organization_id', '=', organizationId)
    .where('ingredient_bag', '=', true)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return withSigned(database, organizationId, rows.map(toUsedRecipe));
}

/** Allergens that a person signed are not open on what a plan prints and publishes, as on its menus. */
async function withSigned(database: Database, organizationId: string, recipes: readonly UsedRecipe[]): Promise<UsedRecipe[]> {
  const signOffs = await standingSignOffs(
    database,
    organizationId,
    recipes.map(({ id }) => id),
  );
  return recipes.map((recipe) => {
    const { footprint } = recipe;
    return { ...recipe, footprint: { ...footprint, allergens: signedAllergens(footprint.allergens, signOffs.get(recipe.id)) } };
  });
}

function toUsedRecipe({
  id,
  names,
  draft,
  footprint,
}: {
  id: string;
  names: unknown;
  draft: unknown;
  footprint: unknown;
}): UsedRecipe {
  return { id, names: names as RecipeName[], draft: storedDraft(draft), footprint: storedFootprint(footprint) };
}
