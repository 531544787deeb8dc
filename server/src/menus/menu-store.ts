import type { Actor, Author, RestaurantPlace } from '@plateprint/shared/access/actor.ts';
import type { Plan } from '@plateprint/shared/access/plan.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { MenuDraft } from '@plateprint/shared/menus/menu.ts';
import { sql } from 'kysely';
import { withinReachOf } from '../access/reach.ts';
import { binEnds } from '../platform/database/bin.ts';
import { changedMeanwhile } from '../platform/database/changed-meanwhile.ts';
import type { Database } from '../platform/database/database.ts';
import { type StoredMenu, menuColumns } from './menu-row.ts';

/** A menu with where it was made, as permissions need it. */
export interface OwnedMenu {
  row: StoredMenu;
  menu: { libraryScope: 'restaurant' | 'organization'; options: { orientation: string } };
  restaurant: RestaurantPlace;
}

/** Menus within reach: those of the restaurants within reach, and of the own organization's library. */
function withinReach(database: Database, actor: Actor) {
  return database
    .selectFrom('menu')
    .innerJoin('restaurant', 'restaurant.id', 'menu.restaurant_id')
    .innerJoin('organization', 'organization.id', 'restaurant.organization_id')
    .selectAll('menu')
    .select(['organization.enterprise_id', 'organization.plan', 'organization.plan_active'])
    .where('organization.deleted_at', 'is', null)
    .where((build) =>
      build.or([
        build.and([build('restaurant.deleted_at', 'is', null), withinReachOf(actor)(build as never)]),
        build.and([build('menu.library_scope', '=', 'organization'), build('menu.organization_id', '=', actor.organizationId)]),
      ]),
    );
}

type ReachedRow = Awaited<ReturnType<ReturnType<typeof withinReach>['executeTakeFirstOrThrow']>>;

function toOwned(row: ReachedRow): OwnedMenu {
  return {
    row,
    menu: { libraryScope: row.library_scope as 'restaurant' | 'organization', options: { orientation: row.orientation } },
    restaurant: {
      id: row.restaurant_id,
      organizationId: row.organization_id,
      enterpriseId: row.enterprise_id,
      plan: row.plan as Plan,
      planActive: row.plan_active,
    },
  };
}

/** Kept menus among the ids, or with `inBinAt` those that can be restored at that time; what is out of reach is absent. */
async function menusOf(
  database: Database,
  actor: Actor,
  ids: readonly string[],
  { inBinAt }: { inBinAt?: Date } = {},
): Promise<OwnedMenu[]> {
  const rows = await withinReach(database, actor)
    .where(sql<boolean>`menu.id = any(${ids}::text[])`)
    .where(({ eb }) => (inBinAt ? eb('menu.deleted_at', '>', binEnds(inBinAt)) : eb('menu.deleted_at', 'is', null)))
    .execute();
  return rows.map(toOwned);
}

/** @throws not_found for a menu outside the actor's reach, as for one that is not there. */
export async function menuOf(database: Database, actor: Actor, id: string, how: { inBinAt?: Date } = {}): Promise<OwnedMenu> {
  const [owned] = await menusOf(database, actor, [id], how);
  if (!owned) throw new AppError('not_found');
  return owned;
}

/** All of them, or none: @throws not_found naming the places of those that are not within reach. */
export async function allMenusOf(
  database: Database,
  actor: Actor,
  ids: readonly string[],
  how: { inBinAt?: Date } = {},
): Promise<OwnedMenu[]> {
  const wanted = [...new Set(ids)];
  const found = await menusOf(database, actor, wanted, how);
  const known = new Set(found.map(({ row }) => row.id));
  const missing = wanted.filter((id) => !known.has(id));
  if (missing.length === 0) return found;
  throw new AppError(
    'not_found',
    missing.slice(0, 50).map((id) => ({ path: `ids.${ids.indexOf(id)}`, code: 'not_found', message: 'There is no such menu.' })),
  );
}

/** A kept menu by itself; null: it is gone, or in the bin. */
export async function storedMenu(
  database: Database,
  { id, organizationId }: { id: string; organizationId: string },
): Promise<StoredMenu | null> {
  const row = await database
    .selectFrom('menu')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

export interface MenuSave {
  draft: MenuDraft;
  /** That it started from; undefined: whatever is there. */
  version: number | undefined;
  by: Author;
  now: Date;
}

/** @throws changed_meanwhile when the kept version is not the one that the save started from; one that names none replaces any. */
export async function replaceMenu(
  database: Database,
  { row, restaurant }: Pick<OwnedMenu, 'row' | 'restaurant'>,
  { draft, version, by, now }: MenuSave,
): Promise<StoredMenu> {
  const kept = await database
    .updateTable('menu')
    .set({ ...menuColumns(draft), version: sql`version + 1`, updated_at: now, saved_by: by.personId })
    .where('organization_id', '=', restaurant.organizationId)
    .where('id', '=', row.id)
    .where(version === undefined ? sql<boolean>`true` : sql<boolean>`version = ${version}`)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!kept) throw await changedMeanwhile(database, { table: 'menu', id: row.id, organizationId: restaurant.organizationId, by });
  return kept;
}

/** Puts menus into the bin (`now`), off their live links, or takes them out (null). */
export async function binMenus(database: Database, menus: readonly OwnedMenu[], deletedAt: Date | null): Promise<void> {
  const ids = menus.map(({ row }) => row.id);
  const organizations = menus.map(({ restaurant }) => restaurant.organizationId);
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('menu')
      .set({ deleted_at: deletedAt })
      .where(sql<boolean>`id = any(${ids}::text[])`)
      .where(sql<boolean>`organization_id = any(${organizations}::text[])`)
      .execute();
    if (deletedAt === null) return;
    await transaction
      .updateTable('live_link')
      .set({ menu_id: null, changed_at: deletedAt })
      .where(sql<boolean>`menu_id = any(${ids}::text[])`)
      .execute();
  });
}

export async function keepMenuThumbnail(database: Database, { row, restaurant }: OwnedMenu, path: string): Promise<void> {
  await database
    .updateTable('menu')
    .set({ thumbnail: path })
    .where('organization_id', '=', restaurant.organizationId)
    .where('id', '=', row.id)
    .execute();
}
