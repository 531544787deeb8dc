import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { ReportHome } from '../report-reach.ts';

/** A recipe as it is when a report is generated, its draft as JSON. */
export interface WrittenRecipe {
  id: string;
  version: number;
  draft: string;
  /** In the bin: it was sold, but what it was is no longer said. */
  isBinned: boolean;
}

/** The recipes among the ids that a restaurant may sell: of its own library and its organization's. */
export async function soldRecipes(
  database: Database,
  { id, organizationId }: Pick<ReportHome, 'id' | 'organizationId'>,
  ids: readonly string[],
): Promise<WrittenRecipe[]> {
  const rows = await database
    .selectFrom('recipe')
    .select(['id', 'version', sql<string>`draft::text`.as('draft'), sql<boolean>`deleted_at is not null`.as('is_binned')])
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where('organization_id', '=', organizationId)
    .where('shelf', 'in', [id, organizationId])
    .execute();
  return rows.map(({ is_binned: isBinned, ...recipe }) => ({ ...recipe, isBinned }));
}
