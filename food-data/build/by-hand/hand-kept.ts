import type {
  CategoryRecord,
  FoodDataRelease,
  IngredientRecord,
  VariationRecord,
} from '@plateprint/shared/ingredients/food-data-release.ts';
import type { IngredientEntry, Tables, VariationEntry } from '../crosswalk/crosswalk.ts';
import { categoryAllergens, ingredientAllergens, variationAllergens } from './food-allergens.ts';
import { originWords, withoutRepeats } from '../read/written-words.ts';

type Rules = Tables['compound-foods'];

/** The part of an ingredient's record that comes from the crosswalk alone: a change of it needs no published source. */
export function ingredientByHand(
  rules: Rules,
  entry: IngredientEntry,
): Pick<IngredientRecord, 'names' | 'diet' | 'allergens' | 'density' | 'pieces' | 'pieceSources'> {
  const { names, diet, density, pieces, pieceSources } = entry;
  return { names, diet, allergens: ingredientAllergens(rules, entry), density, pieces, pieceSources };
}

/** The same of a variation; density and allergens are absent where they are the ingredient's. */
export function variationByHand(
  rules: Rules,
  ingredient: IngredientEntry,
  entry: VariationEntry,
): Pick<VariationRecord, 'names' | 'edibleShare' | 'cookedYield' | 'density' | 'allergens'> {
  const allergens = variationAllergens(rules, ingredient, entry);
  return {
    names: entry.names ?? null,
    edibleShare: entry.edible ?? ingredient.edible ?? 1,
    cookedYield: entry.cookedYield ?? null,
    ...(entry.density === undefined ? {} : { density: entry.density }),
    ...(allergens && { allergens }),
  };
}

/** The same of a category: its name, and what all its ingredients share. */
export function categoryByHand(
  { names }: Tables['categories'][number],
  rules: Rules,
  ingredients: readonly IngredientEntry[],
): Pick<CategoryRecord, 'names' | 'diet' | 'allergens'> {
  const diets = new Set(ingredients.map(({ diet }) => diet));
  const [diet] = diets;
  return {
    names,
    diet: diets.size === 1 && diet ? diet : null,
    allergens: categoryAllergens(ingredients.map((entry) => ingredientAllergens(rules, entry))),
  };
}

/** Words by which states, origins and the way of production are written. */
export function wordsByHand(tables: Tables): Pick<FoodDataRelease, 'states' | 'originWords' | 'organicWords'> {
  const organic = Object.entries(tables['organic-words']).map(([language, words]) => [language, withoutRepeats(words)]);
  return {
    states: tables.states,
    originWords: originWords(tables.countries),
    organicWords: Object.fromEntries(organic) as FoodDataRelease['organicWords'],
  };
}
