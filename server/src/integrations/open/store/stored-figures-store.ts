import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { storedDraft, storedFootprint } from '../../../recipes/stored-recipe.ts';

export interface StoredFigures {
  draft: RecipeDraft;
  footprint: RecipeFootprint;
  foodDataVersion: string;
}

/** Outcome and figures of stored recipes, by their ids. */
export async function keptFigures(
  database: Database,
  organizationId: string,
  ids: readonly string[],
): Promise<Map<string, StoredFigures>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('recipe')
    .select(['id', 'draft', 'footprint', 'food_data_version'])
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute();
  return new Map(
    rows.map((row): [string, StoredFigures] => [
      row.id,
      {
        draft: storedDraft(row.draft),
        footprint: storedFootprint(row.footprint),
        foodDataVersion: row.food_data_version,
      },
    ]),
  );
}
