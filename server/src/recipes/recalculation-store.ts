import type { CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { type Figure, WithoutLandUseChange } from '@plateprint/shared/footprint/figure.ts';
import type { RecalculatedRecipe } from '@plateprint/shared/recipes/api/recipe-recalculation-api.ts';
import type { RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { pageOf, type Page } from '../platform/database/page.ts';
import { TWIN_COLUMNS, twinOf } from '../footprint/twin-columns.ts';

/** A recipe that is locked to get new figures, with those it has. */
export interface DueRecipe {
  id: string;
  organizationId: string;
  restaurantId: string;
  version: number;
  /** As JSON: a thread takes it apart. */
  draft: string;
  /** Where its food is eaten. */
  location: string;
  before: RecalculatedRecipe['before'];
}

function due(database: Database) {
  return database
    .selectFrom('recipe')
    .innerJoin('restaurant', 'restaurant.id', 'recipe.restaurant_id')
    .innerJoin('organization', 'organization.id', 'recipe.organization_id')
    .select(['recipe.id', 'recipe.organization_id', 'recipe.restaurant_id', 'recipe.version'])
    .select(sql<string>`recipe.draft::text`.as('draft'))
    .select([
      'recipe.co2',
      'recipe.co2_low',
      'recipe.co2_high',
      'recipe.portions',
      ...TWIN_COLUMNS.map((name) => `recipe.${name}` as const),
    ])
    .select(['recipe.level', 'recipe.food_data_version'])
    .select(
      sql<string>`case when recipe.library_scope = 'organization' then organization.location
        else coalesce(restaurant.location, organization.location) end`.as('location'),
    )
    .forNoKeyUpdate('recipe');
}

type DueRow = Awaited<ReturnType<ReturnType<typeof due>['executeTakeFirstOrThrow']>>;

function toDue(row: DueRow): DueRecipe {
  return {
    id: row.id,
    organizationId: row.organization_id,
    restaurantId: row.restaurant_id,
    version: row.version,
    draft: row.draft,
    location: row.location,
    before: {
      co2PerPortion: perPortion(row.co2, row.co2_low, row.co2_high, row.portions),
      co2PerPortionWithoutLandUseChange: twinOf(row, row.portions),
      level: row.level as CarbonLevel | null,
      foodDataVersion: row.food_data_version,
    },
  };
}

/** Four columns of a row as a figure of a portion. */
export function perPortion(value: number | null, low: number | null, high: number | null, portions = 1): Figure | null {
  return value === null || low === null || high === null
    ? null
    : { value: value / portions, low: low / portions, high: high / portions };
}

/** The next recipes with figures of other food data; what another node has in hand is passed over. */
export async function dueForFoodData(database: Database, foodDataVersion: string, most: number): Promise<DueRecipe[]> {
  const older = await takeWaiting(database, { than: foodDataVersion, side: '<', most });
  const newer =
    most > older.length ? await takeWaiting(database, { than: foodDataVersion, side: '>', most: most - older.length }) : [];
  return dueByIds(database, [...older, ...newer]);
}

/**
 * Locks the next of one side of the index, in its order: an inequality would read all of it, and without the order the table is read
 * from its beginning each time, past all that was recalculated before.
 */
async function takeWaiting(
  database: Database,
  { than, side, most }: { than: string; side: '<' | '>'; most: number },
): Promise<string[]> {
  const rows = await database
    .selectFrom('recipe')
    .select('id')
    .where('food_data_version', side, than)
    .orderBy('food_data_version')
    .orderBy('organization_id')
    .limit(most)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Recipes by id, in one order, so that two transactions do not wait for each other. */
export async function dueByIds(database: Database, ids: readonly string[]): Promise<DueRecipe[]> {
  const rows = await due(database)
    .where(sql<boolean>`recipe.id = any(${ids}::text[])`)
    .orderBy('recipe.id')
    .execute();
  return rows.map(toDue);
}

export async function noteRecalculated(
  database: Database,
  done: readonly { organizationId: string; recalculated: RecalculatedRecipe }[],
  now: Date,
): Promise<void> {
  // Recipes from before food data had versions have nothing to be compared with.
  const comparable = done.filter(({ recalculated }) => recalculated.before.foodDataVersion !== '');
  if (comparable.length === 0) return;
  await database
    .insertInto('recipe_recalculation')
    .values(
      comparable.map(({ organizationId, recalculated: { id, before, after } }) => ({
        organization_id: organizationId,
        recipe_id: id,
        food_data_version: after.foodDataVersion,
        former_version: before.foodDataVersion,
        co2_before: before.co2PerPortion?.value ?? null,
        co2_before_low: before.co2PerPortion?.low ?? null,
        co2_before_high: before.co2PerPortion?.high ?? null,
        level_before: before.level,
        twin_before: JSON.stringify(before.co2PerPortionWithoutLandUseChange),
        twin_after: JSON.stringify(after.co2PerPortionWithoutLandUseChange),
        co2_after: after.co2PerPortion?.value ?? null,
        co2_after_low: after.co2PerPortion?.low ?? null,
        co2_after_high: after.co2PerPortion?.high ?? null,
        level_after: after.level,
        moved: movedBetween(before.co2PerPortion, after.co2PerPortion),
        recalculated_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function movedBetween(before: Figure | null, after: Figure | null): number {
  if (before === null && after === null) return 0;
  return before === null || after === null ? Infinity : Math.abs(after.value - before.value);
}

/** How many recipes an organization has, in the bin too, and how many of them still wait for figures of this food data. */
export async function recalculationProgress(
  database: Database,
  { organizationId, foodDataVersion }: { organizationId: string; foodDataVersion: string },
): Promise<{ recipes: number; waiting: number }> {
  const { rows } = await sql<{ recipes: number; waiting: number }>`
    select
      (select count(*) from recipe where organization_id = ${organizationId})::integer as recipes,
      (select count(*) from recipe where organization_id = ${organizationId}
        and (food_data_version < ${foodDataVersion} or food_data_version > ${foodDataVersion}))::integer as waiting`.execute(
    database,
  );
  return rows[0] ?? { recipes: 0, waiting: 0 };
}

/** Whether any recipe of the product waits. */
export async function someWait(database: Database, foodDataVersion: string): Promise<boolean> {
  const row = await database
    .selectFrom('recipe')
    .select('id')
    .where((test) => test.or([test('food_data_version', '<', foodDataVersion), test('food_data_version', '>', foodDataVersion)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Recipes of an organization that a recalculation changed, the largest change of a portion first. */
export async function recalculatedRecipes(
  database: Database,
  asked: { organizationId: string; foodDataVersion: string; cursor?: string | undefined; limit: number },
): Promise<Page<RecalculatedRecipe>> {
  const page = await pageOf(
    database
      .selectFrom('recipe_recalculation as done')
      .innerJoin('recipe', 'recipe.id', 'done.recipe_id')
      .selectAll('done')
      .select(['recipe.names', sql<string>`done.moved::text`.as('moved_by')])
      .where('done.organization_id', '=', asked.organizationId)
      .where('done.food_data_version', '=', asked.foodDataVersion)
      .where('recipe.deleted_at', 'is', null)
      .orderBy('done.moved', 'desc')
      .orderBy('done.recipe_id')
      .limit(asked.limit + 1),
    {
      cursor: asked.cursor,
      limit: asked.limit,
      sortedBy: 'text',
      after: (query, [moved, id]) =>
        query.where(
          sql<boolean>`(done.moved < ${moved}::double precision or (done.moved = ${moved}::double precision and done.recipe_id > ${id}))`,
        ),
      keyOf: (row) => [row.moved_by, row.recipe_id],
    },
  );
  return {
    next: page.next,
    items: page.items.map((row) => ({
      id: row.recipe_id,
      names: row.names as RecipeName[],
      before: {
        co2PerPortion: perPortion(row.co2_before, row.co2_before_low, row.co2_before_high),
        co2PerPortionWithoutLandUseChange: WithoutLandUseChange.parse(row.twin_before),
        level: row.level_before as CarbonLevel | null,
        foodDataVersion: row.former_version,
      },
      after: {
        co2PerPortion: perPortion(row.co2_after, row.co2_after_low, row.co2_after_high),
        co2PerPortionWithoutLandUseChange: WithoutLandUseChange.parse(row.twin_after),
        level: row.level_after as CarbonLevel | null,
        foodDataVersion: row.food_data_version,
      },
    })),
  };
}

/** Makes a library's figures those of no food data, so that they are calculated anew. */
export async function outdate(database: Database, library: { organizationId: string; shelf: string }): Promise<void> {
  await database
    .updateTable('recipe')
    .set({ food_data_version: '' })
    .where('organization_id', '=', library.organizationId)
    .where('id', 'in', (recipes) =>
      recipes
        .selectFrom('recipe')
        .select('id')
        .where('organization_id', '=', library.organizationId)
        .where('shelf', '=', library.shelf)
        .orderBy('id')
        .forNoKeyUpdate(),
    )
    .execute();
}
