import { nameKeyOf } from '@plateprint/shared/mapper/purchased-name.ts';
import { articleIdentities, articleIdentityKey, rememberedOf } from '@plateprint/shared/mapper/memory/remembered.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { decidedByArticle, decidedByKey } from '../../mapper/mapper-store.ts';
import type { Database } from '../../platform/database/database.ts';
import { inSlices } from '../../platform/slices/in-slices.ts';

export type Named = Pick<IngredientRow, 'written' | 'externalId' | 'supplier' | 'gtin'>;

/** What people decided of rows, whether they are organic, of the article before its name: of a row null where nobody did. */
export async function organicDecided(
  database: Database,
  organizationId: string,
  rows: readonly Named[],
): Promise<(row: Named) => boolean | null> {
  const written = [...new Set(rows.map((row) => row.written))];
  const keys = await inSlices(written, nameKeyOf);
  const keyOf = new Map(written.map((name, at) => [name, keys[at] ?? ''] as const));
  const articles = new Map(rows.flatMap(articleIdentities).map((article) => [articleIdentityKey(article), article]));
  const [memory, ofArticles] = await Promise.all([
    decidedByKey(database, organizationId, [...new Set(keys)]),
    decidedByArticle(database, organizationId, [...articles.values()]),
  ]);
  return (row) => {
    const ofArticle = articleIdentities(row).flatMap((article) => ofArticles.get(articleIdentityKey(article)) ?? []);
    const ofName = memory.get(keyOf.get(row.written) ?? '') ?? [];
    return rememberedOf({ ofArticle, ofName }, row.externalId)?.organic ?? null;
  };
}
