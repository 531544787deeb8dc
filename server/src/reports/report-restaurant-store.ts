import { type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database.ts';

export interface NamedRestaurant {
  id: string;
  name: string;
  isDeleted: boolean;
}

function restaurants(database: Database, organizationId: string) {
  return database
    .selectFrom('restaurant')
    .select(['id', 'name', sql<boolean>`deleted_at is not null`.as('isDeleted')])
    .where('organization_id', '=', organizationId);
}

/** The restaurants of an organization, by name. */
export async function restaurantsOfOrganization(database: Database, organizationId: string): Promise<NamedRestaurant[]> {
  return restaurants(database, organizationId).where('deleted_at', 'is', null).orderBy('name').orderBy('id').execute();
}

/** Those of an organization among the ids, deleted ones too. */
export async function restaurantsAmong(
  database: Database,
  organizationId: string,
  ids: readonly string[],
): Promise<NamedRestaurant[]> {
  return restaurants(database, organizationId)
    .where(sql<SqlBool>`id = any(${ids}::text[])`)
    .execute();
}
