import { isLanguage } from '@plateprint/shared/kernel/language.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Admin } from './admins-of.ts';

interface PersonThere extends Admin {
  id: string;
  /** Those of the restaurants asked about in which they work. */
  restaurantIds: string[];
}

/** The people who work in some of these restaurants, each once; only one of them where `personId` is given. */
export async function peopleOf(database: Database, restaurantIds: readonly string[], personId?: string): Promise<PersonThere[]> {
  if (restaurantIds.length === 0) return [];
  const rows = await database
    .selectFrom('person')
    .innerJoin('portfolio', 'portfolio.person_id', 'person.id')
    .select([
      'person.id',
      'person.email',
      'person.firstname',
      sql<string | null>`person.settings ->> 'appLanguage'`.as('language'),
      sql<string[]>`array_agg(distinct portfolio.restaurant_id)`.as('restaurantIds'),
    ])
    .where(sql<boolean>`portfolio.restaurant_id = any(${restaurantIds}::text[])`)
    .$if(personId !== undefined, (people) => people.where('person.id', '=', personId ?? ''))
    .where('person.deleted_at', 'is', null)
    .where('person.email', '<>', '')
    .groupBy('person.id')
    .execute();
  return rows.map((row) => ({ ...row, language: isLanguage(row.language) ? row.language : 'en_gb' }));
}
