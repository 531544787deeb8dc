import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { RecipeDraft } from '@plateprint/shared/recipes/recipe.ts';
import type { Database } from '../database/database.ts';
import { calculateRecipe } from '../recipes/calculate-recipe.ts';
import { recipeRow } from '../recipes/recipe-row.ts';
import type { DemoDish } from './demo-dish.ts';
import { demoId } from './demo-id.ts';
import { DEMO_RESTAURANTS } from './demo-tenants.ts';
import { DEMO_DISHES } from './dishes/all-dishes.ts';

/** A dish as a person would have saved it. */
export function draftOf(dish: DemoDish): RecipeDraft {
  const { language, name, alsoNamed = {}, lines, tags = [], portions, mealsize = 0, category, note = '' } = dish;
  return RecipeDraft.parse({
    names: [{ language, name }, ...Object.entries(alsoNamed).map(([other, otherName]) => ({ language: other, name: otherName }))],
    ingredients: lines.map(({ written, variation, amount, unit, origin = null, organic = false }, index) => ({
      _id: `${index + 1}`,
      inputIngredient: written,
      ingredient: variation.slice(0, variation.lastIndexOf('.')),
      categoryId: null,
      variation,
      originId: origin,
      amount,
      unit,
      pieceGrams: null,
      organic,
    })),
    portions,
    mealsize,
    category,
    note,
    tags: tags.map((tag) => ({ name: tag })),
  });
}

/** Calculates and keeps every demo dish, an hour apart; @returns how many. */
export async function seedDishes(database: Database, foodData: FoodData, from: Date): Promise<number> {
  const rows = DEMO_DISHES.map((dish, index) => {
    const restaurant = DEMO_RESTAURANTS.find(({ key }) => key === dish.restaurant) ?? DEMO_RESTAURANTS[0];
    const draft = draftOf(dish);
    const madeAt = new Date(from.getTime() + index * 3_600_000);
    const place = { organizationId: demoId(restaurant.organization), restaurantId: demoId(restaurant.key) };
    const footprint = calculateRecipe(foodData, draft, restaurant.location);
    return {
      ...recipeRow({ draft, footprint, foodDataVersion: foodData.version }, place),
      id: demoId(`${dish.restaurant}: ${dish.name}`),
      organization_id: place.organizationId,
      restaurant_id: place.restaurantId,
      created_by: null,
      created_at: madeAt,
      updated_at: madeAt,
    };
  });
  if (rows.length > 0) await database.insertInto('recipe').values(rows).execute();
  return rows.length;
}
