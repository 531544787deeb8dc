import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { type AllergenNotice, noticeOf } from './allergen-notice-store.ts';

interface MenuInOrganization {
  menuId: string;
  organizationId: string;
}

/** The notices of a menu that nobody has seen yet, the earliest first. */
export async function unseenNotices(
  database: Database,
  { menuId, organizationId }: MenuInOrganization,
  most: number,
): Promise<AllergenNotice[]> {
  const rows = await database
    .selectFrom('allergen_notice')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('menu_id', '=', menuId)
    .where('seen_at', 'is', null)
    .orderBy('at')
    .limit(most)
    .execute();
  return rows.map(noticeOf);
}

/** Marks these of a menu as seen; the first person to see one stays recorded. @returns how many were unseen */
export async function seeNotices(
  database: Database,
  { menuId, organizationId }: MenuInOrganization,
  { ids, by, now }: { ids: readonly string[]; by: string; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await database
    .updateTable('allergen_notice')
    .set({ seen_at: now, seen_by: by })
    .where('organization_id', '=', organizationId)
    .where('menu_id', '=', menuId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Days for which a notice that somebody saw says who and when. */
const SEEN_KEPT_DAYS = 365;

/** Removes notices that were seen a year ago; one that nobody has seen stays as long as its menu. */
export async function purgeNotices(database: Database, now: Date): Promise<void> {
  await database
    .deleteFrom('allergen_notice')
    .where('seen_at', '<=', new Date(now.getTime() - SEEN_KEPT_DAYS * 24 * 3_600_000))
    .execute();
}
