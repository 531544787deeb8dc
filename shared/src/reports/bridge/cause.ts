import type { BridgePart } from './bridge-part.ts';
import type { BridgeBasis, BridgeDish, BridgeSide } from './bridge-side.ts';

interface Pair {
  a: BridgeSide;
  b: BridgeSide;
}

/** Whether something of it differs between the sides: else it makes exactly nothing. */
export function isCause(part: BridgePart, { a, b }: Pair, basis: BridgeBasis): boolean {
  switch (part) {
    case 'servings':
      // How much there is of everything moves no average.
      return basis === 'total' && !isSame(soldInAll(a), soldInAll(b));
    case 'mix':
      return keysOfBoth(a.sold, b.sold).some((name) => !isSame(shareOf(a, name), shareOf(b, name)));
    case 'matching':
      return [...a.sold.keys()].some((name) => b.sold.has(name) && a.matched.get(name) !== b.matched.get(name));
    case 'recipes':
      return dishesOfBoth(a, b).some(([one, other]) => !haveSameAmounts(one, other));
    case 'supply':
      return dishesOfBoth(a, b).some(([one, other]) => foodsOf(one).some((food) => !haveSameSupply(food, one, other)));
    case 'food_data':
      return [a, b].some((side) =>
        [...side.dishes.values()].some((dish) =>
          dish.foods.some(({ food, supply }) => !isSameFactor(a.factor(food, supply), b.factor(food, supply))),
        ),
      );
    default:
      return part satisfies never;
  }
}

export function soldInAll({ sold }: BridgeSide): number {
  return [...sold.values()].reduce((sum, amount) => sum + amount, 0);
}

function shareOf(side: BridgeSide, name: string): number {
  const all = soldOnce(side);
  return all > 0 ? (side.sold.get(name) ?? 0) / all : 0;
}

const sums = new WeakMap<BridgeSide, number>();

function soldOnce(side: BridgeSide): number {
  const sum = sums.get(side) ?? soldInAll(side);
  sums.set(side, sum);
  return sum;
}

function keysOfBoth(a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...a.keys(), ...b.keys()])];
}

function dishesOfBoth(a: BridgeSide, b: BridgeSide): [BridgeDish, BridgeDish][] {
  return [...a.dishes].flatMap(([id, dish]): [BridgeDish, BridgeDish][] => {
    const other = b.dishes.get(id);
    return other ? [[dish, other]] : [];
  });
}

function foodsOf({ foods }: BridgeDish): string[] {
  return [...new Set(foods.map(({ food }) => food))];
}

function haveSameAmounts(one: BridgeDish, other: BridgeDish): boolean {
  if (one.portions !== other.portions) return false;
  return [...new Set([...foodsOf(one), ...foodsOf(other)])].every((food) => isSame(gramsOf(one, food), gramsOf(other, food)));
}

function haveSameSupply(food: string, one: BridgeDish, other: BridgeDish): boolean {
  const [ofOne, ofOther] = [gramsOf(one, food), gramsOf(other, food)];
  if (!(ofOne > 0) || !(ofOther > 0)) return true;
  const supplies = [...one.foods, ...other.foods].filter((each) => each.food === food).map(({ supply }) => supply);
  return supplies.every((supply) => isSame(gramsOf(one, food, supply) / ofOne, gramsOf(other, food, supply) / ofOther));
}

export function gramsOf({ foods }: BridgeDish, food: string, supply?: string): number {
  let grams = 0;
  for (const each of foods) {
    if (each.food === food && (supply === undefined || each.supply === supply)) grams += each.grams;
  }
  return grams;
}

function isSameFactor(one: number | null, other: number | null): boolean {
  // A value that one side does not know is the other's.
  return one === null || other === null || isSame(one, other);
}

function isSame(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1e-12 * Math.max(Math.abs(one), Math.abs(other));
}
