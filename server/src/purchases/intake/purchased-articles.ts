import type { PurchasedArticle } from '@plateprint/shared/purchases/shares/shares-of.ts';
import { boughtGrams } from '@plateprint/shared/reports/rows/bought-grams.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { measuresOfFood } from '../../ingredients/actions/measures-of.ts';
import type { Services } from '../../platform/services.ts';
import { type PurchasesQuery, purchasedRows } from '../../reports/purchased-rows-store.ts';
import { type Named, organicDecided } from './organic-decided.ts';

const MEAT_AND_FISH: ReadonlySet<string> = new Set([
  'beef',
  'pork',
  'lamb-game',
  'poultry',
  'processed-meat',
  'fish',
  'shellfish',
]);

/** The purchases of a time, as the rules of public kitchens look at them. */
export async function purchasedArticles(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  asked: PurchasesQuery,
): Promise<PurchasedArticle[]> {
  const articles: (PurchasedArticle & Named)[] = [];
  for await (const { ingredients, currentImportedDataLanguage: language } of purchasedRows(database, asked))
    for (const row of ingredients) {
      const grams = boughtGrams(row, measures(row), language ?? 'en_gb');
      articles.push({ ...plain(row), language: language ?? null, grams, ...kindOf(row) });
    }
  const decidedOf = await organicDecided(database, asked.organizationId, articles);
  return articles.map(({ written, externalId, supplier, gtin, ...article }) => ({
    ...article,
    decided: decidedOf({ written, externalId, supplier, gtin }),
  }));

  function measures({ variation, categoryId }: IngredientRow) {
    return measuresOfFood(foodData, { variationId: variation, categoryId });
  }

  function kindOf({ variation, categoryId }: IngredientRow): Pick<PurchasedArticle, 'isMeatOrFish'> {
    const category = categoryId ?? (variation === null ? null : foodData.variation(variation)?.ingredient.categoryId);
    return { isMeatOrFish: MEAT_AND_FISH.has(category ?? '') };
  }
}

function plain({
  written,
  externalId,
  supplier,
  gtin,
  money,
  organic,
  originId,
  setAside,
}: IngredientRow): Omit<PurchasedArticle, 'grams' | 'isMeatOrFish'> & Named {
  return { name: written, written, externalId, supplier, gtin, number: externalId, money, organic, origin: originId, setAside };
}
