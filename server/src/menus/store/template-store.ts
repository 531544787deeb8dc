import { randomUUID } from 'node:crypto';
import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { MenuTemplate, MenuTemplateDraft } from '@plateprint/shared/menus/menu-template.ts';
import type { Selectable } from 'kysely';
import { binEnds } from '../../platform/database/bin.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import { pageOfDocument } from '../menu-row.ts';
import { MOST_THINGS, type Named } from './menu-thing-store.ts';

/** `reader`: the language that one of the former form is shown in, for it has none. */
function toTemplate(row: Selectable<Tables['menu_template']>, reader: Language = 'en_gb'): MenuTemplate {
  return {
    ...pageOfDocument(row.document, { isLegacy: row.legacy, language: reader }),
    id: row.id,
    organizationId: row.organization_id,
    name: row.name,
    legacy: row.legacy,
    thumbnailUrl: row.thumbnail,
    updatedAt: row.updated_at.toISOString(),
  };
}

export async function templatesOf(
  database: Database,
  organizationId: string,
  { inBinAt, reader }: { inBinAt?: Date; reader: Language },
): Promise<MenuTemplate[]> {
  const rows = await database
    .selectFrom('menu_template')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where(({ eb }) => (inBinAt ? eb('deleted_at', '>', binEnds(inBinAt)) : eb('deleted_at', 'is', null)))
    .orderBy('name')
    .orderBy('id')
    .limit(MOST_THINGS)
    .execute();
  return rows.map((row) => toTemplate(row, reader));
}

export async function insertTemplate(
  database: Database,
  actor: Actor,
  { name, ...page }: MenuTemplateDraft,
  { organizationId, now }: { organizationId: string; now: Date },
): Promise<MenuTemplate> {
  const row = await database
    .insertInto('menu_template')
    .values({
      id: randomUUID(),
      organization_id: organizationId,
      name: name.trim(),
      document: JSON.stringify(page),
      created_by: actor.userId,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toTemplate(row);
}

/** Writes a template's new content; what was of the former form is of the new one afterwards. */
export async function replaceTemplate(
  database: Database,
  { organizationId, id }: Named,
  { name, ...page }: MenuTemplateDraft,
  now: Date,
): Promise<MenuTemplate> {
  const row = await database
    .updateTable('menu_template')
    .set({ name: name.trim(), document: JSON.stringify(page), legacy: false, updated_at: now })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toTemplate(row);
}

export async function keepTemplateThumbnail(database: Database, { organizationId, id }: Named, path: string): Promise<void> {
  await database
    .updateTable('menu_template')
    .set({ thumbnail: path })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

export async function templateThumbnail(database: Database, { organizationId, id }: Named): Promise<string | null> {
  const row = await database
    .selectFrom('menu_template')
    .select('thumbnail')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.thumbnail ?? null;
}

export async function templateOf(database: Database, { organizationId, id }: Named, reader: Language): Promise<MenuTemplate> {
  const row = await database
    .selectFrom('menu_template')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toTemplate(row, reader);
}
