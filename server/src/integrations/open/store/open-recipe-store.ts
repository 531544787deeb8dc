import { type CarbonLevel, LEVEL_LETTERS } from '@plateprint/shared/footprint/carbon-level.ts';
import { mayBeCompared } from '@plateprint/shared/footprint/coverage.ts';
import type { EmissionDatabase } from '@plateprint/shared/ingredients/ingredient-facts.ts';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import type { OpenRecipeSummary } from '@plateprint/shared/integrations/open/open-recipe.ts';
import { type StandingSignOffs, signedAllergens } from '@plateprint/shared/recipes/allergens/allergen-sign-off.ts';
import { storedAllergens } from '@plateprint/shared/recipes/allergens/stored-allergens.ts';
import { coverageOfDish } from '@plateprint/shared/recipes/footprint/coverage-of-dish.ts';
import type { RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { holding } from '../../../platform/database/like-pattern.ts';
import { standingSignOffs } from '../../../recipes/sign-off-store.ts';
import { pageOf, type Page } from '../../../platform/database/page.ts';

interface RecipeQuery {
  /** The library: the id of a restaurant or of the organization. */
  shelf: string;
  organizationId: string;
  search?: string | undefined;
  changedSince?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Recipes outside the bin with what their figures speak of; no document is opened but for a few of its words. */
function recipes(database: Database, organizationId: string) {
  return database
    .selectFrom('recipe')
    .innerJoin('organization', 'organization.id', 'recipe.organization_id')
    .innerJoin('restaurant', 'restaurant.id', 'recipe.restaurant_id')
    .leftJoin('recipe_external_id', 'recipe_external_id.recipe_id', 'recipe.id')
    .select(['recipe.id', 'recipe.restaurant_id', 'recipe.names', 'recipe.portions', 'recipe.version', 'recipe.updated_at'])
    .select([
      'recipe.co2_without_land_use',
      'recipe.co2_per_portion',
      'recipe.level',
      'recipe.complete',
      'recipe.food_data_version',
    ])
    .select([
      'recipe_external_id.external_id',
      sql<RecipeFootprint['coverage']>`recipe.footprint -> 'coverage'`.as('coverage'),
      sql`recipe.footprint -> 'allergens'`.as('said_of_allergens'),
      sql<string>`recipe.draft ->> 'location'`.as('database'),
      sql<string>`case when recipe.library_scope = 'organization' then organization.location
        else coalesce(restaurant.location, organization.location) end`.as('consumption'),
      // To the microsecond: a timestamp in JavaScript has milliseconds and would skip or repeat rows at a page's edge.
      sql<string>`to_char(recipe.updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('changed'),
    ])
    .where('recipe.organization_id', '=', organizationId)
    .where('recipe.deleted_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof recipes>['executeTakeFirstOrThrow']>>;

/** The recipes of a library, newest change first, a page at a time. */
export async function openRecipes(
  database: Database,
  { shelf, organizationId, search, changedSince, cursor, limit }: RecipeQuery,
): Promise<Page<OpenRecipeSummary>> {
  let query = recipes(database, organizationId).where('recipe.shelf', '=', shelf);
  if (changedSince) query = query.where(sql<boolean>`recipe.updated_at > ${changedSince}::timestamptz`);
  if (search && search.trim() !== '') query = query.where('recipe.name_search', 'like', holding(fold(search.trim())));
  const page = await pageOf(
    query
      .orderBy('recipe.updated_at', 'desc')
      .orderBy('recipe.id', 'desc')
      .limit(limit + 1),
    {
      cursor,
      limit,
      sortedBy: 'moment',
      after: (from, [changed, id]) => from.where(sql<boolean>`(recipe.updated_at, recipe.id) < (${changed}::timestamptz, ${id})`),
      keyOf: (row) => [row.changed, row.id],
    },
  );
  return { items: await summaries(database, organizationId, page.items), next: page.next };
}

/** The recipes of an organization among the ids, by id. */
export async function openRecipesByIds(
  database: Database,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, OpenRecipeSummary>> {
  if (ids.length === 0) return new Map();
  const rows = await recipes(database, organizationId)
    .where(sql<boolean>`recipe.id = any(${ids}::text[])`)
    .execute();
  return new Map((await summaries(database, organizationId, rows)).map((summary) => [summary.id, summary]));
}

/** The names of the recipes among the ids that stand in these libraries, outside the bin. */
export async function sellableRecipes(
  database: Database,
  { organizationId, shelves }: { organizationId: string; shelves: readonly string[] },
  ids: readonly string[],
): Promise<Map<string, OpenRecipeSummary['names']>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('recipe')
    .select(['id', 'names'])
    .where('organization_id', '=', organizationId)
    .where('shelf', 'in', shelves)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, names }) => [id, names as OpenRecipeSummary['names']]));
}

/** Each says of allergens what the single recipe does: what its lines bring, with what was signed. */
async function summaries(database: Database, organizationId: string, rows: readonly Row[]): Promise<OpenRecipeSummary[]> {
  const ids = rows.map(({ id }) => id);
  const signOffs = await standingSignOffs(database, organizationId, ids);
  return rows.map((row) => toSummary(row, signOffs.get(row.id)));
}

function toSummary(row: Row, signOffs: StandingSignOffs | undefined): OpenRecipeSummary {
  return {
    id: row.id,
    externalId: row.external_id,
    restaurantId: row.restaurant_id,
    names: row.names as OpenRecipeSummary['names'],
    portions: row.portions,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    co2PerPortion: row.co2_per_portion,
    co2PerPortionWithoutLandUseChange: row.co2_without_land_use === null ? null : row.co2_without_land_use / row.portions,
    ...levelOf(row),
    complete: row.complete,
    ...coverageOf(row),
    allergenStates: signedAllergens(storedAllergens(row.said_of_allergens), signOffs),
    boundary: 'farm_to_kitchen_door',
    emissionDatabase: row.database as EmissionDatabase,
    consumption: row.consumption,
    foodDataVersion: row.food_data_version,
  };
}

function coverageOf({ coverage }: Row): Pick<OpenRecipeSummary, 'coverage' | 'coverageState' | 'coverageOf'> {
  const { share, state, of } = coverageOfDish({ coverage });
  return { coverage: share, coverageState: state, coverageOf: of };
}

/** Until a recipe is recalculated its level may follow an older rule, so the coverage decides. */
function levelOf(row: Row): Pick<OpenRecipeSummary, 'level' | 'label'> {
  const isEnough = mayBeCompared(coverageOfDish(row).state);
  const level = isEnough ? (row.level as CarbonLevel | null) : null;
  return { level, label: level && LEVEL_LETTERS[level] };
}
