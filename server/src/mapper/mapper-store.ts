import { type ArticleIdentity, articleIdentityKey, type Remembered } from '@plateprint/shared/mapper/memory/remembered.ts';
import { sql } from 'kysely';
import { askedTogether } from '../platform/database/asked-together.ts';
import type { Database } from '../platform/database/database.ts';

/** An organization's decisions about names, by the names' keys; the latest decision first. */
export async function decidedByKey(
  database: Database,
  organizationId: string,
  keys: readonly string[],
): Promise<Map<string, Remembered[]>> {
  const rows = await database
    .selectFrom('mapped_ingredient')
    .select([
      'name_key as key',
      'external_id as externalId',
      'ingredient_id as ingredientId',
      'variation_id as variationId',
      'category_id as categoryId',
      'origin_iso',
      'organic',
      'not_food as notFood',
    ])
    .where('organization_id', '=', organizationId)
    .where('decided_at', 'is not', null)
    .where(sql<boolean>`name_key = any(${keys}::text[])`)
    .orderBy('decided_at', 'desc')
    .orderBy('id')
    .execute();
  const byKey = new Map<string, Remembered[]>();
  for (const { key, ...known } of rows) byKey.set(key, [...(byKey.get(key) ?? []), known]);
  return byKey;
}

/** An organization's decisions about articles by their suppliers' numbers or GTINs, by `articleIdentityKey`; the latest decision first. */
export async function decidedByArticle(
  database: Database,
  organizationId: string,
  articles: readonly ArticleIdentity[],
): Promise<Map<string, Remembered[]>> {
  if (articles.length === 0) return new Map();
  const rows = await database
    .selectFrom('article_name as article')
    .innerJoin('mapped_ingredient as name', 'name.id', 'article.mapped_id')
    .select([
      'article.supplier_key as supplierKey',
      'article.article_key as articleKey',
      'name.external_id as externalId',
      'name.ingredient_id as ingredientId',
      'name.variation_id as variationId',
      'name.category_id as categoryId',
      'name.origin_iso',
      'name.organic',
      'name.not_food as notFood',
    ])
    .where('article.organization_id', '=', organizationId)
    .where('name.organization_id', '=', organizationId)
    .where('name.decided_at', 'is not', null)
    .where(
      sql<boolean>`(article.supplier_key, article.article_key) in (select * from unnest(
        ${articles.map(({ supplierKey }) => supplierKey)}::text[], ${articles.map(({ articleKey }) => articleKey)}::text[]))`,
    )
    .orderBy('name.decided_at', 'desc')
    .orderBy('name.id')
    .execute();
  const byArticle = new Map<string, Remembered[]>();
  for (const { supplierKey, articleKey, ...known } of rows) {
    const key = articleIdentityKey({ supplierKey, articleKey });
    byArticle.set(key, [...(byArticle.get(key) ?? []), known]);
  }
  return byArticle;
}

/** An article under a name that it was sold by. */
export interface ArticleName extends ArticleIdentity {
  externalId: string;
  nameKey: string;
}

/** Notes under which names articles were met, of those names that wait or were decided about. */
export async function noteArticles(
  transaction: Database,
  organizationId: string,
  articles: readonly ArticleName[],
): Promise<void> {
  if (articles.length === 0) return;
  await sql`
    insert into article_name (organization_id, supplier_key, article_key, mapped_id)
    select distinct name.organization_id, met.supplier_key, met.article_key, name.id
    from unnest(${articles.map(({ supplierKey }) => supplierKey)}::text[], ${articles.map(({ articleKey }) => articleKey)}::text[],
      ${articles.map(({ externalId }) => externalId)}::text[], ${articles.map(({ nameKey }) => nameKey)}::text[])
      as met (supplier_key, article_key, external_id, name_key)
    join mapped_ingredient name on name.organization_id = ${organizationId}
      and name.external_id = met.external_id and name.name_key = met.name_key
    on conflict do nothing`.execute(transaction);
}

/** The same for a few names of each of many callers at once; other callers' names may be among the answers. */
export const decidedTogether = askedTogether<{ organizationId: string; keys: readonly string[] }, Map<string, Remembered[]>>({
  nameOf: ({ organizationId }) => organizationId,
  async ask(database, questions) {
    const keys = new Set(questions.flatMap((question) => question.keys));
    const decided = await decidedByKey(database, questions[0]?.organizationId ?? '', [...keys]);
    return questions.map(() => decided);
  },
});
