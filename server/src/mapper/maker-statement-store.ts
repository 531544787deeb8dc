import { MakerStatementEntry, type MakerStatement } from '@plateprint/shared/mapper/memory/maker-statement.ts';
import { type ArticleIdentity, articleIdentityKey } from '@plateprint/shared/mapper/memory/remembered.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

function statements(database: Database, organizationId: string) {
  return database
    .selectFrom('maker_statement as statement')
    .leftJoin('person', 'person.id', 'statement.saved_by')
    .select([
      'statement.supplier_key as supplierKey',
      'statement.article_key as articleKey',
      'statement.allergens',
      'statement.ingredients',
      'statement.stated_on as statedOn',
      'statement.source',
      'statement.link',
      'statement.saved_at as savedAt',
      'person.firstname',
      'person.lastname',
    ])
    .where('statement.organization_id', '=', organizationId);
}

type StatementRow = Awaited<ReturnType<ReturnType<typeof statements>['executeTakeFirstOrThrow']>>;

function entryOf({ allergens, ingredients, statedOn, source, link, ...row }: StatementRow): MakerStatementEntry {
  const savedBy = `${row.firstname ?? ''} ${row.lastname ?? ''}`.trim() || null;
  return MakerStatementEntry.parse({
    allergens,
    ingredients,
    statedOn,
    source,
    link,
    savedBy,
    savedAt: row.savedAt.toISOString(),
  });
}

/** What the makers of an organization's articles say of them, by `articleIdentityKey`. */
export async function makerStatements(
  database: Database,
  organizationId: string,
  articles: readonly ArticleIdentity[],
): Promise<Map<string, MakerStatementEntry>> {
  if (articles.length === 0) return new Map();
  const rows = await statements(database, organizationId)
    .where(
      sql<boolean>`(statement.supplier_key, statement.article_key) in (select * from unnest(
        ${articles.map(({ supplierKey }) => supplierKey)}::text[], ${articles.map(({ articleKey }) => articleKey)}::text[]))`,
    )
    .execute();
  return new Map(rows.map((row) => [articleIdentityKey(row), entryOf(row)]));
}

interface StatementToKeep {
  article: ArticleIdentity;
  /** As the article is called. */
  name: string;
  statement: MakerStatement;
  by: string | null;
  at: Date;
}

/** Writes a statement over the former one. */
export async function keepStatement(
  transaction: Database,
  organizationId: string,
  { article, name, statement, by, at }: StatementToKeep,
): Promise<void> {
  const { allergens, ingredients, statedOn, source, link } = statement;
  const said = {
    name,
    allergens: JSON.stringify(allergens),
    ingredients,
    stated_on: statedOn,
    source,
    link,
    saved_by: by,
    saved_at: at,
  };
  await transaction
    .insertInto('maker_statement')
    .values({ organization_id: organizationId, supplier_key: article.supplierKey, article_key: article.articleKey, ...said })
    .onConflict((conflict) => conflict.columns(['organization_id', 'supplier_key', 'article_key']).doUpdateSet(said))
    .execute();
}

export async function dropStatement(
  transaction: Database,
  organizationId: string,
  { supplierKey, articleKey }: ArticleIdentity,
): Promise<void> {
  await transaction
    .deleteFrom('maker_statement')
    .where('organization_id', '=', organizationId)
    .where('supplier_key', '=', supplierKey)
    .where('article_key', '=', articleKey)
    .execute();
}
