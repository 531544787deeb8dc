import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import type { RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables/tables.ts';

/** The allergens that a change added to a dish of a live menu. */
export interface AllergenNotice {
  id: string;
  recipeId: string;
  menuId: string;
  names: RecipeName[];
  added: Allergen[];
  opened: Allergen[];
  at: Date;
}

/** Where a menu is live: its name and the restaurant on whose link it is. */
export interface LivePlace {
  menuId: string;
  menu: string;
  restaurantId: string;
  restaurant: string;
  /** Where the restaurant's guests are. */
  country: string;
}

export function noticeOf(row: Selectable<Tables['allergen_notice']>): AllergenNotice {
  const { id, recipe_id: recipeId, menu_id: menuId, names, added, opened, at } = row;
  return { id, recipeId, menuId, names: names as RecipeName[], added: added as Allergen[], opened: opened as Allergen[], at };
}

/** Whether any notice waits to be sent by mail, of a live menu or of a published plan. */
export async function hasNoticeToMail(database: Database): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`select exists (select from allergen_notice where mailed_at is null)
    or exists (select from plan_allergen_notice where mailed_at is null) as waits`.execute(database);
  return rows[0]?.waits ?? false;
}

/** Marks notices as mailed that were not yet, and returns them: the caller mails them, if the transaction ends well. */
export async function takeNoticesToMail(
  transaction: Database,
  { most, now }: { most: number; now: Date },
): Promise<AllergenNotice[]> {
  const rows = await transaction
    .updateTable('allergen_notice')
    .set({ mailed_at: now })
    .where('id', 'in', (due) =>
      due
        .selectFrom('allergen_notice')
        .select('id')
        .where('mailed_at', 'is', null)
        .orderBy('at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return rows.map(noticeOf);
}

/** Those of these notices that are still there, the earliest first. */
export async function noticesOf(database: Database, ids: readonly string[]): Promise<AllergenNotice[]> {
  const rows = await database
    .selectFrom('allergen_notice')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .orderBy('at')
    .execute();
  return rows.map(noticeOf);
}

/** Where menus are live now. */
export async function livePlacesOf(database: Database, menuIds: readonly string[]): Promise<LivePlace[]> {
  if (menuIds.length === 0) return [];
  return database
    .selectFrom('live_link')
    .innerJoin('menu', 'menu.id', 'live_link.menu_id')
    .innerJoin('restaurant', 'restaurant.id', 'live_link.restaurant_id')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .select(['menu.id as menuId', 'menu.name as menu', 'restaurant.id as restaurantId', 'restaurant.name as restaurant'])
    .select(({ fn }) => fn.coalesce('restaurant.location', 'organization.location').as('country'))
    .distinct()
    .where(sql<boolean>`menu.id = any(${menuIds}::text[])`)
    .whereRef('menu.organization_id', '=', 'restaurant.organization_id')
    .where('menu.deleted_at', 'is', null)
    .where('restaurant.deleted_at', 'is', null)
    .execute();
}
