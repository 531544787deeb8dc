import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { inCategory, inOrganization, tagged } from '../recipe-facets.ts';

/** More than a person reads through; an organization that has more types the rest. */
const MOST_WORDS = 1000;

/** The tags or categories that a kept recipe of the organization has, by name. */
export async function wordsOf(database: Database, organizationId: string, kind: 'tag' | 'category'): Promise<{ name: string }[]> {
  const prefix = kind === 'tag' ? tagged('') : inCategory('');
  const { rows } = await sql<{ name: string }>`
    select name from recipe_word
    where organization_id = ${organizationId} and kind = ${kind} and exists (
      select from recipe
      where deleted_at is null
        and facets @> array[${inOrganization(organizationId)}::text, ${prefix}::text || lower(trim(recipe_word.name))]
    )
    order by lower(name), name limit ${MOST_WORDS}`.execute(database);
  return rows;
}
