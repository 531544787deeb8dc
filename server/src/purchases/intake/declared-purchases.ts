import type { ReplyOf } from '@plateprint/shared/kernel/api/endpoint.ts';
import type { listDeclaredPurchases } from '@plateprint/shared/purchases/api/share-api.ts';
import { marksOfName } from '@plateprint/shared/purchases/shares/purchase-mark.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import type { Services } from '../../platform/services.ts';
import { type PurchasesQuery, purchasedRows } from '../../reports/purchased-rows-store.ts';
import { suppliersOf } from '../invoice-store.ts';
import { currencyOfTime } from './currency-of-time.ts';

type Reply = ReplyOf<typeof listDeclaredPurchases>;

/** Food of a time with a price: an article of a month, dated by the month's first day, with its supplier where one invoice says it. */
export async function declaredPurchases(
  { database, foodData }: Pick<Services, 'database' | 'foodData'>,
  asked: PurchasesQuery,
): Promise<Reply> {
  const suppliers = await suppliersOf(database, asked);
  // The declaration names no currency: prices in two would pass for prices in one.
  const { isOne } = await currencyOfTime(database, asked);
  const items: Reply['items'] = [];
  let unpriced = 0;
  for await (const { ingredients, startDate } of purchasedRows(database, asked))
    for (const row of ingredients) {
      if (row.setAside) continue;
      if (row.money === null || !isOne) unpriced += 1;
      else items.push({ ...declared(row), date: startDate, money: row.money });
    }
  return { unpriced, items };

  function declared({ written, externalId, variation, categoryId, organic, originId }: IngredientRow) {
    const marks = new Set(marksOfName(written, originId));
    if (organic) marks.add('organic');
    const category = categoryId ?? (variation === null ? null : foodData.variation(variation)?.ingredient.categoryId);
    const supplier = suppliers.get(externalId || written) ?? '';
    return { name: written, supplier, category: category ?? null, marks: [...marks], origin: originId };
  }
}
