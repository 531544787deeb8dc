import type { Database } from '../../platform/database/database.ts';

/** The facts of a request's mail; null where the organization or who asked is no longer there. */
export async function requestNamed(
  database: Database,
  { organizationId, requestedBy }: { organizationId: string; requestedBy: string },
): Promise<{ organization: string; person: string } | null> {
  const row = await database
    .selectFrom('organization')
    .innerJoin('person', (join) => join.on('person.id', '=', requestedBy))
    .select(['organization.name', 'person.firstname', 'person.lastname', 'person.email'])
    .where('organization.id', '=', organizationId)
    .where('organization.deleted_at', 'is', null)
    .where('person.deleted_at', 'is', null)
    .executeTakeFirst();
  return row ? { organization: row.name, person: `${row.firstname} ${row.lastname}`.trim() || row.email } : null;
}
