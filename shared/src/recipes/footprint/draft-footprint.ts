import type { FoodData } from '../../ingredients/food-data.ts';
import type { EmissionDatabase, Location } from '../../ingredients/ingredient-facts.ts';
import { factsOfBag } from './ingredient-bag.ts';
import type { LineFacts } from './line-footprint.ts';
import { recipeFootprint, type RecipeContent } from './recipe-footprint.ts';
import type { IngredientLine, RecipeFootprint, RecipeName } from '../model/recipe.ts';

/** A bag as it was written: what it weighs and emits is calculated where it is eaten. */
export interface BagDraft extends RecipeContent {
  id: string;
  names: readonly RecipeName[];
}

/** The data that a draft is calculated from. */
export interface Pantry {
  foodData: Pick<FoodData, 'facts'>;
  bags: ReadonlyMap<string, BagDraft>;
  /** Where the dish is eaten, and the emission database it asks for: both go down into its bags. */
  place: { location: Location; emissionDatabase: EmissionDatabase };
}

/** Facts by bag; a bag that is being calculated has null, so that a circle ends as not known. */
type Known = Map<string, LineFacts | null>;

/** The footprint of a draft with all its bags, the same in browser and server. */
export function draftFootprint(pantry: Pantry, draft: RecipeContent, known: Known = new Map()): RecipeFootprint {
  return recipeFootprint(
    draft,
    draft.ingredients.map((line) => factsOfLine(pantry, line, known)),
  );
}

/** The facts about the food of a line; null where it names none. */
export function factsOfLine(pantry: Pantry, line: IngredientLine, known: Known = new Map()): LineFacts | null {
  if (line.bagId) return bagFacts(pantry, line.bagId, known);
  if (line.variation === null && line.categoryId === null) return null;
  const query = {
    variationId: line.variation,
    categoryId: line.categoryId,
    originId: line.originId,
    organic: line.organic,
  };
  return pantry.foodData.facts(query, pantry.place);
}

function bagFacts(pantry: Pantry, id: string, known: Known): LineFacts | null {
  const facts = known.get(id);
  if (facts !== undefined) return facts;
  known.set(id, null);
  const bag = pantry.bags.get(id);
  const found = bag ? factsOfBag({ id, portions: bag.portions, footprint: draftFootprint(pantry, bag, known) }) : null;
  known.set(id, found);
  return found;
}

/** The bags that a draft's lines name, each once. */
export function bagIdsOf({ ingredients }: Pick<RecipeContent, 'ingredients'>): string[] {
  return [...new Set(ingredients.flatMap(({ bagId }) => (bagId ? [bagId] : [])))];
}
