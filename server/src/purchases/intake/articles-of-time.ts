import { hash } from 'node:crypto';
import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import { Remembered } from '@plateprint/shared/kernel/memory/remembered.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { firstDayOf, lastDayOf } from '@plateprint/shared/kernel/month.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import {
  type BoughtArticle,
  BoughtArticles,
  type BoughtRow,
  type BoughtSums,
} from '@plateprint/shared/purchases/bought/bought-articles.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { boughtGrams } from '@plateprint/shared/reports/rows/bought-grams.ts';
import type { Services } from '../../platform/services.ts';
import { type PurchasesQuery, purchasedRows, purchasesStamps } from '../../reports/purchased-rows-store.ts';
import { suppliersOf } from '../invoice-store.ts';
import { kitchenPlaces } from '../kitchen-place-store.ts';
import { currencyOfTime } from './currency-of-time.ts';

type Parts = Pick<Services, 'database' | 'foodData'>;

/** Figures are those of the organization's own emission database, as on its dashboard. */
const EMISSION_DATABASE = 'organization';

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
  services: Parts,
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

async function addedUp(
  { database, foodData }: Parts,
  asked: PurchasesQuery,
  places: ReadonlyMap<string, string>,
): Promise<BoughtSums[]> {
  const suppliers = await suppliersOf(database, asked);
  const articles = new BoughtArticles();
  const factsOf = factsRemembered(foodData);
  for await (const { ingredients, startDate, restaurantId, currentImportedDataLanguage } of purchasedRows(database, asked)) {
    const month = Number(startDate.slice(5, 7));
    const place = {
      location: supplyLocation(places.get(restaurantId) ?? ''),
      emissionDatabase: EMISSION_DATABASE,
      month,
    } as const;
    for (const row of ingredients)
      if (!row.setAside) articles.add(boughtRow(row, factsOf(row, place), { language: currentImportedDataLanguage, suppliers }));
  }
  return articles.added();
}

type Facts = ReturnType<FoodData['facts']>;
type Place = Parameters<FoodData['facts']>[1];

/** A thousand kitchens buy the same foods. */
function factsRemembered(foodData: FoodData): (row: IngredientRow, place: Place) => Facts {
  const known = new Map<string, Facts>();
  return ({ variation, categoryId, originId, organic }, place) => {
    const key = JSON.stringify([variation, categoryId, originId, organic, place.location]);
    if (!known.has(key))
      known.set(
        key,
        foodData.facts({ variationId: categoryId === null ? variation : null, categoryId, originId, organic }, place),
      );
    return known.get(key) ?? null;
  };
}

function boughtRow(
  row: IngredientRow,
  facts: Facts,
  { language, suppliers }: { language: Language | null; suppliers: ReadonlyMap<string, string> },
): BoughtRow {
  const { written, externalId, money } = row;
  const key = externalId || written;
  const supplier = suppliers.get(key);
  return {
    key,
    name: written,
    // Several suppliers have no name together.
    supplier: supplier === undefined ? '' : supplier || null,
    grams: boughtGrams(row, facts, language ?? 'en_gb'),
    money,
    food: facts?.ingredientId ?? facts?.categoryId ?? null,
    family: facts?.categoryId ?? null,
    co2PerGram: facts?.factor?.co2e ?? null,
  };
}
