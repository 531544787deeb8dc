import type { KitchenArticle } from '@plateprint/shared/purchases/kitchen-article.ts';
import { foodAllergens } from '@plateprint/shared/ingredients/facts.ts';
import { type FoodAllergens, NOTHING_KNOWN } from '@plateprint/shared/ingredients/food-allergens.ts';
import { asMakersSay } from '@plateprint/shared/mapper/memory/maker-statement.ts';
import { type ListedArticle, makerIdentities, makerStatementOf } from '@plateprint/shared/mapper/memory/remembered.ts';
import { firstDayOf, lastDayOf, type Month, monthLater } from '@plateprint/shared/kernel/month.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import { readPackSize } from '@plateprint/shared/reports/import/pack-size.ts';
import { boughtGrams } from '@plateprint/shared/reports/rows/bought-grams.ts';
import { unitOfWord } from '@plateprint/shared/reports/rows/unit-word.ts';
import { toGrams } from '@plateprint/shared/units/to-grams.ts';
import { makerStatements } from '../../mapper/maker-statement-store.ts';
import { measuresOfFood } from '../../ingredients/actions/measures-of.ts';
import type { Services } from '../../platform/services.ts';
import { purchasedRows } from '../../reports/purchased-rows-store.ts';
import { suppliersOf } from '../invoice-store.ts';

/** A season of purchases: what was bought before may not be sold any more. */
const MONTHS_BACK = 6;

interface ArticleQuery {
  organizationId: string;
  restaurantId: string;
  month: Month;
  /** The foods that are looked for. */
  variations: ReadonlySet<string>;
}

/** The articles of foods that a kitchen bought lately, each as it was bought the last time. Nothing of money. */
export async function kitchenArticles(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  { organizationId, restaurantId, month, variations }: ArticleQuery,
): Promise<KitchenArticle[]> {
  if (variations.size === 0) return [];
  const time = { from: firstDayOf(monthLater(month, -MONTHS_BACK)), to: lastDayOf(month) };
  const own = { organizationId, restaurantId, ...time };
  const suppliers = await suppliersOf(database, own);
  const articles = new Map<string, { article: Omit<KitchenArticle, 'statement' | 'allergens'>; listed: ListedArticle }>();
  for await (const { ingredients, currentImportedDataLanguage: language, startDate } of purchasedRows(database, own))
    for (const row of ingredients) {
      const { variation, organic, written, externalId, setAside } = row;
      if (setAside || variation === null || !variations.has(variation)) continue;
      const supplier = row.supplier ?? suppliers.get(externalId) ?? suppliers.get(written) ?? '';
      const pack = packOf(row, language ?? 'en_gb');
      const key = JSON.stringify([variation, organic, supplier, externalId || written, pack.unit]);
      // Months come in their order: the last one stands.
      articles.set(key, {
        article: {
          variationId: variation,
          organic,
          supplier: supplier === '' ? null : supplier,
          number: externalId,
          name: written,
          ...pack,
          month: startDate.slice(0, 7),
        },
        listed: { supplier, number: externalId, name: written, gtin: row.gtin },
      });
    }
  const listed = [...articles.values()].flatMap((each) => makerIdentities(each.listed));
  const remembered = await makerStatements(database, organizationId, listed);
  return [...articles.values()].map(({ article, listed: said }) => {
    const statement = makerStatementOf(said, remembered);
    return { ...article, statement, allergens: asMakersSay(allergensOf(article.variationId), [statement]) };
  });

  function allergensOf(id: string): FoodAllergens {
    const known = foodData.variation(id);
    return known ? foodAllergens(known.variation.allergens ?? known.ingredient.allergens) : NOTHING_KNOWN;
  }

  /** The weight of one, by the weight of the whole row; where it came by weight, by the size in its name. */
  function packOf(row: IngredientRow, language: Language): Pick<KitchenArticle, 'unit' | 'packGrams'> {
    const measures = measuresOfFood(foodData, { variationId: row.variation, categoryId: row.categoryId });
    const unit = row.unit === null ? null : unitOfWord(row.unit, language);
    const isMass = unit !== null && toGrams({ amount: 1, unit }, { density: null, pieces: {} }).grams !== null;
    if (isMass || row.unit === null) {
      const size = readPackSize(row.written, 'name');
      const grams =
        size && boughtGrams({ ...row, grams: null, counted: null, amount: size.amount, unit: size.unit }, measures, 'en_gb');
      return { unit: null, packGrams: grams };
    }
    const grams = boughtGrams(row, measures, language);
    const amount = row.amount ?? 0;
    return { unit: row.unit, packGrams: grams !== null && amount > 0 ? grams / amount : null };
  }
}
