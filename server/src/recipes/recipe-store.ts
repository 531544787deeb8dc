import { mayReadLibrary } from '@plateprint/shared/access/abilities.ts';
import type { Actor, OrganizationPlace } from '@plateprint/shared/access/actor.ts';
import type { Plan } from '@plateprint/shared/access/plan.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Recipe, RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { type Selectable, sql } from 'kysely';
import { seenBy } from '../access/organization-reach.ts';
import { withinReachOf } from '../access/reach.ts';
import { binEnds } from '../platform/database/bin.ts';
import type { Database } from '../platform/database/database.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { dropPicture } from '../platform/storage/uploads.ts';
import { recountNames } from '../mapper/actions/wait-for.ts';
import type { Tables } from '../platform/database/tables/tables.ts';
import { storedDraft, storedFootprint } from './stored-recipe.ts';

/** Where a recipe was made: what permissions go by, and where its food is eaten. */
export interface HomeRestaurant {
  id: string;
  organizationId: string;
  enterpriseId: string | null;
  plan: Plan;
  planActive: boolean;
  /** Where the restaurant's food is eaten, and that of the organization's library. */
  location: string;
  organizationLocation: string;
}

export interface OwnedRecipe {
  recipe: Recipe;
  restaurant: HomeRestaurant;
}

/** Where a draft's food is eaten: of the organization's library, where the organization is. */
export function locationOf({ libraryScope }: Pick<RecipeDraft, 'libraryScope'>, restaurant: HomeRestaurant): string {
  return libraryScope === 'organization' ? restaurant.organizationLocation : restaurant.location;
}

export function toRecipe(row: Selectable<Tables['recipe']>, restaurant: HomeRestaurant): Recipe {
  const draft = storedDraft(row.draft);
  return {
    ...draft,
    id: row.id,
    restaurantId: row.restaurant_id,
    consumption: locationOf(draft, restaurant),
    version: row.version,
    co2: row.co2,
    co2WithoutLandUseChange: row.co2_without_land_use,
    weight: row.weight,
    footprint: storedFootprint(row.footprint),
    photo: row.photo,
    foodDataVersion: row.food_data_version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Recipes within reach, with where they were made: of the restaurants within reach, and of the libraries of organizations seen. */
function withinReach(database: Database, actor: Actor) {
  return database
    .selectFrom('recipe')
    .innerJoin('restaurant', 'restaurant.id', 'recipe.restaurant_id')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .selectAll('recipe')
    .select(({ fn }) => [
      'organization.enterprise_id',
      'organization.plan',
      'organization.plan_active',
      'organization.location as organization_location',
      fn.coalesce('restaurant.location', 'organization.location').as('location'),
    ])
    .where('organization.deleted_at', 'is', null)
    .where((build) =>
      build.or([
        build.and([build('restaurant.deleted_at', 'is', null), withinReachOf(actor)(build as never)]),
        // The library stays when the restaurant that a recipe was made in is deleted.
        build.and([build('recipe.library_scope', '=', 'organization'), seenBy(actor)(build as never)]),
      ]),
    );
}

type ReachedRow = Awaited<ReturnType<ReturnType<typeof withinReach>['executeTakeFirstOrThrow']>>;

function toOwned(row: ReachedRow): OwnedRecipe {
  const restaurant = {
    id: row.restaurant_id,
    organizationId: row.organization_id,
    enterpriseId: row.enterprise_id,
    location: row.location,
    organizationLocation: row.organization_location,
    plan: row.plan as Plan,
    planActive: row.plan_active,
  };
  return { recipe: toRecipe(row, restaurant), restaurant };
}

/** Kept recipes among the ids, or with `inBinAt` those that can be restored at that time; what is out of reach is absent. */
export async function recipesOf(
  database: Database,
  actor: Actor,
  ids: readonly string[],
  { inBinAt }: { inBinAt?: Date } = {},
): Promise<OwnedRecipe[]> {
  const rows = await withinReach(database, actor)
    .where(sql<boolean>`recipe.id = any(${ids}::text[])`)
    .where(({ eb }) => (inBinAt ? eb('recipe.deleted_at', '>', binEnds(inBinAt)) : eb('recipe.deleted_at', 'is', null)))
    .execute();
  return rows.map(toOwned);
}

/**
 * A recipe, or with `inBinAt` one that can be restored at that time.
 * @throws not_found for a recipe outside the actor's reach, as for one that is not there.
 */
export async function recipeOf(database: Database, actor: Actor, id: string, how: { inBinAt?: Date } = {}): Promise<OwnedRecipe> {
  const [owned] = await recipesOf(database, actor, [id], how);
  if (!owned) throw new AppError('not_found');
  return owned;
}

/** A recipe that nobody else saves until the transaction ends. @throws not_found */
export async function lockedRecipe(transaction: Database, actor: Actor, id: string): Promise<OwnedRecipe> {
  await transaction.selectFrom('recipe').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return recipeOf(transaction, actor, id);
}

/**
 * The same of several, by id, as everybody locks them who locks more than one (decision 0263). Whoever writes several, or ends what is
 * signed of one, locks them first. Not for a change of keys: who saves a dish that uses one of them refers to it, and would wait.
 */
export async function lockRecipes(transaction: Database, ids: readonly string[]): Promise<void> {
  await sql`select from recipe where id = any(${ids}::text[]) order by id for no key update`.execute(transaction);
}

/** Where the food of an organization's library is eaten, for a restaurant that is within reach. */
export async function homeOf(
  database: Database,
  restaurant: Omit<HomeRestaurant, 'organizationLocation'>,
): Promise<HomeRestaurant> {
  const row = await database
    .selectFrom('organization')
    .select('location')
    .where('id', '=', restaurant.organizationId)
    .executeTakeFirstOrThrow();
  return { ...restaurant, organizationLocation: row.location };
}

/** @throws not_found for an organization whose library is out of reach. */
export async function libraryOf(database: Database, actor: Actor, organizationId: string): Promise<OrganizationPlace> {
  const row = await database
    .selectFrom('organization')
    .select(['id', 'enterprise_id as enterpriseId', 'plan', 'plan_active as planActive'])
    .where('id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const organization = row && { ...row, plan: row.plan as Plan };
  if (!organization || !mayReadLibrary(actor, organization)) throw new AppError('not_found');
  return organization;
}

/** Puts recipes into the bin (`now`) or takes them out (null), with the names that they wait for. Hand in a transaction. */
export async function binRecipes(database: Database, recipes: readonly OwnedRecipe[], deletedAt: Date | null): Promise<void> {
  if (recipes.length === 0) return;
  const ids = recipes.map(({ recipe }) => recipe.id);
  await lockRecipes(database, ids);
  await database
    .updateTable('recipe')
    .set({ deleted_at: deletedAt })
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where(sql<boolean>`organization_id = any(${recipes.map(({ restaurant }) => restaurant.organizationId)}::text[])`)
    .execute();
  const byOrganization = Map.groupBy(recipes, ({ restaurant }) => restaurant.organizationId);
  for (const [organizationId, own] of [...byOrganization].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await recountNames(database, { met: own.map(({ recipe }) => ({ recipeId: recipe.id })), organizationId });
}

/** Removes for good what was binned 30 days ago, with its photographs; locked by id first, as by everybody. */
export async function emptyBin(database: Database, now: Date, files: FileStore): Promise<void> {
  const { rows } = await sql<{ photo: string | null }>`
    with due as (select id from recipe where deleted_at <= ${binEnds(now)} order by id for update)
    delete from recipe where id = any(array(select id from due)) returning photo`.execute(database);
  for (const { photo } of rows) if (photo !== null) await dropPicture(files, photo);
}
