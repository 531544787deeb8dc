import { randomUUID } from 'node:crypto';
import type { Actor, RestaurantPlace } from '@plateprint/shared/access/actor.ts';
import type { LegacyMenu } from '@plateprint/shared/menus/legacy-menu.ts';
import type { MenuDraft } from '@plateprint/shared/menus/menu.ts';
import type { Database } from '../../platform/database/database.ts';
import { type StoredMenu, menuColumns } from '../menu-row.ts';

interface Making {
  restaurant: Pick<RestaurantPlace, 'id' | 'organizationId'>;
  now: Date;
}

export async function insertMenu(
  database: Database,
  actor: Actor,
  draft: MenuDraft,
  { restaurant, now }: Making,
): Promise<StoredMenu> {
  return database
    .insertInto('menu')
    .values({
      ...menuColumns(draft),
      id: randomUUID(),
      organization_id: restaurant.organizationId,
      restaurant_id: restaurant.id,
      created_by: actor.userId,
      saved_by: actor.userId,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Keeps a menu in the former form, as it came. */
export async function insertLegacyMenu(
  database: Database,
  actor: Actor,
  { name, menu, language }: { name: string; menu: LegacyMenu; language: string },
  { restaurant, now }: Making,
): Promise<StoredMenu> {
  return database
    .insertInto('menu')
    .values({
      id: randomUUID(),
      organization_id: restaurant.organizationId,
      restaurant_id: restaurant.id,
      name,
      name_search: name.toLowerCase(),
      orientation: menu.orientation,
      language,
      dishes: menu.rows.filter((row) => 'recipeId' in row).length,
      legacy: true,
      document: JSON.stringify(menu),
      created_by: actor.userId,
      saved_by: actor.userId,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Copies menus as they are, in the former form too, into a restaurant each; thumbnails are made when they are opened. */
export async function copyMenus(
  database: Database,
  actor: Actor,
  copies: readonly { row: StoredMenu; name: string; restaurant: Pick<RestaurantPlace, 'id' | 'organizationId'> }[],
  now: Date,
): Promise<StoredMenu[]> {
  return database
    .insertInto('menu')
    .values(
      copies.map(({ row, name, restaurant }) => ({
        id: randomUUID(),
        organization_id: restaurant.organizationId,
        restaurant_id: restaurant.id,
        name,
        name_search: name.toLowerCase(),
        orientation: row.orientation,
        language: row.language,
        dishes: row.dishes,
        legacy: row.legacy,
        document: JSON.stringify(row.document),
        created_by: actor.userId,
        saved_by: actor.userId,
        created_at: now,
        updated_at: now,
      })),
    )
    .returningAll()
    .execute();
}
