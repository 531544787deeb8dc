import { hash } from 'node:crypto';
import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';
import { firstDayOf, lastDayOf } from '@plateprint/shared/kernel/month.ts';
import { type BoughtArticle, BoughtArticles, type BoughtSums } from '@plateprint/shared/reports/rows/bought-articles.ts';
import type { Services } from '../../platform/services.ts';
import { boughtSums, factsRemembered } from '../../reports/bought-sums.ts';
import { boughtReports, type PurchasesQuery, purchasedRows, purchasesStamps } from '../../reports/purchased-rows-store.ts';
import { boughtOfReports } from '../../reports/bought-article-store.ts';
import { suppliersOf } from '../invoice-store.ts';
import { kitchenPlaces } from '../kitchen-place-store.ts';
import { currencyOfTime } from './currency-of-time.ts';

type ArticleServices = Pick<Services, 'database' | 'foodData'>;

/** So many articles are some 25 MB; those of an organization and a month are a few thousand. */
const MOST_ARTICLES = 50_000;

interface Added {
  stamp: string;
  sums: Promise<BoughtSums[]>;
  /** None while they are being added up. */
  count: number;
}

const remembered = new Remembered<Added>('articles bought in months', MOST_ARTICLES, ({ count }) => 1 + count);

/**
 * The food and drink of a time's purchases by article, with what each emits where its kitchen is; money only where it is of one currency. A month is added
 * up once on each node, and then again only when a report of it was saved, came or went.
 */
export async function articlesOfTime(
  services: ArticleServices,
  asked: PurchasesQuery,
): Promise<{ articles: BoughtArticle[]; currency: string | null }> {
  const { database, foodData } = services;
  const [{ currency, isOne }, places, stamps] = await Promise.all([
    currencyOfTime(database, asked),
    kitchenPlaces(database, asked),
    purchasesStamps(database, asked),
  ]);
  const made = [
    foodData.version,
    hash('sha256', JSON.stringify([...places].toSorted(([one], [other]) => one.localeCompare(other)))),
  ].join(' ');
  const all = new BoughtArticles();
  for (const [month, stamp] of stamps) {
    const key = JSON.stringify([asked.organizationId, asked.restaurantId, month]);
    const ofMonth = { ...asked, from: firstDayOf(month), to: lastDayOf(month) };
    all.addSums(await addedOnce({ key, stamp: `${stamp} ${made}` }, async () => addedUp(services, ofMonth, places)));
  }
  const articles = all.all();
  // Money of several currencies is not added up.
  return { articles: isOne ? articles : articles.map((article) => ({ ...article, money: null })), currency };
}

async function addedOnce(
  { key, stamp }: { key: string; stamp: string },
  add: () => Promise<BoughtSums[]>,
): Promise<BoughtSums[]> {
  const known = remembered.glance(key);
  if (known?.stamp === stamp) {
    remembered.set(key, known);
    return known.sums;
  }
  const added: Added = { stamp, sums: add(), count: 0 };
  remembered.set(key, added);
  try {
    added.count = (await added.sums).length;
    if (remembered.glance(key) === added) remembered.set(key, added);
    return await added.sums;
  } catch (error) {
    if (remembered.glance(key) === added) remembered.delete(key);
    throw error;
  }
}

/** From what was written with each report; of one that is of another release or place, or that a job has yet to write, from its rows. */
async function addedUp(
  { database, foodData }: ArticleServices,
  asked: PurchasesQuery,
  places: ReadonlyMap<string, string>,
): Promise<BoughtSums[]> {
  const { organizationId } = asked;
  const [suppliers, reports] = await Promise.all([suppliersOf(database, asked), boughtReports(database, asked)]);
  const isWritten = ({ restaurantId, foodDataVersion, location }: (typeof reports)[number]): boolean =>
    foodDataVersion === foodData.version && location === supplyLocation(places.get(restaurantId) ?? '');
  const { written = [], others = [] } = Object.groupBy(reports, (each) => (isWritten(each) ? 'written' : 'others'));
  const articles = new BoughtArticles();
  articles.addSums(await boughtOfReports(database, { organizationId, ids: written.map(({ id }) => id) }));
  if (others.length > 0) {
    const factsOf = factsRemembered(foodData);
    for await (const report of purchasedRows(database, { ...asked, ids: others.map(({ id }) => id) }))
      articles.addSums(await boughtSums({ ...report, country: places.get(report.restaurantId) ?? '' }, factsOf));
  }
  // Rows of reports from before rows said it have theirs on invoices.
  return articles
    .added()
    .map((sums) => ({ ...sums, supplier: sums.supplier === '' ? supplierOf(sums.article, suppliers) : sums.supplier }));
}

/** Several suppliers have no name together; where no invoice says one, there is none. */
function supplierOf(article: string, suppliers: ReadonlyMap<string, string>): string | null {
  const supplier = suppliers.get(article);
  return supplier === undefined ? '' : supplier || null;
}
