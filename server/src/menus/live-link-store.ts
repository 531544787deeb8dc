import { randomBytes } from 'node:crypto';
import { type ChangedMenuLink, MOST_LINKS, type SharedMenuLink } from '@plateprint/shared/menus/share-link.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { unlessNoRoom } from '../platform/storage/no-room.ts';

/** The numbers of a restaurant's live links that each of the menus is on. */
export async function linkNumbersOf(
  database: Database,
  restaurantId: string,
  menuIds: readonly string[],
): Promise<ReadonlyMap<string, number[]>> {
  const rows = await database
    .selectFrom('live_link')
    .select(['menu_id', 'link_number'])
    .where('restaurant_id', '=', restaurantId)
    .where(sql<boolean>`menu_id = any(${menuIds}::text[])`)
    .orderBy('link_number')
    .execute();
  const numbers = new Map<string, number[]>();
  for (const { menu_id: id, link_number: number } of rows) if (id) numbers.set(id, [...(numbers.get(id) ?? []), number]);
  return numbers;
}

/** 128 random bits, as an address of 22 letters. */
function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Gives every link of a restaurant that has none its address, for good. */
async function addLinks(database: Database, restaurantId: string, now: Date): Promise<void> {
  await database
    .insertInto('live_link')
    .values(
      Array.from({ length: MOST_LINKS }, (_, place) => ({
        restaurant_id: restaurantId,
        link_number: place + 1,
        token: newToken(),
        created_at: now,
        changed_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['restaurant_id', 'link_number']).doNothing())
    .execute();
}

async function storedLinks(database: Database, restaurantId: string): Promise<SharedMenuLink[]> {
  const rows = await database
    .selectFrom('live_link')
    .leftJoin('menu', 'menu.id', 'live_link.menu_id')
    .select([
      'live_link.link_number',
      'live_link.token',
      'live_link.name as link_name',
      'menu.id',
      'menu.name',
      'menu.updated_at',
    ])
    .where('live_link.restaurant_id', '=', restaurantId)
    .orderBy('live_link.link_number')
    .execute();
  return rows.map(({ link_number: linkNumber, token, link_name: linkName, id, name, updated_at: changed }) => ({
    linkNumber,
    name: linkName,
    token,
    menu: id === null || name === null || changed === null ? null : { id, name, updatedAt: changed.toISOString() },
  }));
}

/**
 * The ten links of a restaurant; those that were never looked at are made now, so that each has its address for good. While
 * there is no room these are left out.
 */
export async function linksOfRestaurant(database: Database, restaurantId: string, now: Date): Promise<SharedMenuLink[]> {
  const stored = await storedLinks(database, restaurantId);
  if (stored.length === MOST_LINKS) return stored;
  await addLinks(database, restaurantId, now).catch(unlessNoRoom);
  return storedLinks(database, restaurantId);
}

interface LinkOfRestaurant {
  restaurantId: string;
  linkNumber: number;
}

/** The content of a link, locked until the transaction ends, so that nobody replaces what nobody has seen. */
export async function heldOnLink(
  transaction: Database,
  { restaurantId, linkNumber }: LinkOfRestaurant,
): Promise<ChangedMenuLink['before']> {
  const row = await transaction
    .selectFrom('live_link')
    .select(['menu_id', 'in_figures'])
    .where('restaurant_id', '=', restaurantId)
    .where('link_number', '=', linkNumber)
    .forUpdate()
    .executeTakeFirst();
  if (!row?.menu_id) return null;
  const menu = await transaction.selectFrom('menu').select(['id', 'name']).where('id', '=', row.menu_id).executeTakeFirst();
  return menu ? { ...menu, inFigures: row.in_figures } : null;
}

/** Puts a menu on a link of a restaurant (null: takes what is on it off); the address stays. */
export async function putOnLink(
  database: Database,
  { restaurantId, linkNumber, inFigures }: { restaurantId: string; linkNumber: number; inFigures: boolean },
  menuId: string | null,
  now: Date,
): Promise<void> {
  await database
    .insertInto('live_link')
    .values({
      restaurant_id: restaurantId,
      link_number: linkNumber,
      token: newToken(),
      menu_id: menuId,
      in_figures: inFigures,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['restaurant_id', 'link_number']).doUpdateSet({ menu_id: menuId, in_figures: inFigures, changed_at: now }),
    )
    .execute();
}

/** Names a link of a restaurant, which has its ten already. */
export async function nameLink(database: Database, { restaurantId, linkNumber }: LinkOfRestaurant, name: string): Promise<void> {
  await database
    .updateTable('live_link')
    .set({ name })
    .where('restaurant_id', '=', restaurantId)
    .where('link_number', '=', linkNumber)
    .execute();
}
