import { scaled } from '../../footprint/uncertainty.ts';
import type { Nutrition } from '../../ingredients/ingredient-facts.ts';
import { LANGUAGES } from '../../kernel/language.ts';
import { isBlank } from '../../kernel/text.ts';
import type { LineFacts } from './line-footprint.ts';
import { NUTRIENTS } from './recipe-nutrition.ts';
import { BAG_DEFAULTS } from '../model/bag-defaults.ts';
import type { RecipeDraft, RecipeFootprint, RecipeName } from '../model/recipe.ts';

/**
 * A bag as it is kept, whoever wrote it: with a name in en_gb and the meal size 1 where its writer chose none. Recipes that
 * are no bags stay as they are. `inEnglish` is asked for a bag that has no such name.
 */
export function withBagDefaults(draft: RecipeDraft, inEnglish: (name: RecipeName) => string): RecipeDraft {
  if (draft.ingredientBag !== true) return draft;
  const mealsize = draft.mealsize === 0 ? BAG_DEFAULTS.mealsize : draft.mealsize;
  const [{ language }] = BAG_DEFAULTS.names;
  const known = draft.names.filter(({ name }) => !isBlank(name));
  const [first] = known;
  if (first === undefined || known.some((each) => each.language === language)) return { ...draft, mealsize };
  const others = draft.names.filter((each) => each.language !== language).slice(0, LANGUAGES.length - 1);
  return { ...draft, mealsize, names: [...others, { language, name: inEnglish(first) }] };
}

/**
 * What a line needs to know of an ingredient bag. A bag counts by its weight: grams used ÷ bag weight × bag CO2e, and
 * so do its water, land and nutrition. What the bag does not cover the recipe does not cover either.
 */
export function factsOfBag(bag: { id: string; portions: number; footprint: RecipeFootprint }): LineFacts {
  const { weight, co2, co2WithoutLandUseChange, grade, coverage, water, land, allergens, diet, animalRennet } = bag.footprint;
  const perKg = (value: number | null) => (value === null || !(weight > 0) ? null : { value: (value / weight) * 1000 });
  return {
    ingredientId: bag.id,
    categoryId: 'ingredient_bag',
    // A bag of the user's own figures alone has no grade; D claims the least.
    factor:
      co2 === null || !(weight > 0)
        ? null
        : {
            co2e: scaled(co2, 1 / weight),
            grade: grade ?? 'D',
            parts: co2WithoutLandUseChange && { landUseChange: (co2.value - co2WithoutLandUseChange.value) / weight },
          },
    water: perKg(water.value),
    land: perKg(land.value),
    nutrition: nutritionPer100Grams(bag.footprint, bag.portions),
    edibleShare: 1,
    density: null,
    pieces: {},
    allergens: { contains: allergens.contains, mayContain: allergens.mayContain, unknown: allergens.unknown },
    diet: animalRennet ? 'vegetarian' : diet,
    animalRennet,
    covered: {
      co2: coverage.byWeight,
      water: water.coverage,
      land: land.coverage,
      nutrition: bag.footprint.nutrition.coverage,
      complete: coverage.complete,
      ofExpected: coverage.ofExpected ?? coverage.byWeight,
      lacksMainPart: (coverage.unweighedMain ?? []).length > 0,
    },
  };
}

/** A bag's name and the bags that it holds. */
export interface BagContent {
  name: string;
  bagIds: readonly string[];
}

/**
 * The way from a bag back to itself through the bags it holds, as names (`Stock`, `Sauce`, `Stock`), or null when
 * there is none. Bags that are not in `bags` hold nothing that matters.
 */
export function bagCircle(bags: ReadonlyMap<string, BagContent>, startId: string): string[] | null {
  const visited = new Set<string>();
  const wayBack = (id: string): string[] | null => {
    const bag = bags.get(id);
    if (bag === undefined || visited.has(id)) return null;
    visited.add(id);
    if (bag.bagIds.includes(startId)) return [bag.name, bags.get(startId)?.name ?? ''];
    for (const heldId of bag.bagIds) {
      const way = wayBack(heldId);
      if (way !== null) return [bag.name, ...way];
    }
    return null;
  };
  return wayBack(startId);
}

function nutritionPer100Grams({ weight, nutrition }: RecipeFootprint, portions: number): Nutrition | null {
  if (!(weight > 0) || NUTRIENTS.every((nutrient) => nutrition[nutrient] === null)) return null;
  const per100Grams = (perPortion: number | null) => (perPortion === null ? null : (perPortion * portions * 100) / weight);
  return {
    energyKcal: per100Grams(nutrition.energyKcal),
    fat: per100Grams(nutrition.fat),
    saturatedFat: per100Grams(nutrition.saturatedFat),
    carbohydrate: per100Grams(nutrition.carbohydrate),
    sugar: per100Grams(nutrition.sugar),
    fibre: per100Grams(nutrition.fibre),
    protein: per100Grams(nutrition.protein),
    salt: per100Grams(nutrition.salt),
  };
}
