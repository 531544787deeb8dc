import type { BagDraft } from '@plateprint/shared/recipes/footprint/draft-footprint.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { LOCKS } from '../platform/database/locks/locks.ts';
import { toBag, type WrittenBag } from './stored-bag.ts';

/** A bag as it is kept: what a line needs to be calculated, and where it may be used. */
export interface StoredBag extends BagDraft {
  /** The library it stands in: the id of a restaurant or of an organization. */
  shelf: string;
  isBinned: boolean;
}

export type Bags = ReadonlyMap<string, StoredBag>;

/** The bags of an organization among the ids, with all that they hold at any depth; binned ones too, for what used them still counts. */
export async function bagsWithin(database: Database, organizationIds: readonly string[], ids: readonly string[]): Promise<Bags> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; draft: unknown; shelf: string; is_binned: boolean }>`
    with recursive held (id) as (
      select unnest(${ids}::text[])
      union
      select recipe_bag.bag_id from recipe_bag join held on recipe_bag.recipe_id = held.id
    )
    select recipe.id, recipe.draft, recipe.shelf, recipe.deleted_at is not null as is_binned
    from recipe join held on held.id = recipe.id
    where recipe.organization_id = any(${organizationIds}::text[]) and recipe.ingredient_bag`.execute(database);
  return new Map(rows.map(({ id, draft, shelf, is_binned: isBinned }) => [id, { ...toBag(id, draft), shelf, isBinned }]));
}

/** The bags in recipes of some organizations, with all that they hold, as they are stored. */
export async function writtenBags(
  database: Database,
  organizationIds: readonly string[],
  recipeIds: readonly string[],
): Promise<WrittenBag[]> {
  const { rows } = await sql<WrittenBag>`
    with recursive held (id) as (
      select bag_id from recipe_bag where recipe_id = any(${recipeIds}::text[])
      union
      select recipe_bag.bag_id from recipe_bag join held on recipe_bag.recipe_id = held.id
    )
    select recipe.id, recipe.draft::text as draft
    from recipe join held on held.id = recipe.id
    where recipe.organization_id = any(${organizationIds}::text[]) and recipe.ingredient_bag`.execute(database);
  return rows;
}

/** The kept recipes that use a bag, through other bags too, by id from one on; no more than `most`. */
export async function usersOfBag(
  database: Database,
  bag: { bagId: string; organizationId: string; after: string },
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive users (id) as (
      select recipe_id from recipe_bag where bag_id = ${bag.bagId}
      union
      select recipe_bag.recipe_id from recipe_bag join users on recipe_bag.bag_id = users.id
    )
    select recipe.id from recipe join users on users.id = recipe.id
    where recipe.organization_id = ${bag.organizationId} and recipe.deleted_at is null and recipe.id > ${bag.after}
    order by recipe.id limit ${most}`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * Nobody else saves these recipes, or one that uses one of them, until the transaction ends: a change of a bag's lines ends what is signed
 * of its users. All are locked by id, before anything is written (decision 0263).
 */
export async function lockWithUsers(transaction: Database, ids: readonly string[]): Promise<void> {
  await sql`
    with recursive changed (id) as (
      select unnest(${ids}::text[])
      union
      select recipe_bag.recipe_id from recipe_bag join changed on recipe_bag.bag_id = changed.id
    )
    select from recipe where id = any(array(select id from changed)) order by id for no key update`.execute(transaction);
}

/** Which of the bags a kept recipe outside `among` holds: those may not go. */
export async function bagsInUse(
  database: Database,
  bagIds: readonly string[],
  among: readonly string[] = [],
): Promise<Set<string>> {
  if (bagIds.length === 0) return new Set();
  const { rows } = await sql<{ bag_id: string }>`
    select distinct recipe_bag.bag_id
    from recipe_bag join recipe on recipe.id = recipe_bag.recipe_id
    where recipe_bag.bag_id = any(${bagIds}::text[]) and recipe.deleted_at is null
      and recipe.id <> all(${among}::text[])`.execute(database);
  return new Set(rows.map(({ bag_id: id }) => id));
}

/** Which of the bags a recipe outside the bag's own restaurant holds: those may not leave the organization's library. */
export async function isUsedElsewhere(database: Database, bagId: string, restaurantId: string): Promise<boolean> {
  const row = await database
    .selectFrom('recipe_bag')
    .innerJoin('recipe', 'recipe.id', 'recipe_bag.recipe_id')
    .select('recipe.id')
    .where('recipe_bag.bag_id', '=', bagId)
    .where('recipe.deleted_at', 'is', null)
    .where('recipe.shelf', '<>', restaurantId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** One at a time of an organization's bags changes what it holds: two at once could close a circle that neither sees. */
export async function lockBags(database: Database, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS.bags)}, hashtext(${organizationId}))`.execute(database);
}
