import type { Actor } from '@plateprint/shared/access/actor.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import { seenBy } from '../../access/organization-reach.ts';
import { binEnds } from '../../platform/database/bin.ts';
import type { Database } from '../../platform/database/database.ts';

// Parts of an organization's menus: templates, backgrounds, own labels. Each read and change names the organization,
// and `organizationOfThing` finds it within what the caller sees.

/** More than anybody looks through. */
export const MOST_THINGS = 200;

/** A thing of an organization. */
export interface Named {
  organizationId: string;
  id: string;
}

export type Thing = 'menu_template' | 'menu_background' | 'custom_label';

/** The organization a thing belongs to. @throws not_found outside what the actor sees, as for a thing that is not there. */
export async function organizationOfThing(database: Database, actor: Actor, thing: Thing, id: string): Promise<string> {
  const row = await database
    .selectFrom(thing)
    .innerJoin('organization', 'organization.id', `${thing}.organization_id`)
    .select('organization.id')
    .where(`${thing}.id`, '=', id)
    .where('organization.deleted_at', 'is', null)
    .where((build) => seenBy(actor)(build as never))
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row.id;
}

/** Puts a template or a background into the bin (`now`), or takes it out (null, within its 30 days before `restoredAt`). */
export async function binThing(
  database: Database,
  thing: 'menu_template' | 'menu_background',
  { organizationId, id }: Named,
  change: { deletedAt: Date } | { restoredAt: Date },
): Promise<void> {
  const isDeleting = 'deletedAt' in change;
  const { numUpdatedRows } = await database
    .updateTable(thing)
    .set({ deleted_at: isDeleting ? change.deletedAt : null })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where(({ eb }) => (isDeleting ? eb('deleted_at', 'is', null) : eb('deleted_at', '>', binEnds(change.restoredAt))))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('not_found');
}
