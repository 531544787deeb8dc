import { randomUUID } from 'node:crypto';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import type { Following, OfferedPlan } from '@plateprint/shared/calendar/following-api.ts';
import { followingDraft } from '@plateprint/shared/calendar/model/followed-plan.ts';
import { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { sql } from 'kysely';
import { withinReachOf } from '../../access/reach.ts';
import type { Database } from '../../platform/database/database.ts';
import { draftOf, menuPlanColumns, type StoredMenuPlan } from '../menu-plan-row.ts';
import type { OwnedMenuPlan } from '../menu-plan-store.ts';

interface Kitchen {
  id: string;
  organizationId: string;
}

const MOST_LISTED = 200;

/** The plans that an organization offers its kitchens, by name; all but those that a kitchen plans itself. */
export async function offeredPlans(database: Database, { id, organizationId }: Kitchen): Promise<OfferedPlan[]> {
  return database
    .selectFrom('menu_plan')
    .innerJoin('restaurant', 'restaurant.id', 'menu_plan.restaurant_id')
    .select(['menu_plan.id', 'menu_plan.name', 'restaurant.name as restaurantName', 'weeks', 'dishes'])
    .select(
      sql<boolean>`exists (
        select from menu_plan own where own.follows_id = menu_plan.id and own.restaurant_id = ${id} and own.deleted_at is null)`.as(
        'isFollowed',
      ),
    )
    .where('menu_plan.organization_id', '=', organizationId)
    .where('menu_plan.restaurant_id', '!=', id)
    .where('menu_plan.offered_at', 'is not', null)
    .where('menu_plan.deleted_at', 'is', null)
    .where('restaurant.deleted_at', 'is', null)
    .orderBy('menu_plan.name')
    .orderBy('menu_plan.id')
    .limit(MOST_LISTED)
    .execute();
}

/** An offered plan of an organization; null for one that is not, or no more. */
export async function offeredPlan(database: Database, organizationId: string, id: string): Promise<StoredMenuPlan | null> {
  const row = await database
    .selectFrom('menu_plan')
    .innerJoin('restaurant', 'restaurant.id', 'menu_plan.restaurant_id')
    .selectAll('menu_plan')
    .where('menu_plan.organization_id', '=', organizationId)
    .where('menu_plan.id', '=', id)
    .where('offered_at', 'is not', null)
    .where('menu_plan.deleted_at', 'is', null)
    .where('restaurant.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export async function setOffered(database: Database, { row }: OwnedMenuPlan, offeredAt: Date | null): Promise<void> {
  await database
    .updateTable('menu_plan')
    .set({ offered_at: offeredAt })
    .where('organization_id', '=', row.organization_id)
    .where('id', '=', row.id)
    .execute();
}

/** The plan of an organization as kitchens take it: with its name. */
export function takenDocument(row: Pick<StoredMenuPlan, 'name' | 'document'>): string {
  return JSON.stringify(draftOf(row));
}

export function followedDraft(row: Pick<StoredMenuPlan, 'followed_document'>): MenuPlanDraft | null {
  return row.followed_document === null ? null : MenuPlanDraft.parse(row.followed_document);
}

export interface NewFollowers {
  source: StoredMenuPlan;
  restaurantIds: readonly string[];
  by: string | null;
  now: Date;
}

/** Makes a plan that follows in each of some kitchens, in one statement; where a kitchen follows it already, none. */
export async function insertFollowers(database: Database, { source, restaurantIds, by, now }: NewFollowers): Promise<void> {
  const kitchens = restaurantIds.filter((id) => id !== source.restaurant_id);
  if (kitchens.length === 0) return;
  const columns = menuPlanColumns(followingDraft(draftOf(source)));
  const ids = kitchens.map(() => randomUUID());
  await sql`
    insert into menu_plan (id, restaurant_id, organization_id, name, weeks, dishes, starts_on, document, created_by, saved_by,
      created_at, updated_at, follows_id, followed_version, followed_document)
    select kitchen.id, kitchen.restaurant_id, ${source.organization_id}, ${columns.name}, ${columns.weeks}, ${columns.dishes},
      ${columns.starts_on}, ${columns.document}::jsonb, ${by}, ${by}, ${now}, ${now}, ${source.id}, ${source.version},
      ${takenDocument(source)}::jsonb
    from unnest(${ids}::text[], ${kitchens}::text[]) as kitchen (id, restaurant_id)
    on conflict (follows_id, restaurant_id) where follows_id is not null and deleted_at is null do nothing`.execute(database);
}

/** The plan by which a kitchen follows another. */
export async function followerIn(
  database: Database,
  { id, organizationId }: Kitchen,
  followsId: string,
): Promise<StoredMenuPlan | null> {
  const row = await database
    .selectFrom('menu_plan')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('restaurant_id', '=', id)
    .where('follows_id', '=', followsId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** The restaurants of an organization within reach by name, those of some ids or (null) all. */
export async function reachedKitchens(
  database: Database,
  actor: Actor,
  { organizationId, ids }: { organizationId: string; ids: readonly string[] | null },
): Promise<{ id: string; name: string }[]> {
  return database
    .selectFrom('restaurant')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .select(['restaurant.id', 'restaurant.name'])
    .where('restaurant.organization_id', '=', organizationId)
    .where(ids === null ? sql<boolean>`true` : sql<boolean>`restaurant.id = any(${ids}::text[])`)
    .where('restaurant.deleted_at', 'is', null)
    .where(withinReachOf(actor))
    .orderBy('restaurant.name')
    .orderBy('restaurant.id')
    .execute();
}

export async function forgetFollowed(database: Database, { row }: OwnedMenuPlan): Promise<void> {
  await database
    .updateTable('menu_plan')
    .set({
      follows_id: null,
      followed_version: null,
      followed_document: null,
      varied: 0,
      published_followed_revision: null,
      published_followed_document: null,
    })
    .where('organization_id', '=', row.organization_id)
    .where('id', '=', row.id)
    .execute();
}

/**
 * The kitchens that follow a plan, by name; of those that somebody reaches. Plans and kitchens are read one after the other: right after a
 * thousand were added the database still takes them for a few, and a join of both reads all plans for each kitchen.
 */
export async function followersOf(database: Database, actor: Actor, { row }: OwnedMenuPlan): Promise<Following['followers']> {
  const plans = await database
    .selectFrom('menu_plan')
    .select(['restaurant_id', 'varied', 'followed_version', 'published_title'])
    .where('organization_id', '=', row.organization_id)
    .where('follows_id', '=', row.id)
    .where('deleted_at', 'is', null)
    .execute();
  const byKitchen = new Map(plans.map((plan) => [plan.restaurant_id, plan]));
  const kitchens = await reachedKitchens(database, actor, { organizationId: row.organization_id, ids: [...byKitchen.keys()] });
  return kitchens.flatMap(({ id: restaurantId, name: restaurantName }) => {
    const plan = byKitchen.get(restaurantId);
    if (!plan) return [];
    const { varied, followed_version: version, published_title: title } = plan;
    return [{ restaurantId, restaurantName, varied, isCurrent: version === row.version, isPublished: title !== null }];
  });
}

/** The plan that a kitchen's plan follows: its name, its kitchen, and whether it is offered. */
export async function followedPlan(
  database: Database,
  { row }: OwnedMenuPlan,
): Promise<{ name: string; restaurantName: string; isOffered: boolean } | null> {
  if (row.follows_id === null) return null;
  const found = await database
    .selectFrom('menu_plan')
    .innerJoin('restaurant', 'restaurant.id', 'menu_plan.restaurant_id')
    .select(['menu_plan.name', 'restaurant.name as restaurantName'])
    .select(
      sql<boolean>`offered_at is not null and menu_plan.deleted_at is null and restaurant.deleted_at is null`.as('isOffered'),
    )
    .where('menu_plan.organization_id', '=', row.organization_id)
    .where('menu_plan.id', '=', row.follows_id)
    .executeTakeFirst();
  return found ?? null;
}
