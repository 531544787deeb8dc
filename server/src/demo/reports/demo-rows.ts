import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { chosenMealSize } from '@plateprint/shared/recipes/model/meal-size.ts';
import type { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import type { IngredientRow, RecipeRow } from '@plateprint/shared/reports/model/imported-row.ts';
import type { Database } from '../../platform/database/database.ts';
import { namesMapped } from '../../mapper/actions/map-names.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_NEW_GOODS } from './demo-new-goods.ts';
import { DEMO_PURCHASES } from './demo-purchases.ts';
import { LANGUAGE_OF, type PlannedReport } from './demo-report-plan.ts';
import { chanceOf, seasonOf, type SoldDish, servingsOf } from './demo-seasons.ts';

export interface DishOnSale extends SoldDish {
  id: string;
}

/** The demo's dishes with what they are by now, by restaurant. */
export async function dishesOnSale(database: Database): Promise<Map<string, DishOnSale[]>> {
  const rows = await database
    .selectFrom('recipe')
    .select(['id', 'restaurant_id', 'draft', 'weight', 'portions', 'level'])
    .where('deleted_at', 'is', null)
    .where('created_by', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const byRestaurant = new Map<string, DishOnSale[]>();
  for (const { id, restaurant_id, weight, portions, level, ...row } of rows) {
    const { names, mealsize } = row.draft as RecipeDraft;
    const mealSize = chosenMealSize(mealsize, weight / portions);
    const dish = { id, name: names[0]?.name ?? '', mealSize, level: level as CarbonLevel | null };
    byRestaurant.set(restaurant_id, [...(byRestaurant.get(restaurant_id) ?? []), dish]);
  }
  return byRestaurant;
}

/** What a kitchen sold in the time of a report; a draft has the first dishes alone. */
export function soldIn(plan: PlannedReport, dishes: readonly DishOnSale[]): RecipeRow[] {
  const servings = servingsOf(plan.restaurant, dishes, plan);
  const rows = dishes.map(({ id, name }, at) => ({
    key: `${at + 1}`,
    id,
    name,
    from: null,
    servings: Math.max(1, Math.round((servings[at] ?? 0) * plan.share)),
  }));
  return plan.status === 'draft' ? rows.slice(0, 6) : rows;
}

/** What a kitchen bought in the time of a report, as its wholesaler's file has it and as the mapper understands it. */
export async function boughtIn(
  services: { database: Database; foodData: FoodData },
  { restaurant, month, nth, share, status }: PlannedReport,
): Promise<IngredientRow[]> {
  const isNew = status === 'draft';
  const purchases = [...(DEMO_PURCHASES[restaurant] ?? []), ...(isNew ? (DEMO_NEW_GOODS[restaurant] ?? []) : [])];
  const names = purchases.map(({ written, article }) => ({ name: written, externalId: article }));
  const organizationId = demoId('norrsken');
  const mapped = await namesMapped(services, { organizationId, language: LANGUAGE_OF[restaurant], names });
  return purchases.map(({ written, article, kilograms, price, trend = 1, setAside = false }, at): IngredientRow => {
    const known = setAside ? null : (mapped[at] ?? null);
    const noise = 0.9 + 0.2 * chanceOf(restaurant, written, month);
    const amount = Math.max(0.1, Math.round(kilograms * share * seasonOf(restaurant, month) * trend ** nth * noise * 10) / 10);
    return {
      key: `${at + 1}`,
      written,
      ingredient: known?.ingredientId ?? null,
      variation: known?.variationId ?? null,
      categoryId: known?.categoryId ?? null,
      originId: known?.origin_iso ?? null,
      organic: known?.organic ?? false,
      amount,
      unit: 'kg',
      counted: null,
      onePiece: false,
      grams: null,
      money: Math.round(amount * price),
      externalId: article,
      setAside,
      from: { file: 0, row: at + 2 },
    };
  });
}
