import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { storedDraft } from '../../recipes/stored-recipe.ts';
import type { ReportHome } from '../report-reach.ts';

/** A recipe as it is when a report is generated. */
export interface SoldRecipe {
  id: string;
  version: number;
  draft: RecipeDraft;
  /** In the bin: it was sold, but what it was is no longer said. */
  isBinned: boolean;
}

/** The recipes among the ids that a restaurant may sell: of its own library and its organization's. */
export async function soldRecipes(
  database: Database,
  { id, organizationId }: Pick<ReportHome, 'id' | 'organizationId'>,
  ids: readonly string[],
): Promise<SoldRecipe[]> {
  const rows = await database
    .selectFrom('recipe')
    .select(['id', 'version', 'draft', sql<boolean>`deleted_at is not null`.as('is_binned')])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('organization_id', '=', organizationId)
    .where('shelf', 'in', [id, organizationId])
    .execute();
  return rows.map((row) => ({ id: row.id, version: row.version, draft: storedDraft(row.draft), isBinned: row.is_binned }));
}
