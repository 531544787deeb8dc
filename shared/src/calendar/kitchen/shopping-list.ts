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

/** The purchase of each food: the need less the store, rounded up to whole packs. */
export function shoppingRows(
  foods: readonly NeededFood[],
  articles: readonly KitchenArticle[],
  { stock, chosen }: Choices,
): ShoppingRow[] {
  return foods.map((food) => {
    const fitting = articlesFor(food, articles);
    const article = fitting[chosen.get(food.key) ?? 0] ?? fitting[0] ?? null;
    const inStore = Math.max(0, stock.get(food.key) ?? 0);
    const toBuy = Math.max(0, food.grams - inStore);
    const pack = article?.packGrams ?? null;
    const packs = pack === null ? null : Math.max(0, Math.ceil(toBuy / pack - DUST));
    const bought = pack === null || packs === null ? toBuy : packs * pack;
    return {
      food,
      article,
      others: fitting.filter((each) => each !== article),
      stock: inStore,
      toBuy,
      packs,
      bought,
      leftOver: Math.max(0, inStore + bought - food.grams),
    };
  });
}
