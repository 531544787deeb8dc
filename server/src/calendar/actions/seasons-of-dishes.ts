import type { FoodByMonth } from '@plateprint/shared/calendar/model/food-season.ts';
import { takenApart } from '@plateprint/shared/costs/taken-apart.ts';
import { factorByMonth } from '@plateprint/shared/calendar/model/factor-by-month.ts';
import { supplyLocation } from '@plateprint/shared/ingredients/supply-location.ts';
import type { Services } from '../../platform/services.ts';
import type { UsedRecipe } from '../../recipes/used-recipe-store.ts';

interface Kitchen {
  foodData: Services['foodData'];
  /** Its country. */
  location: string;
  /** The base recipes that its recipes hold, at any depth. */
  bases: readonly UsedRecipe[];
}

/** The foods of each recipe that are heavier in some months than in others where the kitchen is, base recipes taken apart. */
export function seasonsOfDishes(
  { foodData, location, bases }: Kitchen,
  recipes: readonly UsedRecipe[],
): Map<string, FoodByMonth[]> {
  const basesById = new Map(bases.map((base) => [base.id, weighed(base)]));
  const place = supplyLocation(location);
  return new Map(
    recipes.map((recipe) => {
      const { location: emissionDatabase, portions } = recipe.draft;
      const foods = takenApart(weighed(recipe), 1 / portions, basesById).flatMap(({ line, grams }): FoodByMonth[] => {
        if (!line.food || grams === null) return [];
        const { ingredient, variation, originId, organic } = line.food;
        const query = { variationId: variation, categoryId: null, originId, organic };
        const perKg = factorByMonth(foodData, query, { location: place, emissionDatabase });
        return ingredient !== null && perKg ? [{ ingredientId: ingredient, grams, perKg }] : [];
      });
      return [recipe.id, foods];
    }),
  );
}

/** Its lines with their grams; a custom ingredient weighs, and has no month. */
function weighed({ id, draft, footprint }: UsedRecipe) {
  const lines = [...draft.ingredients, ...draft.customIngredients.map(() => null)].map((food, at) => ({
    bagId: food?.bagId ?? null,
    grams: footprint.lines[at]?.grams ?? null,
    food,
  }));
  return { id, lines };
}
