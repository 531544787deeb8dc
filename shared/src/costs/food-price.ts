import { kinOf } from './kin.ts';

/** A row of purchases, as far as a price needs it. */
export interface BoughtFood {
  ingredientId: string;
  variationId: string;
  /** Null when nobody can tell. */
  grams: number | null;
  /** Net; null when it is not known. */
  money: number | null;
}

/** What one place paid: by variation, and by ingredient whatever the variation. */
export interface Prices {
  byVariation: ReadonlyMap<string, PerKg>;
  byIngredient: ReadonlyMap<string, PerKg>;
}

interface PerKg {
  perKg: number;
  /** Kilograms that it rests on. */
  kg: number;
}

export interface FoodPrice extends PerKg {
  from: 'kitchen' | 'organization';
  /** It is another variation's of the same food, or of one of its kind: dried for fresh, or waxy potatoes for floury ones. */
  isOfFamily: boolean;
}

/**
 * Net money ÷ grams of each food. Rows that lack either say nothing of a price; what was sent back is taken off, and a food of
 * which nothing is left has none.
 */
export function pricesOf(bought: Iterable<BoughtFood>): Prices {
  const [variations, ingredients] = [new Map<string, Sum>(), new Map<string, Sum>()];
  for (const { ingredientId, variationId, grams, money } of bought) {
    if (grams === null || money === null) continue;
    add(variations, variationId, { grams, money });
    add(ingredients, ingredientId, { grams, money });
  }
  return { byVariation: perKgOf(variations), byIngredient: perKgOf(ingredients) };
}

interface Sum {
  grams: number;
  money: number;
}

function add(sums: Map<string, Sum>, key: string, { grams, money }: Sum): void {
  const former = sums.get(key) ?? { grams: 0, money: 0 };
  sums.set(key, { grams: former.grams + grams, money: former.money + money });
}

function perKgOf(sums: ReadonlyMap<string, Sum>): ReadonlyMap<string, PerKg> {
  return new Map(
    [...sums].flatMap(([key, { grams, money }]) =>
      grams > 0 && money > 0 ? [[key, { perKg: (money / grams) * 1000, kg: grams / 1000 }] as const] : [],
    ),
  );
}

/** The kitchen's own price before the organization's, the food itself before another variation of it, that before one of its kind; null for unknown, never 0. */
export function priceOfFood(
  { ingredientId, variationId }: Pick<BoughtFood, 'ingredientId' | 'variationId'>,
  { kitchen, organization }: { kitchen: Prices; organization: Prices | null },
): FoodPrice | null {
  const places = [['kitchen', kitchen] as const, ...(organization ? [['organization', organization] as const] : [])];
  for (const [from, { byVariation }] of places) {
    const price = byVariation.get(variationId);
    if (price) return { ...price, from, isOfFamily: false };
  }
  for (const [from, { byIngredient }] of places) {
    const price = byIngredient.get(ingredientId);
    if (price) return { ...price, from, isOfFamily: true };
  }
  for (const [from, { byIngredient }] of places)
    for (const kin of kinOf(ingredientId)) {
      const price = byIngredient.get(kin);
      if (price) return { ...price, from, isOfFamily: true };
    }
  return null;
}
