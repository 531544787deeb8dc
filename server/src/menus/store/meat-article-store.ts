import { type MeatArticle, MeatArticles } from '@plateprint/shared/menus/origins/meat-origin.ts';
import type { Database } from '../../platform/database/database.ts';

interface Kitchen {
  id: string;
  organizationId: string;
}

/** The meat that a kitchen buys raw, as somebody wrote it down. */
export async function meatArticlesOf(database: Database, { id, organizationId }: Kitchen): Promise<MeatArticle[]> {
  const row = await database
    .selectFrom('restaurant')
    .select('meat_articles')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? MeatArticles.parse(row.meat_articles) : [];
}

export async function keepMeatArticles(
  database: Database,
  { id, organizationId }: Kitchen,
  articles: readonly MeatArticle[],
): Promise<void> {
  await database
    .updateTable('restaurant')
    .set({ meat_articles: JSON.stringify(articles) })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute();
}
