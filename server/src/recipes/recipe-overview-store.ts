import type { RecipeSummary } from '@plateprint/shared/recipes/recipe.ts';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { pageOf, type Page } from '../database/page.ts';
import type { OwnedRestaurant } from '../restaurants/restaurant-store.ts';

const SUMMARY = [
  'id',
  'restaurant_id',
  'library_scope',
  'ingredient_bag',
  'may_contain',
  'deleted_at',
  'names',
  'category',
  'tags',
  'portions',
  'co2',
  'co2_low',
  'co2_high',
  'weight',
  'level',
  'complete',
  'diet',
  'allergens',
  'updated_at',
] as const;

/** The recipes of a restaurant, newest change first, a page at a time; `search` finds a part of any of the names. */
export async function recipesOfRestaurant(
  database: Database,
  restaurant: OwnedRestaurant,
  { search, cursor, limit }: { search?: string | undefined; cursor?: string | undefined; limit: number },
): Promise<Page<RecipeSummary>> {
  let query = database
    .selectFrom('recipe')
    .select(SUMMARY)
    // To the microsecond: a timestamp in JavaScript has milliseconds and would skip or repeat rows at a page's edge.
    .select(sql<string>`to_char(updated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('changed'))
    .where('organization_id', '=', restaurant.organizationId)
    .where('restaurant_id', '=', restaurant.id)
    .where('deleted_at', 'is', null);
  if (search) query = query.where('name_search', 'like', `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`);
  const page = await pageOf(
    query
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1),
    {
      cursor,
      limit,
      sortedBy: 'moment',
      after: (from, [changed, id]) => from.where(sql<boolean>`(updated_at, id) < (${changed}::timestamptz, ${id})`),
      keyOf: (row) => [row.changed, row.id],
    },
  );
  return { items: page.items.map(toSummary), next: page.next };
}

interface SummaryRow {
  id: string;
  restaurant_id: string;
  library_scope: string;
  ingredient_bag: boolean;
  may_contain: string[];
  deleted_at: Date | null;
  names: unknown;
  category: string;
  tags: unknown;
  portions: number;
  co2: number | null;
  co2_low: number | null;
  co2_high: number | null;
  weight: number;
  level: string | null;
  complete: boolean;
  diet: string | null;
  allergens: string[];
  updated_at: Date;
}

function toSummary(row: SummaryRow): RecipeSummary {
  const { co2, co2_low: low, co2_high: high, portions } = row;
  return {
    id: row.id,
    restaurantId: row.restaurant_id,
    libraryScope: row.library_scope as RecipeSummary['libraryScope'],
    ingredientBag: row.ingredient_bag,
    names: row.names as RecipeSummary['names'],
    category: row.category,
    tags: row.tags as RecipeSummary['tags'],
    portions,
    co2PerPortion:
      co2 === null || low === null || high === null
        ? null
        : { value: co2 / portions, low: low / portions, high: high / portions },
    weightPerPortion: row.weight / portions,
    level: row.level as RecipeSummary['level'],
    complete: row.complete,
    diet: row.diet as RecipeSummary['diet'],
    allergens: row.allergens as RecipeSummary['allergens'],
    mayContain: row.may_contain as RecipeSummary['mayContain'],
    updatedAt: row.updated_at.toISOString(),
    deletedAt: row.deleted_at?.toISOString() ?? null,
  };
}
