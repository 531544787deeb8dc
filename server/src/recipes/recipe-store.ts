import { randomUUID } from 'node:crypto';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Plan } from '@plateprint/shared/access/plan.ts';
import { AppError } from '@plateprint/shared/kernel/app-error.ts';
import type { Recipe, RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/recipe.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { withinReachOf } from '../access/reach.ts';
import type { OwnedRestaurant } from '../restaurants/restaurant-store.ts';
import { type CalculatedRecipe, recipeRow } from './recipe-row.ts';

function toRecipe(row: Selectable<Tables['recipe']>, { location }: Pick<OwnedRestaurant, 'location'>): Recipe {
  return {
    ...(row.draft as RecipeDraft),
    id: row.id,
    restaurantId: row.restaurant_id,
    consumption: location,
    version: row.version,
    co2: row.co2,
    weight: row.weight,
    footprint: row.footprint as RecipeFootprint,
    foodDataVersion: row.food_data_version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export async function insertRecipe(
  database: Database,
  actor: Actor,
  restaurant: OwnedRestaurant,
  recipe: CalculatedRecipe,
  now: Date,
): Promise<Recipe> {
  const row = await database
    .insertInto('recipe')
    .values({
      ...recipeRow(recipe, { organizationId: restaurant.organizationId, restaurantId: restaurant.id }),
      id: randomUUID(),
      organization_id: restaurant.organizationId,
      restaurant_id: restaurant.id,
      created_by: actor.userId,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRecipe(row, restaurant);
}

export interface OwnedRecipe {
  recipe: Recipe;
  restaurant: Pick<OwnedRestaurant, 'id' | 'organizationId' | 'enterpriseId' | 'location' | 'plan' | 'planActive'>;
}

const BIN_MS = 30 * 24 * 3_600_000;

function binEnds(now: Date): Date {
  return new Date(now.getTime() - BIN_MS);
}

/**
 * A recipe, or with `inBinAt` one that can be restored at that time.
 * @throws not_found for a recipe outside the actor's reach, as for one that is not there.
 */
export async function recipeOf(
  database: Database,
  actor: Actor,
  id: string,
  { inBinAt }: { inBinAt?: Date } = {},
): Promise<OwnedRecipe> {
  const row = await database
    .selectFrom('recipe')
    .innerJoin('restaurant', 'restaurant.id', 'recipe.restaurant_id')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .selectAll('recipe')
    .select(({ fn }) => [
      'organization.enterprise_id',
      'organization.plan',
      'organization.plan_active',
      fn.coalesce('restaurant.location', 'organization.location').as('location'),
    ])
    .where('recipe.id', '=', id)
    .where(({ eb }) => (inBinAt ? eb('recipe.deleted_at', '>', binEnds(inBinAt)) : eb('recipe.deleted_at', 'is', null)))
    .where('restaurant.deleted_at', 'is', null)
    .where('organization.deleted_at', 'is', null)
    .where(withinReachOf(actor))
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return {
    recipe: toRecipe(row, row),
    restaurant: {
      id: row.restaurant_id,
      organizationId: row.organization_id,
      enterpriseId: row.enterprise_id,
      location: row.location,
      plan: row.plan as Plan,
      planActive: row.plan_active,
    },
  };
}

/** @throws changed_meanwhile when the kept version is not the one that the save started from. */
export async function replaceRecipe(
  database: Database,
  { recipe, restaurant }: OwnedRecipe,
  version: number,
  next: CalculatedRecipe & { now: Date },
): Promise<Recipe> {
  const row = await database
    .updateTable('recipe')
    .set({
      ...recipeRow(next, { organizationId: restaurant.organizationId, restaurantId: restaurant.id }),
      version: sql`version + 1`,
      updated_at: next.now,
    })
    .where('organization_id', '=', restaurant.organizationId)
    .where('id', '=', recipe.id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('changed_meanwhile');
  return toRecipe(row, restaurant);
}

/** Puts a recipe into the bin (`now`) or takes it out (null). */
export async function binRecipe(
  database: Database,
  { recipe, restaurant }: OwnedRecipe,
  deletedAt: Date | null,
): Promise<Recipe> {
  const row = await database
    .updateTable('recipe')
    .set({ deleted_at: deletedAt })
    .where('organization_id', '=', restaurant.organizationId)
    .where('id', '=', recipe.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRecipe(row, restaurant);
}

/** Removes for good what was binned 30 days ago. */
export async function emptyBin(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('recipe').where('deleted_at', '<=', binEnds(now)).execute();
}
