import { type StandingSignOffs, withSignOffs } from '@plateprint/shared/recipes/allergens/allergen-sign-off.ts';
import type { RecipeSummary } from '@plateprint/shared/recipes/model/recipe.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { TWIN_COLUMNS, twinOf } from '../footprint/twin-columns.ts';
import { perPortion } from './recalculation-store.ts';
import { standingSignOffs } from './sign-off-store.ts';
import { storedAllergenLists } from './stored-allergen-lists.ts';

const SUMMARY = [
  'id',
  'restaurant_id',
  'library_scope',
  'ingredient_bag',
  'names',
  'category',
  'tags',
  'portions',
  'co2',
  'co2_low',
  'co2_high',
  ...TWIN_COLUMNS,
  'weight',
  'level',
  'complete',
  'diet',
  'allergens',
  'may_contain',
  'allergens_unknown',
  'updated_at',
  'deleted_at',
  'photo',
] as const;

function summaries(database: Database) {
  return database.selectFrom('recipe').select(SUMMARY);
}

type SummaryRow = Awaited<ReturnType<ReturnType<typeof summaries>['executeTakeFirstOrThrow']>>;

/** Rows of the overview by id, in the order of the ids; of these organizations only. */
export async function summariesOf(database: Database, organizationId: string, ids: readonly string[]): Promise<RecipeSummary[]> {
  if (ids.length === 0) return [];
  const rows = await summaries(database)
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  const signOffs = await standingSignOffs(database, organizationId, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toSummary(row, signOffs.get(id))] : [];
  });
}

function toSummary(row: SummaryRow, signOffs: StandingSignOffs | undefined): RecipeSummary {
  const { contains, mayContain, unknown } = withSignOffs(storedAllergenLists(row), signOffs);
  return {
    id: row.id,
    restaurantId: row.restaurant_id,
    libraryScope: row.library_scope as RecipeSummary['libraryScope'],
    ingredientBag: row.ingredient_bag,
    names: row.names as RecipeSummary['names'],
    category: row.category,
    tags: row.tags as RecipeSummary['tags'],
    portions: row.portions,
    co2PerPortion: perPortion(row.co2, row.co2_low, row.co2_high, row.portions),
    co2PerPortionWithoutLandUseChange: twinOf(row, row.portions),
    weightPerPortion: row.weight / row.portions,
    level: row.level as RecipeSummary['level'],
    complete: row.complete,
    diet: row.diet as RecipeSummary['diet'],
    allergens: contains,
    mayContain,
    allergensUnknown: unknown,
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
    photo: row.photo,
  };
}
