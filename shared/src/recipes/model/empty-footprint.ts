import type { RecipeDraft, RecipeFootprint } from './recipe.ts';
import { dishAllergens } from './dish-allergens.ts';

const UNKNOWN = { value: null, coverage: 0 };
const NO_NUTRITION = {
  energyKcal: null,
  fat: null,
  saturatedFat: null,
  carbohydrate: null,
  sugar: null,
  fibre: null,
  protein: null,
  salt: null,
  coverage: 0,
};

/** The footprint of a recipe in which no line is written yet: nothing is known of it but the allergens that somebody stated. */
export function emptyFootprint({ allergens }: Pick<RecipeDraft, 'allergens'>): RecipeFootprint {
  return {
    co2: null,
    co2WithoutLandUseChange: null,
    weight: 0,
    co2PerPortion: null,
    co2PerPortionWithoutLandUseChange: null,
    weightPerPortion: 0,
    byYields: { grams: 0, withYield: 0 },
    level: null,
    grade: null,
    lines: [],
    coverage: { byWeight: 0, lines: 0, linesCovered: 0, complete: false, ofExpected: 0 },
    water: UNKNOWN,
    land: UNKNOWN,
    nutrition: NO_NUTRITION,
    allergens: dishAllergens({ ingredients: [], customIngredients: [], allergens }, []),
    diet: null,
  };
}
