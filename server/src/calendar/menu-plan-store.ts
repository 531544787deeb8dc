import { randomUUID } from 'node:crypto';
import { type Actor, authorOf, type Author, type RestaurantPlace } from '@plateprint/shared/access/actor.ts';
import type { Plan } from '@plateprint/shared/access/plan.ts';
import { variedPlaces } from '@plateprint/shared/calendar/model/followed-plan.ts';
import { MenuPlanDraft } from '@plateprint/shared/calendar/model/menu-plan.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { sql } from 'kysely';
import { withinReachOf } from '../access/reach.ts';
import { binEnds } from '../platform/database/bin.ts';
import { changedMeanwhile } from '../platform/database/changed-meanwhile.ts';
import type { Database } from '../platform/database/database.ts';
import { menuPlanColumns, type StoredMenuPlan } from './menu-plan-row.ts';

/** A menu plan with the restaurant it is of, as permissions need it. */
export interface OwnedMenuPlan {
  row: StoredMenuPlan;
  restaurant: RestaurantPlace;
}

/** @throws not_found for a plan of a restaurant outside the actor's reach, as for one that is not there. */
export async function menuPlanOf(
  database: Database,
  actor: Actor,
  { id, inBinAt }: { id: string; inBinAt?: Date },
): Promise<OwnedMenuPlan> {
  const found = await database
    .selectFrom('menu_plan')
    .innerJoin('restaurant', 'restaurant.id', 'menu_plan.restaurant_id')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .selectAll('menu_plan')
    .select(['organization.enterprise_id', 'organization.plan', 'organization.plan_active'])
    .where('menu_plan.id', '=', id)
    .where('organization.deleted_at', 'is', null)
    .where('restaurant.deleted_at', 'is', null)
    .where((build) => withinReachOf(actor)(build as never))
    .where(({ eb }) => (inBinAt ? eb('menu_plan.deleted_at', '>', binEnds(inBinAt)) : eb('menu_plan.deleted_at', 'is', null)))
    .executeTakeFirst();
  if (!found) throw new AppError('not_found');
  const { enterprise_id: enterpriseId, plan, plan_active: planActive, ...row } = found;
  const { restaurant_id, organization_id: organizationId } = row;
  return { row, restaurant: { id: restaurant_id, organizationId, enterpriseId, plan: plan as Plan, planActive } };
}

export interface NewMenuPlan {
  draft: MenuPlanDraft;
  restaurant: RestaurantPlace;
  now: Date;
}

export async function insertMenuPlan(
  database: Database,
  actor: Actor,
  { draft, restaurant, now }: NewMenuPlan,
): Promise<StoredMenuPlan> {
  const { personId, integrationId } = authorOf(actor);
  return database
    .insertInto('menu_plan')
    .values({
      ...menuPlanColumns(draft),
      id: randomUUID(),
      organization_id: restaurant.organizationId,
      restaurant_id: restaurant.id,
      created_by: personId,
      saved_by: personId,
      integration_id: integrationId,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export interface MenuPlanSave {
  draft: MenuPlanDraft;
  /** That it started from; undefined: whatever is there. */
  version: number | undefined;
  by: Author;
  now: Date;
}

/** @throws changed_meanwhile when the kept version is not the one that the save started from; one that names none replaces any. */
export async function replaceMenuPlan(
  database: Database,
  { row, restaurant }: OwnedMenuPlan,
  { draft, version, by, now }: MenuPlanSave,
): Promise<StoredMenuPlan> {
  const { organizationId } = restaurant;
  const kept = await database
    .updateTable('menu_plan')
    .set({
      ...menuPlanColumns(draft),
      ...variedColumn(row, draft),
      version: sql`version + 1`,
      updated_at: now,
      saved_by: by.personId,
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', row.id)
    .where(version === undefined ? sql<boolean>`true` : sql<boolean>`version = ${version}`)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!kept) throw await changedMeanwhile(database, { table: 'menu_plan', id: row.id, organizationId, by });
  return kept;
}

/** How many dishes a plan that follows another has of its own. */
function variedColumn({ followed_document: followed }: StoredMenuPlan, draft: MenuPlanDraft): { varied?: number } {
  return followed === null ? {} : { varied: variedPlaces(MenuPlanDraft.parse(followed), draft).length };
}

export async function renamePlan(
  database: Database,
  { row, restaurant }: OwnedMenuPlan,
  { name, by, now }: { name: string; by: Author; now: Date },
): Promise<StoredMenuPlan> {
  return database
    .updateTable('menu_plan')
    .set({ name: name.trim(), version: sql`version + 1`, updated_at: now, saved_by: by.personId })
    .where('organization_id', '=', restaurant.organizationId)
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Puts a plan into the bin (`now`), or takes it out (null): then it follows no more where its kitchen has another that does. */
export async function binMenuPlan(database: Database, { row, restaurant }: OwnedMenuPlan, deletedAt: Date | null): Promise<void> {
  const follows = sql<string | null>`case when not exists (
    select from menu_plan other where other.follows_id = menu_plan.follows_id and other.restaurant_id = menu_plan.restaurant_id
      and other.id <> menu_plan.id and other.deleted_at is null) then follows_id end`;
  await database
    .updateTable('menu_plan')
    .set({ deleted_at: deletedAt, ...(deletedAt === null && { follows_id: follows }) })
    .where('organization_id', '=', restaurant.organizationId)
    .where('id', '=', row.id)
    .execute();
}

/** Who saved a plan last; null: a program, or somebody who has left. */
export async function saverOf(
  database: Database,
  { id, organization_id: organizationId }: Pick<StoredMenuPlan, 'id' | 'organization_id'>,
): Promise<{ firstname: string; lastname: string } | null> {
  const saver = await database
    .selectFrom('menu_plan')
    .innerJoin('person', 'person.id', 'menu_plan.saved_by')
    .select(['person.firstname', 'person.lastname'])
    .where('menu_plan.organization_id', '=', organizationId)
    .where('menu_plan.id', '=', id)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst();
  return saver ?? null;
}
