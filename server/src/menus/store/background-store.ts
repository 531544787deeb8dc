import { randomUUID } from 'node:crypto';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { OwnBackground } from '@plateprint/shared/menus/menu-library-api.ts';
import type { Database } from '../../platform/database/database.ts';
import { MOST_THINGS, type Named } from './menu-thing-store.ts';

function toBackground({ id, name, picture }: { id: string; name: string; picture: string }): OwnBackground {
  return { id, name, url: picture };
}

export async function backgroundsOf(database: Database, organizationId: string): Promise<OwnBackground[]> {
  const rows = await database
    .selectFrom('menu_background')
    .select(['id', 'name', 'picture'])
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_THINGS)
    .execute();
  return rows.map(toBackground);
}

export async function insertBackground(
  database: Database,
  actor: Actor,
  { organizationId, name, picture, now }: { organizationId: string; name: string; picture: string; now: Date },
): Promise<OwnBackground> {
  const row = await database
    .insertInto('menu_background')
    .values({ id: randomUUID(), organization_id: organizationId, name, picture, created_by: actor.userId, created_at: now })
    .returning(['id', 'name', 'picture'])
    .executeTakeFirstOrThrow();
  return toBackground(row);
}

export async function renameBackground(
  database: Database,
  { organizationId, id }: Named,
  { name }: { name: string },
): Promise<OwnBackground> {
  const row = await database
    .updateTable('menu_background')
    .set({ name })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(['id', 'name', 'picture'])
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toBackground(row);
}

export async function backgroundOf(database: Database, { organizationId, id }: Named): Promise<OwnBackground> {
  const row = await database
    .selectFrom('menu_background')
    .select(['id', 'name', 'picture'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toBackground(row);
}
