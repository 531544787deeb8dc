import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientRow } from '@plateprint/shared/reports/model/imported-row.ts';
import type { Database } from '../../platform/database/database.ts';
import { namesMapped } from '../../mapper/actions/map-names.ts';
import { demoId } from '../demo-id.ts';
import { usedFoods } from './demo-follows.ts';
import { articleOf, dearerBy } from './demo-articles.ts';
import { DEMO_NEW_GOODS } from './demo-new-goods.ts';
import { DEMO_PURCHASES } from './demo-purchases.ts';
import { LANGUAGE_OF, type PlannedReport } from './demo-report-plan.ts';
import { chanceOf, type DishOnSale, seasonOf } from '../demo-seasons.ts';

/** Of what no dish uses a kitchen buys a little: for the staff, for the salad table. */
const BESIDE_DISHES = 0.15;
/** Kilograms a month: less of a food is not ordered every month, it stands in the store. */
const LEAST_ORDER = 1.5;

/**
 * A kitchen's purchases in the time of a report, as in its wholesaler's file and as the mapper understands them: they follow from
 * its dishes.
 */
export async function boughtIn(
  services: { database: Database; foodData: FoodData },
  plan: PlannedReport,
  dishes: readonly DishOnSale[],
): Promise<IngredientRow[]> {
  const { restaurant, month, nth, share, status } = plan;
  const isNew = status === 'draft';
  const purchases = [...(DEMO_PURCHASES[restaurant] ?? []), ...(isNew ? (DEMO_NEW_GOODS[restaurant] ?? []) : [])];
  const names = purchases.map(({ written, article }) => ({ name: written, externalId: article }));
  const organizationId = demoId('norrsken');
  const mapped = await namesMapped(services, { organizationId, language: LANGUAGE_OF[restaurant], names });
  const used = usedFoods(plan, dishes);
  const listed = purchases.map((purchase, at): Bought => {
    const known = purchase.setAside ? null : (mapped[at] ?? null);
    const food = known?.variationId ? used.get(known.variationId) : undefined;
    const { written, kilograms, price, trend = 1, article, setAside = false } = purchase;
    const beside = known?.ingredientId ? BESIDE_DISHES : 1;
    const amount = food?.kilograms ?? kilograms * share * seasonOf(restaurant, month) * trend ** nth * beside;
    return {
      written,
      article,
      price,
      amount,
      setAside,
      ingredient: known?.ingredientId ?? null,
      variation: known?.variationId ?? null,
      categoryId: known?.categoryId ?? null,
      originId: known?.origin_iso ?? null,
      organic: known?.organic ?? false,
    };
  });
  const taken = new Set(listed.map(({ variation }) => variation));
  const following = [...used.values()].flatMap((food): Bought[] => {
    const isInStore = food.kilograms < LEAST_ORDER * share;
    const article = isInStore || taken.has(food.variationId) ? null : articleOf(services.foodData, restaurant, food);
    if (!article) return [];
    const { ingredientId: ingredient, variationId: variation, kilograms: amount } = food;
    return [{ ...article, amount, setAside: false, ingredient, variation, categoryId: null, originId: null }];
  });
  return [...listed, ...following].map(({ article, price, amount, ...row }, at): IngredientRow => {
    const noise = 0.95 + 0.1 * chanceOf(restaurant, row.written, month);
    const kilograms = Math.max(0.1, Math.round(amount * noise * 10) / 10);
    return {
      ...row,
      key: `${at + 1}`,
      amount: kilograms,
      unit: 'kg',
      counted: null,
      onePiece: false,
      grams: null,
      money: Math.round(kilograms * price * dearerBy(restaurant, article, nth)),
      externalId: article,
      from: { file: 0, row: at + 2 },
    };
  });
}

interface Bought extends Pick<
  IngredientRow,
  'written' | 'ingredient' | 'variation' | 'categoryId' | 'originId' | 'organic' | 'setAside'
> {
  article: string;
  /** Of a kilogram. */
  price: number;
  /** Kilograms. */
  amount: number;
}
