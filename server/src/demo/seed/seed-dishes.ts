import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { NOT_VEGAN, NOT_VEGETARIAN } from '@plateprint/shared/ingredients/allergens/diet-of.ts';
import { parseLine } from '@plateprint/shared/ingredients/phrase/parse-line.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { RecipeDraft } from '@plateprint/shared/recipes/model/recipe.ts';
import type { KitchenMeasure } from '@plateprint/shared/units/kitchen-measure.ts';
import { Unit } from '@plateprint/shared/units/unit.ts';
import type { Database } from '../../platform/database/database.ts';
import { calculateRecipe } from '../../recipes/figures/calculate-recipe.ts';
import { recipeRow } from '../../recipes/recipe-row.ts';
import type { DemoDish } from '../demo-dish.ts';
import { demoId } from '../demo-id.ts';
import { DEMO_RESTAURANTS } from '../demo-tenants.ts';
import { DEMO_DISHES } from '../dishes/all-dishes.ts';

/** A kitchen that calls a dish vegan has read the labels of the bread and the stock in it. */
function answersFor(tags: readonly string[]): readonly Allergen[] {
  if (tags.some((tag) => tag.startsWith('vegan'))) return [...NOT_VEGAN, ...NOT_VEGETARIAN];
  return tags.some((tag) => /^v[eé]g[eé]t/u.test(tag)) ? NOT_VEGETARIAN : [];
}

/** The unit that a line is written in, where it is none of a recipe's nine: “5 dl mjölk” stays decilitres, each of so many grams. */
function measureOf(written: string, grams: number, language: Language): KitchenMeasure | null {
  const { quantity, unit } = parseLine(written, language);
  if (typeof quantity !== 'number' || quantity <= 0 || unit === null || Unit.safeParse(unit).success) return null;
  return { unit, holds: grams / quantity };
}

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
      measure: unit === 'g' ? measureOf(written, amount, language) : null,
      organic,
    })),
    portions,
    mealsize,
    category,
    note,
    tags: tags.map((tag) => ({ name: tag })),
    allergens: answersFor(tags).map((allergen) => ({ allergen, state: 'not_among' })),
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
