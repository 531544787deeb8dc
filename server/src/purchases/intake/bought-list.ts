import { scaled } from '@plateprint/shared/footprint/uncertainty.ts';
import type { Figure } from '@plateprint/shared/footprint/figure.ts';
import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { makerIdentities, makerStatementOf } from '@plateprint/shared/mapper/memory/remembered.ts';
import { type listBought, WAITING_FAMILY } from '@plateprint/shared/purchases/api/bought-api.ts';
import {
  type BoughtArticle,
  boughtOrder,
  type BoughtSort,
  boughtTotal,
} from '@plateprint/shared/reports/rows/bought-articles.ts';
import { makerStatements } from '../../mapper/maker-statement-store.ts';
import { readCursor, writeCursor } from '../../platform/database/page.ts';
import type { Services } from '../../platform/services.ts';
import type { PurchasesQuery } from '../../reports/purchased-rows-store.ts';
import { nameOfFood } from './bought-against-cooked.ts';
import { articlesOfTime } from './articles-of-time.ts';

type BoughtListServices = Pick<Services, 'database' | 'foodData'>;
type Reply = Omit<ReplyOf<typeof listBought>, 'months'>;

export interface BoughtQuery {
  where: PurchasesQuery;
  language: Language;
  maySeeCosts: boolean;
  family?: string | undefined;
  supplier?: string | undefined;
  sort: BoughtSort;
  limit: number;
  cursor?: string | undefined;
}

/** The purchases of a time: its articles, sorted, page by page, with the sums of the chosen ones. */
export async function boughtList(services: BoughtListServices, asked: BoughtQuery): Promise<Reply> {
  const { where, language, maySeeCosts, limit } = asked;
  const { articles, currency } = await articlesOfTime(services, where);
  const all = maySeeCosts ? articles : articles.map((article) => ({ ...article, money: null }));
  const chosen = all.filter((article) => isChosen(article, asked)).toSorted(boughtOrder(asked.sort));
  const from = placeAfter(chosen, asked);
  const page = chosen.slice(from, from + limit);
  const { grams, co2, co2WithoutLandUseChange: without, ...total } = boughtTotal(chosen);
  const remembered = await makerStatements(services.database, where.organizationId, page.flatMap(makerIdentities));
  const last = page.at(-1);
  return {
    currency: maySeeCosts ? currency : null,
    maySeeCosts,
    families: familiesOf(services, all, language),
    suppliers: [...new Set(all.map(({ supplier }) => supplier))].filter((name) => name !== '').toSorted(),
    total: {
      ...total,
      kg: grams === null ? null : grams / 1000,
      co2: inKilograms(co2),
      co2WithoutLandUseChange: inKilograms(without),
    },
    items: page.map((article) => ({
      ...shown(services, article, language),
      statement: makerStatementOf(article, remembered),
    })),
    next: from + limit < chosen.length && last ? writeCursor([last.name, last.key]) : null,
  };
}

function isChosen({ family, supplier }: BoughtArticle, asked: BoughtQuery): boolean {
  const isOfFamily = asked.family === undefined || (family ?? WAITING_FAMILY) === asked.family;
  return isOfFamily && (asked.supplier === undefined || supplier === asked.supplier);
}

/** Where a page begins: behind the last article of the one before, as it is sorted now. */
function placeAfter(articles: readonly BoughtArticle[], { cursor }: BoughtQuery): number {
  if (cursor === undefined) return 0;
  const [name, key] = readCursor(cursor, 'text');
  const at = articles.findIndex((article) => article.key === key && article.name === name);
  // It is there no longer: the page begins at the end of the list.
  return at < 0 ? articles.length : at + 1;
}

function familiesOf(services: BoughtListServices, articles: readonly BoughtArticle[], language: Language): Reply['families'] {
  const ids = [...new Set(articles.map(({ family }) => family))];
  return ids
    .map((family) => ({
      family: family ?? WAITING_FAMILY,
      name: family === null ? null : nameOfFood(services, family, language),
    }))
    .toSorted((one, other) => (one.name ?? '\uffff').localeCompare(other.name ?? '\uffff', language.slice(0, 2)));
}

function shown(
  services: BoughtListServices,
  article: BoughtArticle,
  language: Language,
): Omit<Reply['items'][number], 'statement'> {
  const { key, name, family, supplier, number, rows, weighedRows, coveredRows, food, grams, co2, money } = article;
  const stands = food === null ? null : nameOfFood(services, food, language);
  return {
    key,
    name,
    family,
    supplier,
    number,
    rows,
    weighedRows,
    coveredRows,
    money,
    food: stands,
    kg: grams === null ? null : grams / 1000,
    co2: inKilograms(co2),
    co2WithoutLandUseChange: inKilograms(article.co2WithoutLandUseChange),
  };
}

const inKilograms = (figure: Figure | null): Figure | null => figure && scaled(figure, 1 / 1000);
