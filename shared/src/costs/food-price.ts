import { kinOf, stateOf } from './kin.ts';

/** A row of purchases, as far as a price needs it. */
export interface BoughtFood {
  ingredientId: string;
  variationId: string;
  /** Null when nobody can tell. */
  grams: number | null;
  /** Net; null when it is not known. */
  money: number | null;
}

/** The prices that one place paid: by variation, and by ingredient and state. */
export interface Prices<Price extends PerKg = PaidPerKg> {
  byVariation: ReadonlyMap<string, Price>;
  byState: ReadonlyMap<string, Price>;
}

interface PerKg {
  perKg: number;
  /** Kilograms that it rests on; null of a price that somebody typed. */
  kg: number | null;
  /** The day that it was typed. */
  typedOn?: string | undefined;
}

interface PaidPerKg extends PerKg {
  kg: number;
}

/** Where a price is from, the nearest first. */
export const PRICE_ORIGINS = ['kitchen', 'organization', 'typed'] as const;

export interface FoodPrice extends PerKg {
  from: (typeof PRICE_ORIGINS)[number];
  /** It is another variation's of the same food, or of one of its kind: frozen for fresh, or waxy potatoes for floury ones. */
  isOfFamily: boolean;
}

/**
 * Net money ÷ grams of each food. Rows that lack either say nothing of a price; what was sent back is taken off, and a food of
 * which nothing is left has none.
 */
export function pricesOf(bought: Iterable<BoughtFood>): Prices {
  const [variations, states] = [new Map<string, Sum>(), new Map<string, Sum>()];
  for (const { ingredientId, variationId, grams, money } of bought) {
    if (grams === null || money === null) continue;
    add(variations, variationId, { grams, money });
    add(states, keyOf(ingredientId, variationId), { grams, money });
  }
  return { byVariation: perKgOf(variations), byState: perKgOf(states) };
}

/** A food in a state: another state of it costs something else. */
function keyOf(ingredientId: string, variationId: string): string {
  return `${ingredientId}|${stateOf(variationId)}`;
}

interface Sum {
  grams: number;
  money: number;
}

function add(sums: Map<string, Sum>, key: string, { grams, money }: Sum): void {
  const former = sums.get(key) ?? { grams: 0, money: 0 };
  sums.set(key, { grams: former.grams + grams, money: former.money + money });
}

function perKgOf(sums: ReadonlyMap<string, Sum>): ReadonlyMap<string, PaidPerKg> {
  return new Map(
    [...sums].flatMap(([key, { grams, money }]) =>
      grams > 0 && money > 0 ? [[key, { perKg: (money / grams) * 1000, kg: grams / 1000 }] as const] : [],
    ),
  );
}

/** A price that a kitchen typed for a food that nobody bought lately. */
export interface TypedPrice {
  ingredientId: string;
  variationId: string;
  perKg: number;
  typedOn: string;
}

/** Typed prices, as prices of a place. Of several variations of one food in one state the last that was typed stands for the others. */
export function typedPrices(typed: readonly TypedPrice[]): Prices<PerKg> {
  const inOrder = typed.toSorted((one, other) => one.typedOn.localeCompare(other.typedOn));
  const by = (key: (price: TypedPrice) => string) =>
    new Map(inOrder.map((price) => [key(price), { perKg: price.perKg, kg: null, typedOn: price.typedOn }]));
  return {
    byVariation: by(({ variationId }) => variationId),
    byState: by(({ ingredientId, variationId }) => keyOf(ingredientId, variationId)),
  };
}

/** The known prices, by their source. */
export interface KnownPrices {
  kitchen: Prices;
  organization: Prices | null;
  typed?: Prices<PerKg> | null;
}

/**
 * The kitchen's own price before the organization's, that before a typed one; the food itself before another variation of it in the same
 * state, that before one of its kind in that state. Null for unknown, never 0.
 */
export function priceOfFood(
  { ingredientId, variationId }: Pick<BoughtFood, 'ingredientId' | 'variationId'>,
  known: KnownPrices,
): FoodPrice | null {
  const from = (by: keyof Prices, id: string, isOfFamily: boolean): FoodPrice | null => {
    for (const origin of PRICE_ORIGINS) {
      const price = known[origin]?.[by].get(id);
      if (price) return { ...price, from: origin, isOfFamily };
    }
    return null;
  };
  const own = from('byVariation', variationId, false) ?? from('byState', keyOf(ingredientId, variationId), true);
  if (own) return own;
  for (const origin of PRICE_ORIGINS)
    for (const kin of kinOf(ingredientId)) {
      const price = known[origin]?.byState.get(keyOf(kin, variationId));
      if (price) return { ...price, from: origin, isOfFamily: true };
    }
  return null;
}
