import { PURCHASE_MARKS, type PurchaseMark } from './purchase-mark.ts';
import { type MarkedArticle, sums } from './shares-of.ts';

export interface MarkSum {
  mark: PurchaseMark;
  kg: number;
  money: number | null;
}

/** The sum of each mark; one article may bear several, so the sums do not add up. Marks that nothing bears are left out. */
export function markSums(food: readonly MarkedArticle[]): MarkSum[] {
  return PURCHASE_MARKS.flatMap((mark) => {
    const bearing = food.filter(({ marks }) => marks.has(mark));
    return bearing.length === 0 ? [] : [{ mark, ...sums(bearing) }];
  });
}
