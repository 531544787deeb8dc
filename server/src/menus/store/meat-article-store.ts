import { type MeatArticle, MeatArticles } from '@plateprint/shared/menus/origins/meat-origin.ts';
import type { Database } from '../../platform/database/database.ts';

interface Kitchen {
  id: string;
  organizationId: string;
}

/** The meat that a kitchen buys raw, as somebody wrote it down. */
export async function meatArticlesOf(database: Database, kitchen: Kitchen): Promise<MeatArticle[]> {
  return articlesIn(await rowOf(database, kitchen).executeTakeFirst());
}

/** The same, held until the transaction ends. */
export async function lockMeatArticles(transaction: Database, kitchen: Kitchen): Promise<MeatArticle[]> {
  return articlesIn(await rowOf(transaction, kitchen).forUpdate().executeTakeFirst());
}

function rowOf(database: Database, { id, organizationId }: Kitchen) {
  return database
    .selectFrom('restaurant')
    .select('meat_articles')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id);
}

function articlesIn(row: { meat_articles: unknown } | undefined): MeatArticle[] {
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
