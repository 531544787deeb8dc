import type { CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { AppError } from '@plateprint/shared/kernel/api/app-error.ts';
import type { RecipeVersion, RecipeVersionSummary } from '@plateprint/shared/recipes/api/recipe-version-api.ts';
import type { RecipeDraft, RecipeFootprint, RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import { sql } from 'kysely';
import { authorName } from '../access/author-name.ts';
import type { Database } from '../platform/database/database.ts';
import { pageOf, type Page } from '../platform/database/page.ts';
import { TWIN_COLUMNS, twinOf } from '../footprint/twin-columns.ts';
import { perPortion } from './recalculation-store.ts';
import type { OwnedRecipe } from './recipe-store.ts';
import { storedDraft, storedFootprint } from './stored-recipe.ts';

const PAGE = 50;
const WORDS = [
  'version',
  'names',
  'co2',
  'co2_low',
  'co2_high',
  ...TWIN_COLUMNS,
  'weight',
  'portions',
  'level',
  'food_data_version',
] as const;
const COLUMNS = [...WORDS, 'saved_by', 'saved_at', 'integration_id'] as const;

function versions(database: Database, { recipe, restaurant }: OwnedRecipe) {
  const present = database
    .selectFrom('recipe')
    .select(COLUMNS)
    .where('id', '=', recipe.id)
    .where('organization_id', '=', restaurant.organizationId);
  const former = database
    .selectFrom('recipe_version')
    .select(COLUMNS)
    .where('recipe_id', '=', recipe.id)
    .where('organization_id', '=', restaurant.organizationId);
  return database
    .selectFrom(present.unionAll(former).as('saved'))
    .leftJoin('person', 'person.id', 'saved.saved_by')
    .leftJoin('integration', 'integration.id', 'saved.integration_id')
    .selectAll('saved')
    .select(['person.firstname', 'person.lastname', 'integration.name as integration_name']);
}

type Row = Awaited<ReturnType<ReturnType<typeof versions>['executeTakeFirstOrThrow']>>;

function toVersion(row: Row): RecipeVersionSummary {
  return {
    version: row.version,
    savedAt: row.saved_at.toISOString(),
    savedBy: authorName(row),
    names: row.names as RecipeName[],
    portions: row.portions,
    co2PerPortion: perPortion(row.co2, row.co2_low, row.co2_high, row.portions),
    co2PerPortionWithoutLandUseChange: twinOf(row, row.portions),
    weightPerPortion: row.weight / row.portions,
    level: row.level as CarbonLevel | null,
    foodDataVersion: row.food_data_version,
  };
}

/** Every save of a recipe, the present one first. */
export async function versionsOf(
  database: Database,
  owned: OwnedRecipe,
  cursor: string | undefined,
): Promise<Page<RecipeVersionSummary>> {
  const page = await pageOf(
    versions(database, owned)
      .orderBy('saved.version', 'desc')
      .limit(PAGE + 1),
    {
      cursor,
      limit: PAGE,
      sortedBy: 'text',
      after: (query, [version]) => query.where(sql<boolean>`saved.version < ${version}::integer`),
      keyOf: (row) => [String(row.version), ''],
    },
  );
  return { items: page.items.map(toVersion), next: page.next };
}

/** @throws not_found for a version that there never was. */
export async function versionOf(database: Database, owned: OwnedRecipe, version: number): Promise<RecipeVersion> {
  const summary = await versions(database, owned).where('saved.version', '=', version).executeTakeFirst();
  if (!summary) throw new AppError('not_found');
  return { ...toVersion(summary), ...(await documentsOf(database, owned, version)) };
}

async function documentsOf(
  database: Database,
  { recipe, restaurant }: OwnedRecipe,
  version: number,
): Promise<{ draft: RecipeDraft; footprint: RecipeFootprint }> {
  if (version === recipe.version) return { draft: draftOf(recipe), footprint: recipe.footprint };
  const row = await database
    .selectFrom('recipe_version')
    .select(['draft', 'footprint'])
    .where('recipe_id', '=', recipe.id)
    .where('organization_id', '=', restaurant.organizationId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return { draft: storedDraft(row.draft), footprint: storedFootprint(row.footprint) };
}

/** The part of a recipe that a person wrote, without the server's additions. */
export function draftOf(recipe: OwnedRecipe['recipe']): RecipeDraft {
  const { names, ingredients, customIngredients, portions, mealsize, category, note, tags, allergens } = recipe;
  const { emissionDatabase, libraryScope, ingredientBag, served } = recipe;
  const draft = {
    names,
    ingredients,
    customIngredients,
    portions,
    mealsize,
    category,
    note,
    tags,
    allergens,
    emissionDatabase,
    libraryScope,
  };
  return { ...draft, ...(ingredientBag !== undefined && { ingredientBag }), ...(served !== undefined && { served }) };
}
