import { isLanguage } from '@plateprint/shared/kernel/language.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Admin } from './admins-of.ts';

/** Who works in some of these restaurants. */
export async function peopleOf(database: Database, restaurantIds: readonly string[]): Promise<Admin[]> {
  if (restaurantIds.length === 0) return [];
  const rows = await database
    .selectFrom('person')
    .innerJoin('portfolio', 'portfolio.person_id', 'person.id')
    .select(['person.email', 'person.firstname', sql<string | null>`person.settings ->> 'appLanguage'`.as('language')])
    .distinct()
    .where(sql<boolean>`portfolio.restaurant_id = any(${restaurantIds}::text[])`)
    .where('person.deleted_at', 'is', null)
    .where('person.email', '<>', '')
    .execute();
  return rows.map((row) => ({ ...row, language: isLanguage(row.language) ? row.language : 'en_gb' }));
}
