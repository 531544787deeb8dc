import { isLanguage, type Language } from '@plateprint/shared/kernel/language.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

export interface Admin {
  id: string;
  email: string;
  firstname: string;
  language: Language;
}

/** The admins of an organization. */
export async function adminsOf(database: Database, organizationId: string): Promise<Admin[]> {
  const rows = await database
    .selectFrom('person')
    .innerJoin('role_grant', 'role_grant.person_id', 'person.id')
    .select([
      'person.id',
      'person.email',
      'person.firstname',
      sql<string | null>`person.settings ->> 'appLanguage'`.as('language'),
    ])
    .distinct()
    .where('role_grant.role', '=', 'organization-admin')
    .where('role_grant.scope_id', '=', organizationId)
    .where('person.deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, language: isLanguage(row.language) ? row.language : 'en_gb' }));
}

/** One of them; null for somebody who no longer runs it. */
export async function adminOf(database: Database, organizationId: string, personId: string): Promise<Admin | null> {
  return (await adminsOf(database, organizationId)).find(({ id }) => id === personId) ?? null;
}

/** The administrators of the installation. */
export async function superAdminIds(database: Database): Promise<string[]> {
  const rows = await database
    .selectFrom('role_grant')
    .innerJoin('person', 'person.id', 'role_grant.person_id')
    .select('person.id')
    .where('role', '=', 'super-admin')
    .where('scope_kind', '=', 'all')
    .where('person.deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
