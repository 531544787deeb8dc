import type { BridgeDish, BridgeSide } from './bridge-side.ts';
import { gramsOf } from './cause.ts';

/**
 * One dish against another, each food of a portion by itself: so that the rows behind a part are foods. A food that one of them does not have
 * is there with no grams.
 * @param a @param b sides of one dish each
 */
export function foodByFood(a: BridgeSide, b: BridgeSide): { a: BridgeSide; b: BridgeSide } {
  const [one, other] = [dishOf(a), dishOf(b)];
  const foods = [...new Set([...one.foods, ...other.foods].map(({ food }) => food))];
  const each = ({ names, factor }: BridgeSide, dish: BridgeDish): BridgeSide => ({
    ...(names && { names }),
    sold: new Map(foods.map((food) => [food, 1])),
    matched: new Map(foods.map((food) => [food, food])),
    dishes: new Map(foods.map((food) => [food, { portions: 1, foods: dish.foods.filter((part) => part.food === food) }])),
    factor,
  });
  return { a: each(a, one), b: each(b, other) };
}

const NOTHING: BridgeDish = { portions: 1, foods: [] };

function dishOf({ dishes }: BridgeSide): BridgeDish {
  const [dish = NOTHING] = dishes.values();
  return { ...dish, foods: dish.foods.filter(({ food }) => gramsOf(dish, food) > 0) };
}
