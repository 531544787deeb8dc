import { type Actor, authorOf } from '@plateprint/shared/access/actor.ts';
import type { UnweighedArticle } from '@plateprint/shared/purchases/api/invoice-api.ts';
import { InvoiceKind } from '@plateprint/shared/purchases/invoice/invoice.ts';
import { quantityInWords } from '@plateprint/shared/purchases/invoice/quantity-code.ts';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { InvoicePlace } from './invoice-list-store.ts';

export interface ArticleWeight {
  supplierKey: string;
  articleKey: string;
  /** UN/ECE; empty for none. */
  code: string;
  /** Of one unit of the code. */
  grams: number;
}

type Article = Omit<ArticleWeight, 'grams'>;

export const weightKey = ({ supplierKey, articleKey, code }: Article): string => JSON.stringify([supplierKey, articleKey, code]);

/** The organization's remembered weights of these suppliers' articles. */
export async function weightsOf(
  database: Database,
  organizationId: string,
  suppliers: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (suppliers.length === 0) return new Map();
  const rows = await database
    .selectFrom('article_weight')
    .select(['supplier_key as supplierKey', 'article_key as articleKey', 'code', 'grams'])
    .where('organization_id', '=', organizationId)
    .where('supplier_key', 'in', suppliers)
    .execute();
  return new Map(rows.map((row) => [weightKey(row), row.grams]));
}

export async function keepWeights(
  transaction: Database,
  { actor, organizationId, now }: { actor: Actor; organizationId: string; now: Date },
  weights: readonly ArticleWeight[],
): Promise<void> {
  const decided = { decided_by: authorOf(actor).personId, decided_at: now };
  const rows = new Map(weights.map((each) => [weightKey(each), each]));
  await transaction
    .insertInto('article_weight')
    .values(
      [...rows.values()].map(({ supplierKey, articleKey, code, grams }) => ({
        organization_id: organizationId,
        supplier_key: supplierKey,
        article_key: articleKey,
        code,
        grams,
        ...decided,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'supplier_key', 'article_key', 'code'])
        .doUpdateSet((build) => ({ grams: build.ref('excluded.grams'), ...decided })),
    )
    .execute();
}

const MOST = 100;

function unweighed(database: Database, organizationId: string) {
  return database
    .selectFrom('invoice_line as line')
    .innerJoin('invoice', 'invoice.id', 'line.invoice_id')
    .where('line.organization_id', '=', organizationId)
    .where('invoice.organization_id', '=', organizationId)
    .where('line.grams', 'is', null)
    .where('line.set_aside', 'is', null)
    .where('line.article_key', 'is not', null)
    .where('line.quantity', 'is not', null);
}

/** Articles of a restaurant that nobody has weighed, the dearest first. */
export async function unweighedArticles(
  database: Database,
  { organizationId, restaurantId }: InvoicePlace,
): Promise<{ items: UnweighedArticle[]; more: number }> {
  const rows = await unweighed(database, organizationId)
    .leftJoin('article_weight as weight', (join) =>
      join
        .on('weight.organization_id', '=', organizationId)
        .onRef('weight.supplier_key', '=', 'invoice.supplier_key')
        .onRef('weight.article_key', '=', 'line.article_key')
        .on(sql<boolean>`weight.code = coalesce(line.unit, '')`),
    )
    .where('invoice.restaurant_id', '=', restaurantId)
    .where('weight.grams', 'is', null)
    .groupBy(['invoice.supplier_key', 'line.article_key', sql`coalesce(line.unit, '')`])
    .select([
      'invoice.supplier_key as supplierKey',
      sql<string>`line.article_key`.as('articleKey'),
      sql<string>`coalesce(line.unit, '')`.as('code'),
      sql<string>`max(invoice.supplier_name)`.as('supplier'),
      sql<string>`max(line.name)`.as('name'),
      sql<number>`count(*)::integer`.as('lines'),
      sql<number>`sum(line.quantity)`.as('quantity'),
      sql<number | null>`sum(line.net)`.as('net'),
      sql<string | null>`case when count(distinct invoice.currency) = 1 then max(invoice.currency) end`.as('currency'),
      sql<number>`count(*) over ()::integer`.as('all'),
    ])
    .orderBy(sql`sum(line.net) desc nulls last`)
    .orderBy('line.article_key')
    .limit(MOST)
    .execute();
  return {
    items: rows.map(({ all: _all, ...row }) => ({ ...row, unit: quantityInWords(1, row.code).unit })),
    more: Math.max(0, (rows[0]?.all ?? 0) - MOST),
  };
}

/** A line that waits for its weight, and the month whose report it stands in. */
export interface UnweighedLine extends Article {
  invoiceId: string;
  place: number;
  restaurantId: string;
  month: string;
  kind: InvoiceKind;
  name: string;
  gtin: string | null;
  articleNumber: string | null;
  quantity: number;
}

export async function linesToWeigh(
  database: Database,
  organizationId: string,
  articles: readonly Article[],
): Promise<UnweighedLine[]> {
  const rows = await unweighed(database, organizationId)
    .where('invoice.supplier_key', 'in', [...new Set(articles.map(({ supplierKey }) => supplierKey))])
    .where('line.article_key', 'in', [...new Set(articles.map((article) => article.articleKey))])
    .select([
      'line.invoice_id as invoiceId',
      'line.place',
      'invoice.restaurant_id as restaurantId',
      sql<string>`left(invoice.issued, 7)`.as('month'),
      'invoice.kind',
      'invoice.supplier_key as supplierKey',
      sql<string>`line.article_key`.as('articleKey'),
      sql<string>`coalesce(line.unit, '')`.as('code'),
      'line.name',
      'line.gtin',
      'line.article_number as articleNumber',
      sql<number>`line.quantity`.as('quantity'),
    ])
    .execute();
  const asked = new Set(articles.map(weightKey));
  return rows.filter((row) => asked.has(weightKey(row))).map((row) => ({ ...row, kind: InvoiceKind.parse(row.kind) }));
}

/** Writes what lines weigh, with their sign. */
export async function weighLines(
  transaction: Database,
  organizationId: string,
  lines: readonly { invoiceId: string; place: number; grams: number }[],
): Promise<void> {
  for (const { invoiceId, place, grams } of lines)
    await transaction
      .updateTable('invoice_line')
      .set({ grams })
      .where('organization_id', '=', organizationId)
      .where('invoice_id', '=', invoiceId)
      .where('place', '=', place)
      .execute();
}
