import type { BridgeSide } from './bridge-side.ts';

/**
 * Two kitchens that have a dish of one name, each by a recipe of its own: it is one dish that they cook differently, and no name was
 * matched anew. What both have of one id, and what stands for several things, stays as it is.
 * @returns `b` with such dishes under the ids that `a` has them by.
 */
export function withDishesOfOneName(a: BridgeSide, b: BridgeSide): BridgeSide {
  const called = new Map<string, string>();
  const taken = new Set<string>();
  for (const [name, dish] of b.matched) {
    const other = a.matched.get(name);
    if (other === undefined || other === dish || a.dishes.has(dish) || b.dishes.has(other)) continue;
    if (called.has(dish) || taken.has(other)) continue;
    called.set(dish, other);
    taken.add(other);
  }
  if (called.size === 0) return b;
  const idOf = (dish: string): string => called.get(dish) ?? dish;
  return {
    ...b,
    matched: new Map([...b.matched].map(([name, dish]) => [name, idOf(dish)])),
    dishes: new Map([...b.dishes].map(([dish, content]) => [idOf(dish), content])),
  };
}
