import type { BridgeDish, BridgeSide, SuppliedFood } from './bridge-side.ts';

/** One of the reports that a side is made of, with whose names it has: those of two kitchens mean different things. */
export interface PartOfSide {
  side: BridgeSide;
  /** Empty where all are of one kitchen. */
  kitchen: string;
}

/**
 * Several reports as one side. A dish is what its servings were on average, and a factor what its grams emitted on average, so that totals
 * and averages are those of the reports together.
 */
export function mergedSides(parts: readonly PartOfSide[]): BridgeSide {
  const [sold, matched, names] = [new Map<string, number>(), new Map<string, string>(), new Map<string, string>()];
  const dishes = new Map<string, DishInAll>();
  for (const { side, kitchen } of parts) {
    for (const [name, amount] of side.sold) {
      const dish = side.matched.get(name) ?? null;
      const own = kitchen === '' ? name : JSON.stringify([kitchen, name]);
      const key = sold.has(own) && (matched.get(own) ?? null) !== dish ? JSON.stringify([own, dish]) : own;
      sold.set(key, (sold.get(key) ?? 0) + amount);
      names.set(key, side.names?.get(name) ?? name);
      if (dish === null) continue;
      matched.set(key, dish);
      // A dish that nothing is known of in one report was sold there all the same.
      const content = side.dishes.get(dish) ?? { portions: 0, foods: [] };
      addServings(dishes, dish, { content, amount, factor: side.factor });
    }
  }
  const factors = averageFactors(dishes);
  return {
    names,
    sold,
    matched,
    dishes: new Map([...dishes].map(([id, dish]) => [id, onAverage(dish)])),
    factor: (food, supply) => factors.get(keyOf(food, supply)) ?? null,
  };
}

interface FoodInAll extends SuppliedFood {
  /** Grams CO2e of them; null where they have no factor. */
  co2: number | null;
}

/** All servings of a dish, or grams of a purchase. */
interface DishInAll {
  amount: number;
  portions: number;
  foods: Map<string, FoodInAll>;
}

function addServings(
  dishes: Map<string, DishInAll>,
  id: string,
  { content, amount, factor }: { content: BridgeDish; amount: number; factor: BridgeSide['factor'] },
): void {
  const dish = dishes.get(id) ?? { amount: 0, portions: 0, foods: new Map<string, FoodInAll>() };
  dishes.set(id, dish);
  dish.amount += amount;
  // What has no figure is in no average.
  const hasFigure = content.foods.some(({ food, supply, grams }) => grams > 0 && factor(food, supply) !== null);
  dish.portions += hasFigure ? amount * content.portions : 0;
  for (const { food, supply, grams } of content.foods) {
    const each = factor(food, supply);
    // A food that had a factor in some reports alone is two, or the grams of the others would be counted as well.
    const named = each === null ? `${food} ?` : food;
    const former = dish.foods.get(keyOf(named, supply)) ?? {
      food: named,
      supply,
      grams: 0,
      co2: each === null ? null : 0,
    };
    dish.foods.set(keyOf(named, supply), {
      ...former,
      grams: former.grams + amount * grams,
      co2: former.co2 === null || each === null ? null : former.co2 + amount * grams * each,
    });
  }
}

function onAverage({ amount, portions, foods }: DishInAll): BridgeDish {
  const all = amount > 0 ? amount : 1;
  return {
    portions: portions / all,
    foods: [...foods.values()].map(({ food, supply, grams }) => ({ food, supply, grams: grams / all })),
  };
}

function averageFactors(dishes: ReadonlyMap<string, DishInAll>): ReadonlyMap<string, number> {
  const sums = new Map<string, { grams: number; co2: number }>();
  for (const { foods } of dishes.values()) {
    for (const [key, { grams, co2 }] of foods) {
      if (co2 === null || !(grams > 0)) continue;
      const former = sums.get(key) ?? { grams: 0, co2: 0 };
      sums.set(key, { grams: former.grams + grams, co2: former.co2 + co2 });
    }
  }
  return new Map([...sums].map(([key, { grams, co2 }]) => [key, co2 / grams]));
}

function keyOf(food: string, supply: string): string {
  return JSON.stringify([food, supply]);
}
