import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { listDeclaredPurchases } from '@plateprint/shared/purchases/api/share-api.ts';
import { marksOfArticle } from '@plateprint/shared/purchases/shares/purchase-mark.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import type { Services } from '../../platform/services.ts';
import { type PurchasesQuery, purchasedRows } from '../../reports/purchased-rows-store.ts';
import { suppliersOf } from '../invoice-store.ts';
import { currencyOfTime } from './currency-of-time.ts';
import { organicDecided } from './organic-decided.ts';

type Reply = ReplyOf<typeof listDeclaredPurchases>;

/**
 * Food of a time with a price, on the day that its file or invoice says: what was bought on several days of a month, and what nobody dated, stands on the
 * month's first. With its supplier, where there is one.
 */
export async function declaredPurchases(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  asked: PurchasesQuery,
): Promise<Reply> {
  const suppliers = await suppliersOf(database, asked);
  // The declaration names no currency: prices in two would pass for prices in one.
  const { isOne } = await currencyOfTime(database, asked);
  const priced: { row: IngredientRow; money: number; date: string; language: Language | null }[] = [];
  let unpriced = 0;
  for await (const { ingredients, startDate: date, currentImportedDataLanguage: language } of purchasedRows(database, asked))
    for (const row of ingredients) {
      if (row.setAside) continue;
      if (row.money === null || !isOne) unpriced += 1;
      else priced.push({ row, money: row.money, date: row.day ?? date, language: language ?? null });
    }
  const decidedOf = await organicDecided(
    database,
    asked.organizationId,
    priced.map(({ row }) => row),
  );
  return { unpriced, items: priced.map(({ row, language, ...rest }) => ({ ...declared(row, language), ...rest })) };

  function declared(row: IngredientRow, language: Language | null) {
    const { written, externalId, variation, categoryId, organic, originId } = row;
    const marks = marksOfArticle({ name: written, organic, decided: decidedOf(row), origin: originId, language });
    const category = categoryId ?? (variation === null ? null : foodData.variation(variation)?.ingredient.categoryId);
    const supplier = row.supplier ?? suppliers.get(externalId || written) ?? '';
    return { name: written, supplier, category: category ?? null, marks: [...marks], origin: originId };
  }
}
