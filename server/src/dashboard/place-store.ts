import type { Database } from '../platform/database/database.ts';

export interface NamedPlace {
  id: string;
  name: string;
}

/** The organizations of an enterprise. Who may look at the enterprise has been asked. */
export async function organizationsIn(database: Database, enterpriseId: string): Promise<NamedPlace[]> {
  return database
    .selectFrom('organization')
    .select(['id', 'name'])
    .where('enterprise_id', '=', enterpriseId)
    .where('deleted_at', 'is', null)
    .execute();
}
