import { nameKey, wordsKey } from '@plateprint/shared/recipes/recipe-name-key.ts';
import type { SheetMatch, SheetRow } from '@plateprint/shared/recipes/recipe-search-api.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { inLibrary } from './recipe-facets.ts';
import type { Libraries } from './recipe-overview-store.ts';

/** From so many keys on, looking through the libraries is no slower than looking the keys up. */
const MANY_KEYS = 300;

/**
 * Few keys are looked up in the index. Where many are compared with each recipe, array against array, 2,500 names took four
 * seconds on a library of 10,000 recipes; hashed it is a thirtieth of a second.
 */
function holdOneOf(keys: readonly string[]): RawBuilder<boolean> {
  if (keys.length < MANY_KEYS) return sql<boolean>`name_keys && ${keys}::text[]`;
  return sql<boolean>`exists (select from unnest(name_keys) as own (key) where own.key = any(${keys}::text[]))`;
}

/** The recipe that each row of a sheet names, in one question; of several the first library's, then the newest. */
export async function recipesOfSheet(
  database: Database,
  { organizationId, shelves }: Libraries,
  rows: readonly SheetRow[],
): Promise<SheetMatch[]> {
  const asked = rows.map(({ name }) => ({ name: nameKey(name), words: `~${wordsKey(name)}` }));
  const keys = [...new Set(asked.flatMap(({ name, words }) => [name, words]))].filter((key) => key !== '' && key !== '~');
  if (keys.length === 0) return [];
  const found = await sql<{ id: string; name_keys: string[] }>`
    select id, name_keys from recipe
    where organization_id = ${organizationId} and facets && ${shelves.map(inLibrary)}::text[]
      and ${holdOneOf(keys)} and deleted_at is null and not ingredient_bag
    order by array_position(${shelves}::text[], shelf), updated_at desc, id`.execute(database);
  const byKey = new Map<string, string>();
  for (const { id, name_keys: names } of found.rows) {
    for (const key of names) if (!byKey.has(key)) byKey.set(key, id);
  }
  return asked.flatMap(({ name, words }, row): SheetMatch[] => {
    const same = byKey.get(name);
    if (same !== undefined) return [{ row, recipeId: same, by: 'same_name' }];
    const similar = byKey.get(words);
    return similar === undefined ? [] : [{ row, recipeId: similar, by: 'same_words' }];
  });
}
