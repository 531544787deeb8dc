import { type PurchasedArticle, type PurchaseShares, sharesOf } from '@plateprint/shared/purchases/shares/shares-of.ts';
import type { Services } from '../../platform/services.ts';
import type { PurchasesQuery } from '../../reports/purchased-rows-store.ts';
import { currenciesOf } from '../invoice-store.ts';
import { purchasedArticles } from './purchased-articles.ts';

/** What the rules say of a time's purchases, with what they looked at. */
export async function sharesOfTime(
  services: Pick<Services, 'database' | 'foodData'>,
  where: PurchasesQuery,
): Promise<PurchaseShares & { currency: string | null; articles: PurchasedArticle[] }> {
  const currencies = await currenciesOf(services.database, where);
  const bought = await purchasedArticles(services, where);
  // Money of two currencies is not added up: of such a time no money is known.
  const articles = currencies.length > 1 ? bought.map((article) => ({ ...article, money: null })) : bought;
  return { currency: currencies.length === 1 ? (currencies[0] ?? null) : null, ...sharesOf(articles), articles };
}
