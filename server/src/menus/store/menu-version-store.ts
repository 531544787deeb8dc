import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { FormerVersion } from '@plateprint/shared/kernel/api/version.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { StoredMenu } from '../menu-row.ts';
import type { OwnedMenu } from '../menu-store.ts';

/** Keeps the present version of a menu, which is about to be written over; locks it, so call it in the transaction of the save. */
export async function keepMenuVersion(transaction: Database, { row }: OwnedMenu): Promise<void> {
  await sql`
    insert into menu_version (menu_id, version, organization_id, name, library_scope, language, legacy, document, saved_at)
    select id, version, organization_id, name, library_scope, language, legacy, document, updated_at
    from menu where id = ${row.id} and organization_id = ${row.organization_id} and deleted_at is null
    for update
    on conflict do nothing`.execute(transaction);
}

/** The versions of a menu that were written over unseen, the latest first. */
export async function menuVersionsOf(database: Database, { row }: OwnedMenu): Promise<FormerVersion[]> {
  const rows = await database
    .selectFrom('menu_version')
    .select(['version', 'name', 'saved_at'])
    .where('organization_id', '=', row.organization_id)
    .where('menu_id', '=', row.id)
    .orderBy('version', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return rows.map(({ version, name, saved_at: savedAt }) => ({ version, name, savedAt: savedAt.toISOString() }));
}

const MOST_LISTED = 200;

/** A menu as it stood. @throws not_found */
export async function menuVersionOf(database: Database, { row }: OwnedMenu, version: number): Promise<StoredMenu> {
  const former = await database
    .selectFrom('menu_version')
    .select(['version', 'name', 'library_scope', 'language', 'legacy', 'document', 'saved_at'])
    .where('organization_id', '=', row.organization_id)
    .where('menu_id', '=', row.id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!former) throw new AppError('not_found');
  const { saved_at: updated_at, ...written } = former;
  return { ...row, ...written, updated_at };
}
