import { setImmediate as afterOthers } from 'node:timers/promises';
import { nameKey, wordsKey } from '@plateprint/shared/recipes/names/recipe-name-key.ts';
import { type FoundForName, SoldNameFinder } from '@plateprint/shared/recipes/names/sold-name-finder.ts';
import type { SheetMatch, SheetRow, SheetSuggestion } from '@plateprint/shared/recipes/api/recipe-search-api.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { inLibrary } from './recipe-facets.ts';
import type { Libraries } from './recipe-overview-store.ts';
import { rememberedRecipes } from './sold-name-store.ts';

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

/** The recipes that a sheet's rows name, and those that the others may mean. */
export interface SheetFound {
  matches: SheetMatch[];
  unmatched: SheetSuggestion[];
}

/** The recipe that each row of a sheet names; of several the first library's, then the newest. */
export async function recipesOfSheet(database: Database, libraries: Libraries, rows: readonly SheetRow[]): Promise<SheetFound> {
  const asked = rows.map(({ name }) => ({ written: name, name: nameKey(name), words: `~${wordsKey(name)}` }));
  const byKey = await recipesByKey(
    database,
    libraries,
    [...new Set(asked.flatMap(({ name, words }) => [name, words]))].filter((key) => key !== '' && key !== '~'),
  );
  const remembered = await rememberedRecipes(database, libraries, [...new Set(asked.map(({ name }) => name))]);
  const matches: SheetMatch[] = [];
  const waiting: { row: number; written: string; name: string }[] = [];
  for (const [row, { written, name, words }] of asked.entries()) {
    const [chosen, same, similar] = [remembered.get(name), byKey.get(name), byKey.get(words)];
    // A person's choice for a name goes before the name itself.
    if (chosen !== undefined) matches.push({ row, recipeId: chosen, by: 'remembered' });
    else if (same !== undefined) matches.push({ row, recipeId: same, by: 'same_name' });
    else if (similar !== undefined) matches.push({ row, recipeId: similar, by: 'same_words' });
    else if (name !== '') waiting.push({ row, written, name });
  }
  if (waiting.length === 0) return { matches, unmatched: [] };
  const near = await nearRecipes(database, libraries, new Map(waiting.map(({ name, written }) => [name, written])));
  const unmatched: SheetSuggestion[] = [];
  for (const { row, name } of waiting) {
    const found = near.get(name);
    if (!found) continue;
    if (found.recipeId !== null) matches.push({ row, recipeId: found.recipeId, by: 'same_words' });
    else if (found.suggestions.length > 0) unmatched.push({ row, suggestions: found.suggestions });
  }
  return { matches: matches.toSorted((one, other) => one.row - other.row), unmatched };
}

async function recipesByKey(
  database: Database,
  { organizationId, shelves }: Libraries,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const byKey = new Map<string, string>();
  if (keys.length === 0) return byKey;
  const found = await sql<{ id: string; name_keys: string[] }>`
    select id, name_keys from recipe
    where organization_id = ${organizationId} and facets && ${shelves.map(inLibrary)}::text[]
      and ${holdOneOf(keys)} and deleted_at is null and not ingredient_bag
    order by array_position(${shelves}::text[], shelf), updated_at desc, id`.execute(database);
  for (const { id, name_keys: names } of found.rows) {
    for (const key of names) if (!byKey.has(key)) byKey.set(key, id);
  }
  return byKey;
}

/** Recipes that are compared with names nobody knows; the newest of a larger library. */
const MOST_COMPARED = 10_000;
/** Milliseconds that comparing holds the thread before others come in. */
const SLICE = 15;

/**
 * What each name that no key holds may mean. The names of the libraries are read in one question and compared here: one
 * look-up in the index of trigrams for each of thousands of names would read the same recipes over and over.
 * @param names - As written, by their key.
 */
async function nearRecipes(
  database: Database,
  { organizationId, shelves }: Libraries,
  names: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, FoundForName>> {
  const { rows } = await sql<{ id: string; names: { name: string }[] }>`
    select id, names from recipe
    where organization_id = ${organizationId} and shelf = any(${shelves}::text[])
      and deleted_at is null and not ingredient_bag
    order by array_position(${shelves}::text[], shelf), updated_at desc, id
    limit ${MOST_COMPARED}`.execute(database);
  const finder = new SoldNameFinder();
  const found = new Map<string, FoundForName>();
  let yielded = performance.now();
  const letOthersIn = async (): Promise<void> => {
    if (performance.now() - yielded < SLICE) return;
    await afterOthers();
    yielded = performance.now();
  };
  for (const recipe of rows) {
    finder.add({ id: recipe.id, names: recipe.names.map(({ name }) => name) });
    await letOthersIn();
  }
  for (const [key, written] of names) {
    found.set(key, finder.find(written));
    await letOthersIn();
  }
  return found;
}
