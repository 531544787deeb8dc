import type { KitchenArticle } from '../../purchases/kitchen-article.ts';
import type { NeededFood } from './needed-foods.ts';

export interface ShoppingRow {
  food: NeededFood;
  /** Null for a food that the kitchen has not bought lately. */
  article: KitchenArticle | null;
  /** The others that it could be, the latest bought first. */
  others: KitchenArticle[];
  /** Grams that somebody has in store. */
  stock: number;
  /** Grams that are lacking. */
  toBuy: number;
  /** Whole packs; null for what is sold by weight or has no article. */
  packs: number | null;
  /** Grams of what is bought: the packs, else what is lacking. */
  bought: number;
  /** Grams that are left when all is cooked. */
  leftOver: number;
  /** The food in whose row the packs stand, where another is bought as the same article; null: in its own. */
  boughtWith: NeededFood | null;
  /** Foods whose packs stand in this row besides its own. */
  alsoFor: NeededFood[];
}

/** Less than this share of a pack is an error of floating point, no pack. */
const DUST = 1e-9;

/** Articles that a food may be bought as: organic ones alone for an organic line, else the conventional ones first. */
export function articlesFor(food: NeededFood, articles: readonly KitchenArticle[]): KitchenArticle[] {
  const { variationId, organic } = food.line;
  if (variationId === null) return [];
  return articles
    .filter((article) => article.variationId === variationId && (article.organic || !organic))
    .toSorted(
      (one, other) =>
        Number(one.organic !== organic) - Number(other.organic !== organic) ||
        Number(one.supplier === null) - Number(other.supplier === null) ||
        (one.month < other.month ? 1 : one.month > other.month ? -1 : 0),
    );
}

export interface Choices {
  /** Grams in store, by the food's key. */
  stock: ReadonlyMap<string, number>;
  /** Which of a food's articles, from 0, by its key. */
  chosen: ReadonlyMap<string, number>;
}

interface LackingFood extends Pick<ShoppingRow, 'food' | 'article' | 'others' | 'stock' | 'toBuy'> {
  /** Grams in store beyond what is cooked of it. */
  spare: number;
}

/** The purchase of each food: the need less the store. Foods that are bought as one article share its packs: their sum is rounded up, once. */
export function shoppingRows(
  foods: readonly NeededFood[],
  articles: readonly KitchenArticle[],
  { stock, chosen }: Choices,
): ShoppingRow[] {
  const lacking = foods.map((food): LackingFood => {
    const fitting = articlesFor(food, articles);
    const article = fitting[chosen.get(food.key) ?? 0] ?? fitting[0] ?? null;
    const inStore = Math.max(0, stock.get(food.key) ?? 0);
    return {
      food,
      article,
      others: fitting.filter((each) => each !== article),
      stock: inStore,
      toBuy: Math.max(0, food.grams - inStore),
      spare: Math.max(0, inStore - food.grams),
    };
  });
  const together = Map.groupBy(lacking, ({ article }) => (article?.packGrams == null ? null : article));
  return lacking.map((row) => rowOf(row, row.article === null ? [row] : (together.get(row.article) ?? [row])));
}

/** A row beside the others that buy the same packs: they stand in the first of which something is lacking. */
function rowOf({ spare, ...row }: LackingFood, together: readonly LackingFood[]): ShoppingRow {
  const first = together.find(({ toBuy }) => toBuy > 0) ?? together[0];
  const pack = row.article?.packGrams ?? null;
  if (pack === null) return { ...row, packs: null, bought: row.toBuy, leftOver: spare, boughtWith: null, alsoFor: [] };
  if (row.toBuy > 0 && first && first.food !== row.food) {
    return { ...row, packs: null, bought: 0, leftOver: 0, boughtWith: first.food, alsoFor: [] };
  }
  const sharers = row.toBuy > 0 ? together.filter(({ toBuy }) => toBuy > 0) : [];
  const all = sharers.reduce((sum, { toBuy }) => sum + toBuy, 0);
  const packs = Math.max(0, Math.ceil(all / pack - DUST));
  return {
    ...row,
    packs,
    bought: packs * pack,
    leftOver: Math.max(0, spare + packs * pack - all),
    boughtWith: null,
    alsoFor: sharers.flatMap(({ food }) => (food === row.food ? [] : [food])),
  };
}
