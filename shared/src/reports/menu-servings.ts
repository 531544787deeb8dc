import { wholeParts } from '../kernel/whole-parts.ts';
import type { MenuRow, MenuSplit } from './model/report.ts';

/** Servings that dishes were sold in former reports, by recipe. */
export type SoldBefore = ReadonlyMap<string, number>;

const NOTHING_SOLD: SoldBefore = new Map();

/** The servings of a menu's dishes, in their order: where one has none of its own, its share of those of the menu. */
export function servingsOfDishes(menu: MenuRow): (number | null)[] {
  const { servings, recipes } = menu;
  const open = recipes.filter((dish) => dish.servings === null);
  if (servings === null || open.length === 0) return recipes.map((dish) => dish.servings);
  if (menu.split === 'each') return recipes.map((dish) => dish.servings ?? servings);
  const left = Math.max(0, servings - sumOf(recipes.map((dish) => dish.servings)));
  const shares = divided(left, evenly(open.length));
  return recipes.map((dish) => dish.servings ?? shares[open.indexOf(dish)] ?? null);
}

/** The meaning of a menu's servings; in a report from before it was asked, by its numbers. */
export function splitOf({ split, servings, recipes }: MenuRow): MenuSplit {
  if (split !== undefined) return split;
  const typed = recipes.filter((dish) => dish.servings !== null);
  if (typed.length === 0) return 'divided';
  return recipes.every((dish) => dish.servings === servings) ? 'each' : 'own';
}

/** A menu with its servings typed: its dishes follow, unless theirs were typed one by one. */
export function withMenuServings(menu: MenuRow, servings: number | null, sold: SoldBefore): MenuRow {
  return withSplit({ ...menu, servings }, splitOf(menu), sold);
}

/** A menu whose servings are said to be one of its dishes each, or every dish each. */
export function withSplit(menu: MenuRow, split: MenuSplit, sold: SoldBefore): MenuRow {
  const servings = dishServings(menu, split, sold);
  return { ...menu, split, recipes: menu.recipes.map((dish, place) => ({ ...dish, servings: servings[place] ?? null })) };
}

/** A dish's servings typed by hand: from then on each dish has its own. */
export function withDishServings(menu: MenuRow, key: string, servings: number | null): MenuRow {
  const recipes = menu.recipes.map((dish) => (dish.key === key ? { ...dish, servings } : dish));
  return { ...menu, split: 'own', recipes };
}

/** Servings of all its dishes together, which is what a report counts; null while nothing is typed. */
export function sumOfDishes(menu: MenuRow): number | null {
  const servings = servingsOfDishes(menu);
  return servings.every((each) => each === null) ? null : sumOf(servings);
}

/** By what a menu's servings are divided as they stand; null where they are not, or follow neither. */
export function dividedBy(menu: MenuRow, sold: SoldBefore): 'sold_before' | 'evenly' | null {
  if (splitOf(menu) !== 'divided' || menu.servings === null) return null;
  const stand = servingsOfDishes(menu);
  const isDividedBy = (before: SoldBefore): boolean =>
    dishServings(menu, 'divided', before).every((each, place) => each === stand[place]);
  if (menu.recipes.some(({ id }) => soldOf(sold, id) > 0) && isDividedBy(sold)) return 'sold_before';
  return isDividedBy(NOTHING_SOLD) ? 'evenly' : null;
}

function dishServings(menu: MenuRow, split: MenuSplit, sold: SoldBefore): (number | null)[] {
  const { servings, recipes } = menu;
  if (split === 'own') return servingsOfDishes(menu);
  if (servings === null || split === 'each') return recipes.map(() => servings);
  return divided(servings, weightsOf(menu, sold));
}

/** As they were sold before; a dish that never was counts like the average of those that were. */
function weightsOf({ recipes }: MenuRow, sold: SoldBefore): number[] {
  const before = recipes.map(({ id }) => soldOf(sold, id));
  const known = before.filter((servings) => servings > 0);
  if (known.length === 0) return evenly(recipes.length);
  const average = sumOf(known) / known.length;
  return before.map((servings) => (servings > 0 ? servings : average));
}

function soldOf(sold: SoldBefore, id: string | null): number {
  return id === null ? 0 : (sold.get(id) ?? 0);
}

/** Whole servings stay whole. */
function divided(servings: number, weights: readonly number[]): number[] {
  if (Number.isInteger(servings) && servings >= 0) return wholeParts(servings, weights);
  const all = sumOf(weights);
  return weights.map((weight) => (servings * weight) / all);
}

function evenly(dishes: number): number[] {
  return Array.from({ length: dishes }, () => 1);
}

function sumOf(numbers: readonly (number | null)[]): number {
  return numbers.reduce<number>((sum, each) => sum + (each ?? 0), 0);
}
