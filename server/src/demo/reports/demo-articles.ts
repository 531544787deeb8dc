import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { ingredientName, variationName } from '@plateprint/shared/ingredients/name-in.ts';
import type { DemoRestaurantKey } from '../demo-tenants.ts';
import { LANGUAGE_OF } from './demo-report-plan.ts';
import { chanceOf } from '../demo-seasons.ts';
import type { FoodUse } from './demo-follows.ts';

/** Euros of a kilogram by family, as a wholesaler's lists have them; made for the demo. */
const PRICES: ReadonlyMap<string, number> = new Map([
  ['vegetables', 2.1],
  ['potatoes-roots', 1.2],
  ['fruit', 2.2],
  ['berries', 6],
  ['mushrooms-seaweed', 6.5],
  ['legumes', 2.2],
  ['beef', 11],
  ['pork', 6.2],
  ['lamb-game', 14],
  ['poultry', 6.8],
  ['fish', 12.5],
  ['shellfish', 9],
  ['processed-meat', 8.2],
  ['eggs', 3.4],
  ['milk-cream', 1.7],
  ['cheese', 9.2],
  ['plant-dairy', 2.3],
  ['meat-alternatives', 7.5],
  ['fats-oils', 4.6],
  ['grains-flour', 1.1],
  ['pasta-rice', 1.9],
  ['bread-bakery', 3.3],
  ['sauces-condiments', 2.1],
  ['herbs-spices', 13],
  ['nuts-seeds', 11],
  ['sugar-sweets', 2.6],
  ['soft-drinks', 1.6],
  ['alcoholic-drinks', 5.8],
  ['coffee-tea-cocoa', 10],
]);
const OTHER_PRICE = 4.5;

/** Of a euro, in the kitchens' currencies. */
const CURRENCIES: Record<DemoRestaurantKey, number> = { matsalen: 11.1, havnen: 7.46, speicher: 1, canal: 0.86, clairval: 1 };

/** Cases that a kitchen buys a family in; five kilograms of anything else. */
const CASES: ReadonlyMap<string, number> = new Map([
  ['vegetables', 10],
  ['potatoes-roots', 10],
  ['grains-flour', 10],
  ['herbs-spices', 1],
  ['nuts-seeds', 1],
]);

/** Marks that kitchens of a country buy: which word, of which families, of which share of their articles. */
const MARKS: Partial<
  Record<DemoRestaurantKey, readonly (readonly [word: string, share: number, families: ReadonlySet<string> | null])[]>
> = {
  speicher: [['BIO', 0.3, null]],
  clairval: [
    ['LABEL ROUGE', 0.6, new Set(['poultry', 'beef', 'pork', 'lamb-game'])],
    ['MSC', 0.8, new Set(['fish', 'shellfish'])],
    ['AOP', 0.7, new Set(['cheese'])],
    ['BIO', 0.3, null],
  ],
};

/** An article of a wholesaler's list that stands for a food of the dishes. */
export interface FollowingArticle {
  written: string;
  article: string;
  /** Of a kilogram. */
  price: number;
  organic: boolean;
}

/** How a wholesaler writes a food that the dishes use, and what it costs; the same in every report. */
export function articleOf(
  foodData: FoodData,
  restaurant: DemoRestaurantKey,
  { ingredientId, variationId }: FoodUse,
): FollowingArticle | null {
  const found = foodData.variation(variationId);
  if (!found) return null;
  const { ingredient, variation } = found;
  const language = LANGUAGE_OF[restaurant];
  const family = ingredient.categoryId;
  const state = variation.id === ingredient.variations[0]?.id ? '' : ` ${variationName(foodData.release, variation, language)}`;
  const mark = MARKS[restaurant]?.find(
    ([word, share, families]) => (families?.has(family) ?? true) && chanceOf(restaurant, word, ingredientId) < share,
  )?.[0];
  const marked = mark === undefined ? '' : ` ${mark}`;
  const written = `${ingredientName(ingredient, language)}${state}${marked} ${CASES.get(family) ?? 5}KG`;
  const dearer = 0.85 + 0.3 * chanceOf(restaurant, ingredientId, 'price');
  return {
    written: written.toLocaleUpperCase(language.slice(0, 2)),
    article: `W-${1000 + Math.floor(9000 * chanceOf(restaurant, variationId))}`,
    price: (PRICES.get(family) ?? OTHER_PRICE) * CURRENCIES[restaurant] * dearer,
    organic: mark === 'BIO',
  };
}

/** The price of an article against the first month: most cost a little more with each month, some of them less. */
export function dearerBy(restaurant: DemoRestaurantKey, article: string, nth: number): number {
  return 1 + ((0.12 * chanceOf(restaurant, article, 'dearer') - 0.03) * nth) / 12;
}
