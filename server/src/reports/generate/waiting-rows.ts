import { purchaseMonth } from '@plateprint/shared/reports/model/purchase-month.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { boughtGrams } from '@plateprint/shared/reports/rows/bought-grams.ts';
import type { ReportDraft } from '@plateprint/shared/reports/model/report.ts';
import { type MatchedPurchase, matchedPurchase } from '@plateprint/shared/mapper/waiting-names.ts';
import { nameKeyOf } from '@plateprint/shared/mapper/purchased-name.ts';
import { articleIdentities } from '@plateprint/shared/mapper/memory/remembered.ts';
import type { ArticleName } from '../../mapper/mapper-store.ts';
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

/** The articles that rows name by a supplier's number or a GTIN, each once under each of its names. */
export async function articlesMet(rows: ReportDraft['ingredients']): Promise<ArticleName[]> {
  const met = new Map<string, ArticleName>();
  const said = rows.filter((row) => row.written.trim() !== '' && articleIdentities(row).length > 0);
  const different = new Map(said.map((row) => [JSON.stringify([row.written, row.externalId, row.supplier, row.gtin]), row]));
  await inSlices([...different.values()], (row) => {
    const { externalId } = row;
    const nameKey = nameKeyOf(row.written);
    for (const article of articleIdentities(row))
      met.set(JSON.stringify([article.supplierKey, article.articleKey, externalId, nameKey]), {
        ...article,
        externalId,
        nameKey,
      });
  });
  return [...met.values()];
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
      setAside: row.setAside,
      factor: food?.facts.factor?.co2e.value ?? null,
    };
  });
  return matchedPurchase(rows);
}
