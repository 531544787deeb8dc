import { isMass } from '../units/kinds-of-unit.ts';
import { UNITS, type Unit } from '../units/unit.ts';
import { factorOf, type FactorPlace } from './factor.ts';
import { categoryAsInput } from './factor-of-category.ts';
import type {
  CategoryRecord,
  FoodDataRelease,
  IngredientRecord,
  ReleasedAllergens,
  VariationRecord,
} from './food-data-release.ts';
import type { FoodAllergens } from './food-allergens.ts';
import type { FactsQuery, IngredientFacts } from './ingredient-facts.ts';

export type FactsPlace = Pick<FactorPlace, 'location' | 'emissionDatabase' | 'month'>;

export interface VariationOfIngredient {
  ingredient: IngredientRecord;
  variation: VariationRecord;
}

/** The tables that facts are looked up in: a release and its ids. */
export interface FactsTables {
  release: FoodDataRelease;
  variation(id: string): VariationOfIngredient | null;
  category(id: string): CategoryRecord | null;
}

const WEIGHED: readonly Unit[] = UNITS.filter(isMass);

/** The units of a recipe line that an ingredient takes: a piece needs a piece's weight, a spoon and a pinch a density. */
export function unitsTaken(density: number | null, pieces: Readonly<Record<string, number>>): Unit[] {
  const counted: Unit[] = pieces['piece'] === undefined ? [] : ['piece'];
  const spooned: Unit[] = density === null ? [] : ['tbsp', 'tsp', 'pinch'];
  return [...WEIGHED, ...counted, ...spooned];
}

/** Null when the query names nothing that the release knows. A variation wins over a category. */
export function factsOf(tables: FactsTables, query: FactsQuery, place: FactsPlace): IngredientFacts | null {
  if (query.variationId !== null) {
    const known = tables.variation(query.variationId);
    return known && factsOfVariation(tables, known, query, place);
  }
  const category = query.categoryId === null ? null : tables.category(query.categoryId);
  return category && factsOfCategory(tables, category, query, place);
}

function factsOfVariation(
  { release }: FactsTables,
  { ingredient, variation }: VariationOfIngredient,
  query: FactsQuery,
  place: FactsPlace,
): IngredientFacts {
  const density = variation.density ?? ingredient.density;
  return {
    ingredientId: ingredient.id,
    variationId: variation.id,
    categoryId: ingredient.categoryId,
    originId: query.originId,
    organic: query.organic,
    factor: factorOf(release, variation, { ...place, originId: query.originId, organic: query.organic }),
    water: variation.water,
    land: variation.land,
    nutrition: variation.nutrition,
    edibleShare: variation.edibleShare,
    cookedYield: variation.cookedYield,
    density,
    pieces: ingredient.pieces,
    pieceSources: ingredient.pieceSources,
    units: unitsTaken(density, ingredient.pieces),
    allergens: foodAllergens(variation.allergens ?? ingredient.allergens),
    diet: ingredient.diet,
  };
}

function factsOfCategory(
  { release }: FactsTables,
  category: CategoryRecord,
  query: FactsQuery,
  place: FactsPlace,
): IngredientFacts {
  return {
    ingredientId: null,
    variationId: null,
    categoryId: category.id,
    originId: query.originId,
    organic: query.organic,
    factor: factorOf(release, categoryAsInput(category), { ...place, originId: query.originId, organic: query.organic }),
    water: category.water,
    land: category.land,
    nutrition: null,
    edibleShare: 1,
    density: null,
    pieces: {},
    units: unitsTaken(null, {}),
    allergens: foodAllergens(category.allergens),
    diet: category.diet,
  };
}

/** Released lists leave out what is empty. */
export function foodAllergens({ contains, mayContain, unknown = [] }: ReleasedAllergens): FoodAllergens {
  return { contains, mayContain, unknown };
}
