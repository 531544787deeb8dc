import type { RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { nameKeys, nameSearch, nameSort } from '@plateprint/shared/recipes/names/recipe-name-key.ts';
import { twinColumns } from '../footprint/twin-columns.ts';
import { facetsOf } from './recipe-facets.ts';
import { storedAs } from './stored-recipe.ts';

/** The content of a save: the draft as written and the figures as calculated by the server. */
export interface CalculatedRecipe {
  draft: RecipeDraft;
  footprint: RecipeFootprint;
  foodDataVersion: string;
}

/** Where a recipe is kept. */
export interface RecipePlace {
  organizationId: string;
  restaurantId: string;
}

/** The id of the library that a recipe stands in. */
function shelfOf({ libraryScope }: Pick<RecipeDraft, 'libraryScope'>, place: RecipePlace): string {
  return libraryScope === 'organization' ? place.organizationId : place.restaurantId;
}

/** The figures of a recipe, beside the document they were taken from. */
function figureColumns({ draft, footprint, foodDataVersion }: CalculatedRecipe) {
  const co2 = footprint.co2?.value ?? null;
  return {
    diet: footprint.diet,
    allergens: footprint.allergens.contains,
    may_contain: footprint.allergens.mayContain,
    allergens_unknown: footprint.allergens.unknown,
    footprint: JSON.stringify(footprint),
    co2,
    co2_low: footprint.co2?.low ?? null,
    co2_high: footprint.co2?.high ?? null,
    ...twinColumns(footprint.co2WithoutLandUseChange),
    co2_per_portion: co2 === null ? null : co2 / draft.portions,
    weight: footprint.weight,
    level: footprint.level,
    complete: footprint.coverage.complete,
    food_data_version: foodDataVersion,
  };
}

/** The columns for the overview, the search and totals, beside the two documents. */
export function recipeRow(recipe: CalculatedRecipe, place: RecipePlace) {
  const { draft } = recipe;
  const shelf = shelfOf(draft, place);
  return {
    ...figureColumns(recipe),
    names: JSON.stringify(draft.names),
    name_search: nameSearch(draft.names),
    name_sort: nameSort(draft.names),
    name_keys: nameKeys(draft.names),
    category: draft.category,
    tags: JSON.stringify(draft.tags),
    library_scope: draft.libraryScope,
    shelf,
    ingredient_bag: draft.ingredientBag ?? false,
    facets: facetsOf(recipe, { ...place, shelf }),
    draft: storedAs(draft),
    portions: draft.portions,
  };
}
