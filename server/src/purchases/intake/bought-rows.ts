import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { BoughtRow } from '@plateprint/shared/purchases/bought/bought-articles.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { boughtGrams } from '@plateprint/shared/reports/rows/bought-grams.ts';
import type { Services } from '../../platform/services.ts';
import { type PurchasesQuery, purchasedRows } from '../../reports/purchased-rows-store.ts';
import { currenciesOf, suppliersOf } from '../invoice-store.ts';
import { kitchenPlaces } from '../kitchen-place-store.ts';

type Parts = Pick<Services, 'database' | 'foodData'>;

/** Figures are those of the organization's own emission database, as on its dashboard. */
const EMISSION_DATABASE = 'organization';

/** The food and drink of a time's purchases, row by row, with what each emits where its kitchen is. */
export async function boughtRows(
  { database, foodData }: Parts,
  asked: PurchasesQuery,
): Promise<{ rows: BoughtRow[]; currencies: string[] }> {
  const [suppliers, currencies, places] = await Promise.all([
    suppliersOf(database, asked),
    currenciesOf(database, asked),
    kitchenPlaces(database, asked),
  ]);
  const rows: BoughtRow[] = [];
  for await (const { ingredients, startDate, restaurantId, currentImportedDataLanguage } of purchasedRows(database, asked)) {
    const place = {
      location: supplyLocation(places.get(restaurantId) ?? ''),
      emissionDatabase: EMISSION_DATABASE,
      month: Number(startDate.slice(5, 7)),
    } as const;
    for (const row of ingredients) if (!row.setAside) rows.push(boughtRow(row, currentImportedDataLanguage ?? 'en_gb', place));
  }
  return { rows, currencies };

  function boughtRow(row: IngredientRow, language: Language, place: Parameters<typeof foodData.facts>[1]): BoughtRow {
    const { written, externalId, variation, categoryId, originId, organic, money } = row;
    const facts = foodData.facts({ variationId: categoryId === null ? variation : null, categoryId, originId, organic }, place);
    // What was sent back has a weight below zero.
    const grams = boughtGrams(row, facts, language) ?? (row.grams !== null && row.grams < 0 ? row.grams : null);
    const key = externalId || written;
    // Money of several currencies is not added up.
    const price = currencies.length > 1 ? null : money;
    return {
      key,
      name: written,
      supplier: suppliers.get(key) ?? '',
      grams,
      money: price,
      food: facts?.ingredientId ?? facts?.categoryId ?? null,
      family: facts?.categoryId ?? null,
      co2PerGram: facts?.factor?.co2e ?? null,
    };
  }
}
