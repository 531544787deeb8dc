import { nameKeys, nameSearch, nameSort } from '@plateprint/shared/recipes/names/recipe-name-key.ts';
import { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/src/platform/database/database.ts';
import { demoId } from '../../server/src/demo/demo-id.ts';
import { recipeRow } from '../../server/src/recipes/recipe-row.ts';

/** Recipes of one tenant; all beyond are other tenants', as many each. */
export const OF_A_TENANT = 10_000;
/** The food data of the other tenants' recipes: theirs wait for new figures. */
const OLDER = 'older';
export const BENCH_RESTAURANT = 'bench-kitchen';
const ORGANIZATION = demoId('norrsken');

/** The owner of the recipe with a number: the first ten thousand are the measured tenant's. */
function ownerOf(index: number): { organization: string; restaurant: string } {
  const tenant = Math.floor(index / OF_A_TENANT);
  if (tenant === 0) return { organization: ORGANIZATION, restaurant: BENCH_RESTAURANT };
  return { organization: `bench-organization-${tenant}`, restaurant: `bench-kitchen-${tenant}` };
}

/** The other tenants' organizations and restaurants, up to the recipe with a number. */
async function makeOwners(database: Database, recipes: number): Promise<void> {
  const tenants = Array.from({ length: Math.ceil(recipes / OF_A_TENANT) }, (_, tenant) => ownerOf(tenant * OF_A_TENANT));
  for (const { organization, restaurant } of tenants) {
    await database
      .insertInto('organization')
      .values({ id: organization, enterprise_id: null, name: organization, segment: 'hotel', location: 'SE', plan: 'starter' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await database
      .insertInto('restaurant')
      .values({ id: restaurant, organization_id: organization, name: restaurant, location: 'SE' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

const FOODS = 'Tomato Onion Salmon Chicken Lentil Beef Rice Potato Mushroom Pumpkin Cabbage Bean Pork Cod Spinach Carrot'.split(
  ' ',
);
const DISHES = 'soup stew pie salad gratin curry risotto burger lasagne bake'.split(' ');
const RARE = 'Västerbotten Jerusalem Béarnaise Smørrebrød Königsberg Waterzooi'.split(' ');

/** Names whose parts are common ("soup": one in ten), middling (a number: one in a hundred) and rare (one in ten thousand). */
function nameOf(index: number): string {
  const food = FOODS[index % FOODS.length] ?? '';
  const dish = DISHES[Math.floor(index / FOODS.length) % DISHES.length] ?? '';
  const rare = index % 1667 === 5 ? ` ${RARE[Math.floor(index / 1667) % RARE.length] ?? ''}` : '';
  return `${food} ${dish}${rare} no ${index % 100} of ${index}`;
}

/** Copies of the demo's own recipes under names of their own, until there are `wanted` of them. @returns how many there are. */
export async function seedRecipes(database: Database, wanted: number): Promise<number> {
  await makeOwners(database, wanted);
  const templates = await database
    .selectFrom('recipe')
    .select(['draft', 'footprint', 'food_data_version'])
    .where('id', 'not like', 'bench-%')
    .orderBy('id')
    .limit(40)
    .execute();
  const has = await database
    .selectFrom('recipe')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('id', 'like', 'bench-%')
    .executeTakeFirstOrThrow();
  if (Number(has.rows) >= wanted) return Number(has.rows);
  const rows = templates.map(({ draft, footprint, food_data_version: foodDataVersion }) =>
    recipeRow(
      { draft: RecipeDraft.parse(draft), footprint: footprint as never, foodDataVersion },
      { organizationId: ORGANIZATION, restaurantId: BENCH_RESTAURANT },
    ),
  );
  const index = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where indexname = 'recipe_find'`.execute(database);
  await sql`drop index recipe_find`.execute(database); // built at once it costs a tenth
  for (let from = Number(has.rows); from < wanted; from += 5000)
    await copy(database, rows, { from, to: Math.min(from + 5000, wanted) });
  await sql.raw(index.rows[0]?.definition ?? '').execute(database);
  await sql`vacuum analyze recipe`.execute(database);
  return wanted;
}

async function copy(
  database: Database,
  rows: readonly ReturnType<typeof recipeRow>[],
  { from, to }: { from: number; to: number },
) {
  const copies = Array.from({ length: to - from }, (_, offset) => {
    const index = from + offset;
    const names = [{ name: nameOf(index) }];
    return {
      index,
      name: nameOf(index),
      search: nameSearch(names),
      sort: nameSort(names),
      keys: nameKeys(names),
      template: index % rows.length,
      ...ownerOf(index),
    };
  });
  await sql`
    insert into recipe (id, organization_id, restaurant_id, names, name_search, name_sort, name_keys, category, tags, library_scope, shelf,
      ingredient_bag, facets, draft, portions, diet, allergens, may_contain, allergens_unknown, footprint, co2, co2_low, co2_high,
      co2_per_portion, weight, level, complete, food_data_version, updated_at)
    select 'bench-' || copy.index, copy.organization, copy.restaurant,
      jsonb_build_array(jsonb_build_object('language', 'en_gb', 'name', copy.name)), copy.search, copy.sort, copy.keys,
      row.category, row.tags::jsonb, 'restaurant', copy.restaurant, row.ingredient_bag,
      array(select facet from unnest(row.facets) as facet where facet not like 's:%' and facet not like 'o:%')
        || array['s:' || copy.restaurant, 'o:' || copy.organization],
      jsonb_set(row.draft::jsonb, '{names}', jsonb_build_array(jsonb_build_object('language', 'en_gb', 'name', copy.name))),
      row.portions, row.diet, row.allergens, row.may_contain, row.allergens_unknown, row.footprint::jsonb, row.co2, row.co2_low, row.co2_high,
      row.co2_per_portion * (0.5 + (copy.index::bigint * 7919 % 1000) / 1000.0), row.weight, row.level, row.complete,
      case when copy.index < ${OF_A_TENANT} then row.food_data_version else ${OLDER} end,
      now() - make_interval(secs => (copy.index::bigint * 7919 % 1000003)::double precision)
    from jsonb_to_recordset(${JSON.stringify(copies)}::jsonb)
      as copy (index integer, name text, search text, sort text, keys text[], template integer, organization text, restaurant text)
    join jsonb_to_recordset(${JSON.stringify(rows.map((row, template) => ({ ...row, template })))}::jsonb)
      as row (template integer, category text, tags text, library_scope text, shelf text, ingredient_bag boolean, facets text[], draft text,
        portions double precision, diet text, allergens text[], may_contain text[], allergens_unknown text[], footprint text, co2 double precision,
        co2_low double precision, co2_high double precision, co2_per_portion double precision, weight double precision,
        level text, complete boolean, food_data_version text) on row.template = copy.template`.execute(database);
}
