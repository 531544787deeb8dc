import { type Diet, DIETS } from '../../ingredients/allergen.ts';

/** A dish that was sold in a month, and of what kind it is by its ingredients; null where nobody can tell. */
export interface DishSold {
  dish: string;
  diet: Diet | null;
  servings: number;
}

export const DISH_KINDS = [...DIETS, 'unknown'] as const;
export type DishKind = (typeof DISH_KINDS)[number];

export interface KindOfDishes {
  kind: DishKind;
  /** Different dishes of it, and their share of all, 0–1. */
  dishes: number;
  offered: number;
  /** Servings, and their share of all. */
  servings: number;
  sold: number;
}

/** Dishes by kind: how many of each stood among what was sold, and how many servings they took. A kind that there was none of is left out. */
export function dishKinds(all: readonly DishSold[]): KindOfDishes[] {
  const dishes = Map.groupBy(all, ({ dish }) => dish);
  const servingsOf = (some: readonly DishSold[]): number => some.reduce((sum, { servings }) => sum + servings, 0);
  const whole = servingsOf(all);
  return DISH_KINDS.flatMap((kind): KindOfDishes[] => {
    const own = [...dishes.values()].filter(([dish]) => (dish?.diet ?? 'unknown') === kind);
    if (own.length === 0) return [];
    const servings = servingsOf(own.flat());
    return [{ kind, dishes: own.length, offered: own.length / dishes.size, servings, sold: whole > 0 ? servings / whole : 0 }];
  });
}
