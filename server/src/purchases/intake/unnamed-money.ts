import type { Database } from '../../platform/database/database.ts';
import { purchasedRows } from '../../reports/purchased-rows-store.ts';
import { netsOfLines } from '../invoice-store.ts';
import { nameOfRow, numberOfRow } from './row-of-invoice-line.ts';

interface TimeOfKitchen {
  organizationId: string;
  restaurantId: string;
  /** The first day of a month, and the last one of a month. */
  from: string;
  to: string;
}

/** Sums that differ by less are the same: numbers with decimals are added up in another order. */
const TOLERANCE = 0.005;

/**
 * Whether a kitchen's purchases of a time hold money of which no invoice says the currency: of files, of programs, of invoices that name
 * none. A program's rows stand in one list with those of its invoices, so each article of a month is held against what invoices say of it.
 */
export async function hasUnnamedMoney(database: Database, asked: TimeOfKitchen): Promise<boolean> {
  const named = new Sums();
  for (const line of await netsOfLines(database, asked))
    named.add([line.issued.slice(0, 7), numberOfRow(line) || nameOfRow(line)], line.net);
  const bought = new Sums();
  for await (const { ingredients, startDate } of purchasedRows(database, asked))
    for (const { externalId, written, money } of ingredients)
      if (money !== null) bought.add([startDate.slice(0, 7), externalId || written], money);
  return [...bought.byArticle].some(([article, money]) => Math.abs(money - (named.byArticle.get(article) ?? 0)) > TOLERANCE);
}

class Sums {
  readonly byArticle = new Map<string, number>();

  add([month, article]: readonly [string, string], money: number): void {
    const key = `${month} ${article.trim()}`;
    this.byArticle.set(key, (this.byArticle.get(key) ?? 0) + money);
  }
}
