import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { type BoughtArticle, BoughtArticles, type BoughtRow } from '@plateprint/shared/purchases/bought/bought-articles.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { boughtGrams } from '@plateprint/shared/reports/rows/bought-grams.ts';
import type { Services } from '../../platform/services.ts';
import { type PurchasesQuery, purchasedRows } from '../../reports/purchased-rows-store.ts';
import { suppliersOf } from '../invoice-store.ts';
import { kitchenPlaces } from '../kitchen-place-store.ts';
import { currencyOfTime } from './currency-of-time.ts';

type Parts = Pick<Services, 'database' | 'foodData'>;

/** Figures are those of the organization's own emission database, as on its dashboard. */
const EMISSION_DATABASE = 'organization';

/** The food and drink of a time's purchases by article, with what each emits where its kitchen is; money only where it is of one currency. */
export async function articlesOfTime(
  { database, foodData }: Parts,
  asked: PurchasesQuery,
): Promise<{ articles: BoughtArticle[]; currency: string | null }> {
  const [suppliers, { currency, isOne }, places] = await Promise.all([
    suppliersOf(database, asked),
    currencyOfTime(database, asked),
    kitchenPlaces(database, asked),
  ]);
  const articles = new BoughtArticles();
  for await (const { ingredients, startDate, restaurantId, currentImportedDataLanguage } of purchasedRows(database, asked)) {
    const place = {
      location: supplyLocation(places.get(restaurantId) ?? ''),
      emissionDatabase: EMISSION_DATABASE,
      month: Number(startDate.slice(5, 7)),
    } as const;
    for (const row of ingredients) if (!row.setAside) articles.add(boughtRow(row, currentImportedDataLanguage ?? 'en_gb', place));
  }
  return { articles: articles.all(), currency };

  function boughtRow(row: IngredientRow, language: Language, place: Parameters<typeof foodData.facts>[1]): BoughtRow {
    const { written, externalId, variation, categoryId, originId, organic, money } = row;
    const facts = foodData.facts({ variationId: categoryId === null ? variation : null, categoryId, originId, organic }, place);
    const grams = boughtGrams(row, facts, language);
    const key = externalId || written;
    return {
      key,
      name: written,
      supplier: suppliers.get(key) ?? '',
      grams,
      // Money of several currencies is not added up.
      money: isOne ? money : null,
      food: facts?.ingredientId ?? facts?.categoryId ?? null,
      family: facts?.categoryId ?? null,
      co2PerGram: facts?.factor?.co2e ?? null,
    };
  }
}
