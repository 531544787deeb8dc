import type { BridgePart } from './bridge-part.ts';
import type { BridgeBasis, BridgeDish, BridgeSide } from './bridge-side.ts';
import { gramsOf, soldInAll } from './cause.ts';

interface Pair {
  a: BridgeSide;
  b: BridgeSide;
}

/** Weight and emissions of one serving of a dish, as far as it has a factor. */
export interface Content {
  grams: number;
  co2: number;
  portions: number;
}

type Side = keyof Pair;
const otherThan = (side: Side): Side => (side === 'a' ? 'b' : 'a');

/** The part of each name in a total, in the order of the names. */
export interface BridgeAmounts {
  names: readonly string[];
  /** With some parts taken from `b` and the rest from `a`. */
  with: (fromB: ReadonlySet<BridgePart>) => readonly Content[];
}

export function bridgeAmounts(pair: Pair): BridgeAmounts {
  const names = [...new Set([...pair.a.sold.keys(), ...pair.b.sold.keys()])];
  const sold = { a: soldInAll(pair.a), b: soldInAll(pair.b) };
  const contentOf = contents(pair);
  return {
    names,
    with: (fromB) => {
      const from = (part: BridgePart): Side => (fromB.has(part) ? 'b' : 'a');
      const [mix, matching] = [from('mix'), from('matching')];
      const inAll = sold[from('servings')];
      const choice = { recipes: from('recipes'), supply: from('supply'), factors: from('food_data') };
      return names.map((name) => {
        const amount = pair[mix].sold.get(name) ?? 0;
        if (amount === 0) return NOTHING;
        const matcher = pair[matching].sold.has(name) ? matching : otherThan(matching);
        const dish = pair[matcher].matched.get(name);
        const content = dish === undefined ? null : contentOf(dish, choice);
        if (content === null) return NOTHING;
        const times = (amount / sold[mix]) * inAll;
        return { co2: times * content.co2, grams: times * content.grams, portions: times * content.portions };
      });
    },
  };
}

const NOTHING: Content = { grams: 0, co2: 0, portions: 0 };

/** The total or average that comes out when some parts are taken from `b` and the rest from `a`; null where nothing is counted. */
export function bridgeValue(pair: Pair, basis: BridgeBasis): (fromB: ReadonlySet<BridgePart>) => number | null {
  const amounts = bridgeAmounts(pair);
  return (fromB) => {
    const each = amounts.with(fromB);
    const per = dividedBy(each, basis);
    return per === null ? null : each.reduce((sum, { co2 }) => sum + co2, 0) / per;
  };
}

/** The divisor of amounts; null where nothing is counted. */
export function dividedBy(each: readonly Content[], basis: BridgeBasis): number | null {
  let [grams, portions] = [0, 0];
  for (const amount of each) {
    grams += amount.grams;
    portions += amount.portions;
  }
  const per = { total: 1, kg: grams / 1000, portion: portions }[basis];
  return grams > 0 && per > 0 ? per : null;
}

interface Choice {
  recipes: Side;
  supply: Side;
  factors: Side;
}

/** Each dish is worked out once for each of the eight choices; null where none of its foods has a factor. */
function contents(pair: Pair): (dish: string, choice: Choice) => Content | null {
  const known = new Map<string, (Content | null | undefined)[]>();
  return (dish, choice) => {
    const place = (choice.recipes === 'b' ? 4 : 0) + (choice.supply === 'b' ? 2 : 0) + (choice.factors === 'b' ? 1 : 0);
    const ofDish = known.get(dish) ?? [];
    known.set(dish, ofDish);
    const remembered = ofDish[place];
    if (remembered !== undefined) return remembered;
    const content = contentWith(pair, dish, choice);
    ofDish[place] = content;
    return content;
  };
}

function contentWith(pair: Pair, id: string, { recipes, supply, factors }: Choice): Content | null {
  const recipe = pair[recipes].dishes.get(id) ?? pair[otherThan(recipes)].dishes.get(id);
  if (!recipe) return null;
  const supplier = pair[supply].dishes.get(id) ?? recipe;
  let [grams, co2] = [0, 0];
  for (const food of new Set(recipe.foods.map((each) => each.food))) {
    const amount = gramsOf(recipe, food);
    const from = gramsOf(supplier, food) > 0 ? supplier : recipe;
    for (const part of suppliesOf(from, food)) {
      const factor = pair[factors].factor(food, part.supply) ?? pair[otherThan(factors)].factor(food, part.supply);
      if (factor === null) continue;
      grams += amount * part.share;
      co2 += amount * part.share * factor;
    }
  }
  return grams > 0 ? { grams, co2, portions: recipe.portions } : null;
}

function suppliesOf(dish: BridgeDish, food: string): { supply: string; share: number }[] {
  const all = gramsOf(dish, food);
  return dish.foods
    .filter((each) => each.food === food && each.grams > 0)
    .map(({ supply, grams }) => ({ supply, share: all > 0 ? grams / all : 0 }));
}
