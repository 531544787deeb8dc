import type { ShoppingRow } from '@plateprint/shared/calendar/kitchen/shopping-list.ts';
import type { FoodNames } from './use-food-names.ts';

export interface ShoppingGroup {
  /** Null where no supplier is known. */
  supplier: string | null;
  shelves: { name: string | null; rows: ShoppingRow[] }[];
}

/** Rows by supplier, and of each by shelf; what has no supplier stands last, what stands on no shelf last of its supplier. */
export function shoppingGroups(rows: readonly ShoppingRow[], names: FoodNames, locale: string): ShoppingGroup[] {
  const inOrder = (one: string | null, other: string | null): number =>
    one === null || other === null ? Number(one === null) - Number(other === null) : one.localeCompare(other, locale);
  return [...Map.groupBy(rows, ({ article }) => article?.supplier ?? null)]
    .toSorted(([one], [other]) => inOrder(one, other))
    .map(([supplier, ofSupplier]) => ({
      supplier,
      shelves: [...Map.groupBy(ofSupplier, ({ food }) => names.shelf(food.line))]
        .toSorted(([one], [other]) => inOrder(one, other))
        .map(([name, ofShelf]) => ({
          name,
          rows: ofShelf.toSorted((one, other) => names.food(one.food.line).localeCompare(names.food(other.food.line), locale)),
        })),
    }));
}
