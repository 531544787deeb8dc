import type { FoodByAir, FoodByMonth } from '@plateprint/shared/calendar/model/food-season.ts';
import { takenApart } from '@plateprint/shared/costs/taken-apart.ts';
import { factorByMonth } from '@plateprint/shared/calendar/model/factor-by-month.ts';
import { factorByAir } from '@plateprint/shared/calendar/model/factor-by-air.ts';
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

/** What season says of a dish's foods. */
interface SeasonsOfDish {
  seasons?: FoodByMonth[];
  flown?: FoodByAir[];
}

/** The foods of each recipe that are heavier in some months than in others where the kitchen is, and those that were flown; base recipes taken apart. */
export function seasonsOfDishes(
  { foodData, location, bases }: Kitchen,
  recipes: readonly UsedRecipe[],
): Map<string, SeasonsOfDish> {
  const basesById = new Map(bases.map((base) => [base.id, weighed(base)]));
  const place = supplyLocation(location);
  return new Map(
    recipes.map((recipe) => {
      const { emissionDatabase, portions } = recipe.draft;
      const [seasons, flown]: [FoodByMonth[], FoodByAir[]] = [[], []];
      for (const { line, grams } of takenApart(weighed(recipe), 1 / portions, basesById)) {
        if (!line.food || grams === null) continue;
        const { ingredient: ingredientId, variation, originId, organic } = line.food;
        if (ingredientId === null) continue;
        const query = { variationId: variation, categoryId: null, originId, organic };
        const where = { location: place, emissionDatabase };
        const perKg = factorByMonth(foodData, query, where);
        if (perKg) seasons.push({ ingredientId, grams, perKg });
        const byAir = factorByAir(foodData, query, where);
        if (byAir) flown.push({ ingredientId, grams, ...byAir });
      }
      return [recipe.id, { ...(seasons.length > 0 && { seasons }), ...(flown.length > 0 && { flown }) }];
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
