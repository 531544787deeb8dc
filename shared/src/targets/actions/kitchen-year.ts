import * as z from 'zod/mini';
import type { FoodPart } from '../../footprint/difference/food-part.ts';
import { Figure } from '../../footprint/figure.ts';
import { scaled } from '../../footprint/uncertainty.ts';

/** The part of one food from one supply in a portion, grams CO2e (`FoodPart`). */
const Food = z.object({
  food: z.string(),
  supply: z.string(),
  co2: Figure,
  supplyRange: z.object({ low: z.number(), high: z.number() }),
});

/** A line of a dish with the foods of one portion of it, those of a base recipe apart. */
const DishLine = z.object({ id: z.string(), foods: z.array(Food) });

/** A dish as it is sold in a year, in one kitchen. */
export const DishYear = z.object({
  id: z.string(),
  name: z.string(),
  /** Guests who do not find it take another dish of the same kitchen. */
  kitchen: z._default(z.string(), ''),
  /** Servings a year, as sold, and what each counts as. */
  servings: z.number(),
  mealSize: z.number(),
  lines: z.array(DishLine),
});
export type DishYear = z.infer<typeof DishYear>;

/** A share (0–1) of a line becomes something else; `foods` are what a whole line of it would be, in one portion. */
export const Replacement = z.object({
  dishId: z.string(),
  lineId: z.string(),
  share: z.number(),
  foods: z.array(Food),
  /** The same food from elsewhere: of what is left when everything else has had its share of the line. */
  isOfRest: z.optional(z.boolean()),
});
export type Replacement = z.infer<typeof Replacement>;

/** The change of a year by an action: lines become something else, or other dishes take a share of a dish's servings. */
export interface YearChange {
  id: string;
  replaces: readonly Replacement[];
  fewer: { dishId: string; share: number } | null;
}

/** Grams CO2e of one portion. */
export function gramsOf(foods: readonly FoodPart[]): number {
  return foods.reduce((sum, { co2 }) => sum + co2.value, 0);
}

/**
 * The foods of a year with some changes made, all at once: two on one line share it, and never take more than there is of it; two on
 * one dish leave both of it. In which order they are given makes no difference.
 */
export function foodsOfYear(dishes: readonly DishYear[], changes: readonly YearChange[]): FoodPart[] {
  const servings = servingsAfter(dishes, changes);
  const replaced = Map.groupBy(
    changes.flatMap(({ replaces }) => replaces),
    ({ dishId, lineId }) => JSON.stringify([dishId, lineId]),
  );
  return dishes.flatMap(({ id, lines }) => {
    const sold = servings.get(id) ?? 0;
    return lines.flatMap((line) =>
      foodsOfLine(line.foods, replaced.get(JSON.stringify([id, line.id])) ?? []).map((part) => times(part, sold)),
    );
  });
}

/** The lightest first: what is left of the line is for the next, and what is left in the end comes from elsewhere. */
function foodsOfLine(foods: readonly FoodPart[], replacements: readonly Replacement[]): FoodPart[] {
  const made: FoodPart[] = [];
  let left = 1;
  const lightestFirst = replacements.toSorted(
    (a, b) =>
      Number(a.isOfRest ?? false) - Number(b.isOfRest ?? false) ||
      gramsOf(a.foods) - gramsOf(b.foods) ||
      a.share - b.share ||
      (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1),
  );
  for (const replacement of lightestFirst) {
    const share = Math.min(left, replacement.share);
    left -= share;
    made.push(...replacement.foods.map((part) => times(part, share)));
  }
  return [...(left > 0 ? foods.map((part) => times(part, left)) : []), ...made];
}

/**
 * Servings by dish. Guests who do not find a dish take another of the same kitchen: the portions that are given up go to the dishes
 * that are not served less, in proportion to what is sold of each; where all are served less, to all of them.
 */
export function servingsAfter(dishes: readonly DishYear[], changes: readonly YearChange[]): Map<string, number> {
  const kitchens = Map.groupBy(dishes, ({ kitchen }) => kitchen);
  return new Map([...kitchens.values()].flatMap((own) => [...servingsInKitchen(own, changes)]));
}

function servingsInKitchen(dishes: readonly DishYear[], changes: readonly YearChange[]): Map<string, number> {
  const stays = new Map<string, number>();
  for (const { fewer } of changes)
    if (fewer) stays.set(fewer.dishId, (stays.get(fewer.dishId) ?? 1) * (1 - Math.min(1, fewer.share)));
  const kept = dishes.map((dish) => ({ dish, servings: dish.servings * (stays.get(dish.id) ?? 1) }));
  const freed = kept.reduce((sum, { dish, servings }) => sum + (dish.servings - servings) * dish.mealSize, 0);
  const untouched = kept.filter(({ dish }) => !stays.has(dish.id));
  const takers = untouched.some(({ dish }) => dish.servings * dish.mealSize > 0) ? untouched : kept;
  const portions = takers.reduce((sum, { servings, dish }) => sum + servings * dish.mealSize, 0);
  const more = portions > 0 ? 1 + freed / portions : 1;
  const taking = new Set(takers.map(({ dish }) => dish.id));
  return new Map(kept.map(({ dish, servings }) => [dish.id, taking.has(dish.id) ? servings * more : servings]));
}

function times({ food, supply, co2, supplyRange: { low, high } }: FoodPart, by: number): FoodPart {
  return { food, supply, co2: scaled(co2, by), supplyRange: { low: low * by, high: high * by } };
}
