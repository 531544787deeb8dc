import { randomUUID } from 'node:crypto';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { CustomLabel } from '@plateprint/shared/menus/menu.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables/tables.ts';
import { MOST_THINGS } from './menu-thing-store.ts';

type LabelRow = Pick<Selectable<Tables['custom_label']>, 'id' | 'names' | 'sign' | 'colour'>;

function toLabel({ names, ...row }: LabelRow): CustomLabel {
  return { ...row, names: names as CustomLabel['names'] };
}

export async function customLabelsOf(database: Database, organizationId: string): Promise<CustomLabel[]> {
  const rows = await database
    .selectFrom('custom_label')
    .select(['id', 'names', 'sign', 'colour'])
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_THINGS)
    .execute();
  return rows.map(toLabel);
}

/** Makes a label, or changes the one with the id; `removedAt` takes it away: menus that carry it keep showing it. */
export async function keepCustomLabel(
  database: Database,
  organizationId: string,
  { id, names, sign, colour }: Omit<CustomLabel, 'id'> & { id: string | undefined },
  { removedAt, now }: { removedAt: Date | null; now: Date },
): Promise<CustomLabel> {
  const columns = { names: JSON.stringify(names), sign, colour, deleted_at: removedAt };
  const returned = ['id', 'names', 'sign', 'colour'] as const;
  if (id === undefined) {
    const row = { ...columns, id: randomUUID(), organization_id: organizationId, created_at: now };
    return toLabel(await database.insertInto('custom_label').values(row).returning(returned).executeTakeFirstOrThrow());
  }
  const row = await database
    .updateTable('custom_label')
    .set(columns)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returning(returned)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return toLabel(row);
}
