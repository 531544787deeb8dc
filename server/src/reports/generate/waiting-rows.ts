import { purchaseMonth } from '@plateprint/shared/reports/model/purchase-month.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { boughtGrams } from '@plateprint/shared/reports/rows/bought-grams.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import { type MatchedPurchase, matchedPurchase } from '@plateprint/shared/mapper/waiting-names.ts';
import { inSlices } from '../../platform/slices/in-slices.ts';
import type { Database } from '../../platform/database/database.ts';
import { brandsOf } from '../../mapper/brand-store.ts';
import { weighWaiting } from '../../mapper/actions/wait-for.ts';
import { hasSeveralCurrencies } from '@plateprint/shared/reports/rows/money-of-one-currency.ts';
import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import { boughtFoods, isMatched } from './bought-foods.ts';
import type { ReportHome } from '../report-reach.ts';

/** The names in a report's purchases that nobody has said anything of: they go into the organization's queue. */
export async function waitingNamesIn(
  { database, foodData }: { database: Database; foodData: FoodData },
  draft: ReportDraft,
  restaurant: Pick<ReportHome, 'organizationId' | 'location' | 'organizationLocation' | 'organizationCurrencies'>,
): ReturnType<typeof weighWaiting> {
  const language = draft.currentImportedDataLanguage ?? draft.settings.language;
  const asked = draft.ingredients.filter(({ setAside, written }) => !setAside && written.trim() !== '');
  // Weighing names opens the index of all foods: not for a report that waits for none.
  if (asked.every(isMatched)) return [];
  const crosses = hasSeveralCurrencies(draft, restaurant);
  const rows = await inSlices(asked, (row) => ({
    written: row.written,
    externalId: row.externalId,
    grams: boughtGrams(row, null, language),
    money: crosses ? null : row.money,
    waiting: !isMatched(row),
  }));
  const location = draft.category === 'organization' ? restaurant.organizationLocation : restaurant.location;
  const brands = await brandsOf(database, restaurant.organizationId);
  return weighWaiting(foodData, { language, location, rows, brands });
}

/** The purchases of a report that wait for nobody, with their footprint where their food is eaten. */
export async function matchedIn(
  foodData: FoodData,
  draft: ReportDraft,
  restaurant: Pick<ReportHome, 'location' | 'organizationLocation' | 'organizationCurrencies'>,
): Promise<MatchedPurchase> {
  const language = draft.currentImportedDataLanguage ?? draft.settings.language;
  const location = supplyLocation(draft.category === 'organization' ? restaurant.organizationLocation : restaurant.location);
  const foodOf = boughtFoods(foodData, { location, emissionDatabase: 'organization', language, month: purchaseMonth(draft) });
  const crosses = hasSeveralCurrencies(draft, restaurant);
  const rows = await inSlices(draft.ingredients, (row) => {
    const food = foodOf(row);
    return {
      written: row.written,
      externalId: row.externalId,
      grams: boughtGrams(row, food?.facts ?? null, language),
      money: crosses ? null : row.money,
      waiting: !row.setAside && !isMatched(row),
      // A row that is no food is known, and weighs; it has no footprint.
      factor: row.setAside ? 0 : (food?.facts.factor?.co2e.value ?? null),
    };
  });
  return matchedPurchase(rows);
}
