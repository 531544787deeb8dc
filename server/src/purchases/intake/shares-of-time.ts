import { type PurchasedArticle, type PurchaseShares, sharesOf } from '@plateprint/shared/purchases/shares/shares-of.ts';
import type { Services } from '../../platform/services.ts';
import type { PurchasesQuery } from '../../reports/purchased-rows-store.ts';
import { type CurrencyOfTime, currencyOfTime } from './currency-of-time.ts';
import { purchasedArticles } from './purchased-articles.ts';

/** The shares of a time's purchases by the rules, with the articles behind them. */
export async function sharesOfTime(
  services: Pick<Services, 'database' | 'foodData'>,
  where: PurchasesQuery,
): Promise<PurchaseShares & CurrencyOfTime & { articles: PurchasedArticle[] }> {
  const money = await currencyOfTime(services.database, where);
  const bought = await purchasedArticles(services, where);
  // Money of two currencies is not added up: of such a time no money is known.
  const articles = money.isOne ? bought : bought.map((article) => ({ ...article, money: null }));
  return { ...money, ...sharesOf(articles), articles };
}
