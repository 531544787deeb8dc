import { randomUUID } from 'node:crypto';
import type { Author } from '@plateprint/shared/access/actor.ts';
import { bagIdsOf } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import type { Recipe, RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { type Insertable, sql } from 'kysely';
import { changedMeanwhile } from '../platform/database/changed-meanwhile.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables/tables.ts';
import { type CalculatedRecipe, recipeRow } from './recipe-row.ts';
import { type HomeRestaurant, toRecipe } from './recipe-store.ts';

/** The person or program that saves, and when. */
export interface Saving {
  by: Author;
  now: Date;
}

/** A recipe that is saved again, and the version that the save starts from. */
export interface Resave {
  id: string;
  version: number;
  restaurant: HomeRestaurant;
  recipe: CalculatedRecipe;
  former: RecipeDraft;
}

const placeOf = ({ id, organizationId }: HomeRestaurant) => ({ organizationId, restaurantId: id });

export function newRow(restaurant: HomeRestaurant, recipe: CalculatedRecipe, { by, now }: Saving): Insertable<Tables['recipe']> {
  return {
    ...recipeRow(recipe, placeOf(restaurant)),
    id: randomUUID(),
    organization_id: restaurant.organizationId,
    restaurant_id: restaurant.id,
    created_by: by.personId,
    created_at: now,
    updated_at: now,
    saved_by: by.personId,
    saved_at: now,
    integration_id: by.integrationId,
  };
}

export async function insertRecipe(
  database: Database,
  restaurant: HomeRestaurant,
  recipe: CalculatedRecipe,
  saving: Saving,
): Promise<Recipe> {
  const row = await database
    .insertInto('recipe')
    .values(newRow(restaurant, recipe, saving))
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepWords(database, restaurant.organizationId, [recipe]);
  if (bagIdsOf(recipe.draft).length > 0) await keepBags(database, restaurant.organizationId, [{ id: row.id, recipe }]);
  return toRecipe(row, restaurant);
}

/**
 * Saves a recipe and keeps what it was as a version; in a transaction.
 * @throws changed_meanwhile when the kept version is not the one that the save started from.
 */
export async function replaceRecipe(
  database: Database,
  { id, version, restaurant, recipe, former }: Resave,
  saving: Saving,
): Promise<Recipe> {
  await keepVersion(database, { id, version, organizationId: restaurant.organizationId });
  const row = await database
    .updateTable('recipe')
    .set({
      ...recipeRow(recipe, placeOf(restaurant)),
      version: sql`version + 1`,
      updated_at: saving.now,
      saved_at: saving.now,
      saved_by: saving.by.personId,
      integration_id: saving.by.integrationId,
    })
    .where('organization_id', '=', restaurant.organizationId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row)
    throw await changedMeanwhile(database, { table: 'recipe', id, organizationId: restaurant.organizationId, by: saving.by });
  if (!hasSameWords(former, recipe.draft)) await keepWords(database, restaurant.organizationId, [recipe]);
  if (bagIdsOf(former).length + bagIdsOf(recipe.draft).length > 0)
    await keepBags(database, restaurant.organizationId, [{ id, recipe }]);
  return toRecipe(row, restaurant);
}

/** Of two that save at once the second finds the version kept already, and then that it is no longer the present one. */
async function keepVersion(
  database: Database,
  { id, version, organizationId }: { id: string; version: number; organizationId: string },
): Promise<void> {
  await sql`
    insert into recipe_version (recipe_id, version, organization_id, names, draft, footprint, co2, co2_low, co2_high,
      co2_without_land_use, co2_without_land_use_low, co2_without_land_use_high,
      weight, portions, level, food_data_version, saved_by, saved_at, integration_id)
    select id, version, organization_id, names, draft, footprint, co2, co2_low, co2_high,
      co2_without_land_use, co2_without_land_use_low, co2_without_land_use_high,
      weight, portions, level, food_data_version, saved_by, saved_at, integration_id
    from recipe
    where id = ${id} and organization_id = ${organizationId} and version = ${version} and deleted_at is null
    on conflict do nothing`.execute(database);
}

function hasSameWords(former: RecipeDraft, { category, tags }: RecipeDraft): boolean {
  return former.category === category && tags.every(({ name }) => former.tags.some((tag) => tag.name === name));
}

/** Tags and categories are offered again, to everyone of the organization. */
export async function keepWords(database: Database, organizationId: string, recipes: readonly CalculatedRecipe[]): Promise<void> {
  const words = new Map<string, Tables['recipe_word']>();
  const add = (kind: 'tag' | 'category', written: string): void => {
    const name = written.trim();
    if (name !== '') words.set(`${kind} ${name}`, { organization_id: organizationId, kind, name });
  };
  for (const { draft } of recipes) {
    add('category', draft.category);
    for (const { name } of draft.tags) add('tag', name);
  }
  if (words.size === 0) return;
  await database
    .insertInto('recipe_word')
    .values([...words.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Which bags a recipe holds, instead of those it held. */
export async function keepBags(
  database: Database,
  organizationId: string,
  saved: readonly { id: string; recipe: CalculatedRecipe }[],
): Promise<void> {
  const ids = saved.map(({ id }) => id);
  await database
    .deleteFrom('recipe_bag')
    .where(sql<boolean>`recipe_id = any(${ids}::text[])`)
    .execute();
  const held = saved.flatMap(({ id, recipe }) =>
    bagIdsOf(recipe.draft).map((bagId) => ({ organization_id: organizationId, bag_id: bagId, recipe_id: id })),
  );
  if (held.length > 0) await database.insertInto('recipe_bag').values(held).execute();
}
