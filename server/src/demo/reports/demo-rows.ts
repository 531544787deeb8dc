import { takenApart } from '@plateprint/shared/costs/taken-apart.ts';
import type { CarbonLevel } from '@plateprint/shared/footprint/carbon-level.ts';
import { chosenMealSize } from '@plateprint/shared/recipes/model/meal-size.ts';
import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import type { RecipeRow } from '@plateprint/shared/reports/model/imported-row.ts';
import type { Database } from '../../platform/database/database.ts';
import type { PlannedReport } from './demo-report-plan.ts';
import type { DishOnSale } from '../demo-seasons.ts';
import { soldByDay, soldServings } from './demo-sold-days.ts';

/** The demo's dishes with what they are by now, by restaurant. */
export async function dishesOnSale(database: Database): Promise<Map<string, DishOnSale[]>> {
  const rows = await database
    .selectFrom('recipe')
    .select(['id', 'restaurant_id', 'draft', 'footprint', 'weight', 'portions', 'level'])
    .where('deleted_at', 'is', null)
    .where('created_by', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const byRestaurant = new Map<string, DishOnSale[]>();
  const recipes = new Map(rows.map(({ id, draft, footprint }) => [id, { id, lines: linesOf(draft, footprint) }]));
  for (const { id, restaurant_id, weight, portions, level, ...row } of rows) {
    const { names, mealsize } = row.draft as RecipeDraft;
    const mealSize = chosenMealSize(mealsize, weight / portions);
    const foods = takenApart(recipes.get(id) ?? { id, lines: [] }, 1 / portions, recipes).flatMap(({ line, grams }) =>
      line.ingredientId && line.variationId && grams
        ? [{ ingredientId: line.ingredientId, variationId: line.variationId, grams }]
        : [],
    );
    const dish = { id, name: names[0]?.name ?? '', mealSize, level: level as CarbonLevel | null, foods };
    byRestaurant.set(restaurant_id, [...(byRestaurant.get(restaurant_id) ?? []), dish]);
  }
  return byRestaurant;
}

function linesOf(draft: unknown, footprint: unknown) {
  const { lines } = footprint as RecipeFootprint;
  return (draft as RecipeDraft).ingredients.map(({ bagId, ingredient, variation }, at) => ({
    bagId: bagId ?? null,
    ingredientId: ingredient,
    variationId: variation,
    grams: lines[at]?.grams ?? null,
  }));
}

/** A kitchen's sales in the time of a report, by day where its till says so; a draft without days has the first dishes alone. */
export function soldIn(plan: PlannedReport, dishes: readonly DishOnSale[]): RecipeRow[] {
  const byDay = soldByDay(plan, dishes);
  if (byDay.length > 0)
    return byDay.map(({ at, day, servings }, row) => ({
      key: `${row + 1}`,
      id: dishes[at]?.id ?? null,
      name: dishes[at]?.name ?? '',
      from: null,
      servings,
      day,
    }));
  const servings = soldServings(plan, dishes);
  const rows = dishes.map(({ id, name }, at) => ({
    key: `${at + 1}`,
    id,
    name,
    from: null,
    servings: Math.max(1, Math.round(servings[at] ?? 0)),
  }));
  return plan.status === 'draft' ? rows.slice(0, 6) : rows;
}
