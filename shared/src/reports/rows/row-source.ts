import type { IngredientRow } from '../model/imported-row.ts';
import { isSentBack } from './taken-back.ts';

const PARTS = ['gtin', 'supplier', 'invoice', 'day'] as const satisfies readonly (keyof IngredientRow)[];
type Part = (typeof PARTS)[number];

/** Where a purchase stands on paper: who sold it, on which invoice and day, and its GTIN. Absent is what nobody said. */
export type RowSource = Pick<IngredientRow, Part>;

/** What is said of a purchase's papers; what is empty is left out. */
export function sourceOf(said: Partial<Record<Part, string | null>>): RowSource {
  return Object.fromEntries(PARTS.flatMap((part) => (said[part] ? [[part, said[part]] as const] : [])));
}

/** Of rows that become one: what both say alike. One that brings no goods says nothing new of what was bought. */
export function sourceOfBoth<Row extends RowSource & Pick<IngredientRow, 'amount' | 'grams'>>(one: Row, other: Row): RowSource {
  const bringsGoods = !isSentBack(other) && !(other.amount === null && other.grams === null);
  const kept = (part: Part): string | undefined => (bringsGoods && one[part] !== other[part] ? undefined : one[part]);
  return { gtin: kept('gtin'), supplier: kept('supplier'), invoice: kept('invoice'), day: kept('day') };
}
