import { nameKey } from '@plateprint/shared/recipes/names/recipe-name-key.ts';
import { sayTheSame, soldName } from '@plateprint/shared/recipes/names/sold-name.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { inLibrary } from './recipe-facets.ts';
import type { Libraries } from './recipe-overview-store.ts';

/** A row of a list: its name as written, its recipe, and its place in a file; null for one that was picked by its recipe. */
interface SoldRow {
  id: string | null;
  name: string;
  from: object | null;
}

interface Decided {
  organizationId: string;
  restaurantId: string;
  /** Null where a program said it. */
  personId: string | null;
  now: Date;
}

/**
 * Remembers what the names of a list were matched with by a person. A name that says what its recipe is called needs no
 * memory, and what was remembered for it otherwise is forgotten.
 */
export async function rememberSold(database: Database, decided: Decided, rows: readonly SoldRow[]): Promise<void> {
  const written = new Map<string, { id: string; name: string }>();
  for (const { id, name, from } of rows) {
    const key = nameKey(name);
    if (id !== null && from !== null && key !== '') written.set(key, { id, name });
  }
  if (written.size === 0) return;
  const { organizationId, restaurantId, personId, now } = decided;
  const recipes = await recipesOfShelves(database, decided, [...new Set([...written.values()].map(({ id }) => id))]);
  const known = [...written].filter(([, { id }]) => recipes.has(id));
  const [chosen, plain] = [new Map<string, string>(), [] as string[]];
  for (const [key, { id, name }] of known) {
    if (isCalled(name, recipes.get(id) ?? [])) plain.push(key);
    else chosen.set(key, id);
  }
  if (plain.length > 0) {
    await sql`
      delete from sold_name
      where organization_id = ${organizationId} and restaurant_id = ${restaurantId}
        and name_key = any(${plain}::text[])`.execute(database);
  }
  if (chosen.size === 0) return;
  // In one order, so that two saves at once never wait for each other.
  await sql`
    insert into sold_name (organization_id, restaurant_id, name_key, recipe_id, decided_by, decided_at)
    select ${organizationId}, ${restaurantId}, name_key, recipe_id, ${personId}, ${now}::timestamptz
    from unnest(${[...chosen.keys()]}::text[], ${[...chosen.values()]}::text[]) as chosen (name_key, recipe_id)
    order by name_key
    on conflict (restaurant_id, name_key) do update
    set recipe_id = excluded.recipe_id, decided_by = excluded.decided_by, decided_at = excluded.decided_at
    where sold_name.recipe_id <> excluded.recipe_id`.execute(database);
}

/** Whether the name alone finds the recipe; which of two sizes was meant, only a person knew. */
function isCalled(written: string, names: readonly string[]): boolean {
  const said = soldName(written);
  return names.some((name) => {
    const own = soldName(name);
    return nameKey(name) === nameKey(written) || (own.size === said.size && sayTheSame(said, own));
  });
}

async function recipesOfShelves(
  database: Database,
  { organizationId, restaurantId }: Decided,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ id: string; names: { name: string }[] }>`
    select id, names from recipe
    where id = any(${ids}::text[]) and organization_id = ${organizationId}
      and shelf in (${restaurantId}, ${organizationId}) and deleted_at is null
    for key share`.execute(database);
  return new Map(rows.map(({ id, names }) => [id, names.map(({ name }) => name)]));
}

/** The recipe that each of these keys was matched with before, while it stands in these libraries. */
export async function rememberedRecipes(
  database: Database,
  { organizationId, shelves }: Libraries,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ name_key: string; recipe_id: string }>`
    select sold_name.name_key, sold_name.recipe_id
    from sold_name join recipe on recipe.id = sold_name.recipe_id
    where sold_name.restaurant_id = any(${shelves}::text[]) and sold_name.organization_id = ${organizationId}
      and sold_name.name_key = any(${keys}::text[])
      and recipe.organization_id = ${organizationId} and recipe.facets && ${shelves.map(inLibrary)}::text[]
      and recipe.deleted_at is null and not recipe.ingredient_bag`.execute(database);
  return new Map(rows.map(({ name_key: key, recipe_id: id }) => [key, id]));
}
