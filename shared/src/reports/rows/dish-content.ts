import { ingredientName } from '../../ingredients/name-in.ts';
import type { FoodData } from '../../ingredients/food-data.ts';
import { type KnownEnergy, knownEnergy, NO_ENERGY } from '../../footprint/per-thousand-kcal.ts';
import { scaled } from '../../footprint/uncertainty.ts';
import { factsOfLine, type BagDraft, type Pantry } from '../../recipes/footprint/draft-footprint.ts';
import { countedCustomIngredient, countedLine, type LineFacts } from '../../recipes/footprint/line-footprint.ts';
import { isBlankLine } from '../../recipes/model/ingredient-line.ts';
import { chosenMealSize } from '../../recipes/model/meal-size.ts';
import { expectedOfMissing } from '../../recipes/footprint/expected-co2.ts';
import { recipeFootprint, type RecipeContent } from '../../recipes/footprint/recipe-footprint.ts';
import type { IngredientLine, RecipeDraft } from '../../recipes/model/recipe.ts';
import type { Resource } from '../model/report-data.ts';
import { addedBySupply, type LinePart, linePart } from '../totals/line-part.ts';
import { type Doubt, doubtsOfDish } from '../../recipes/model/doubts.ts';

/** A recipe as a report counts it: grams, grams CO2e, litres and m²·year of the whole recipe. */
export interface DishContent {
  /** Null when no line of it can be weighed. */
  weight: number | null;
  weightCovered: number;
  /** Grams CO2e that what does not count of it may have at most; its bags' parts too. */
  missing: number;
  /** The foods of it, those of its bags too, each once for each supply. */
  parts: LinePart[];
  water: Resource;
  land: Resource;
  complete: boolean;
  /** Whether enough of it counts, its main part too, for a level to be said. */
  hasLevel: boolean;
  doubts: readonly Doubt[];
  portions: number;
  /** The weight of one portion in averages. */
  mealSize: number;
}

/** The data that a report's dishes are counted from; a bag is worked out once. */
export interface ReportKitchen {
  foodData: Pick<FoodData, 'facts' | 'ingredient' | 'category'>;
  bags: ReadonlyMap<string, BagDraft>;
  place: Pantry['place'];
  known: Map<string, LineFacts | null>;
  /** The foods of one gram of a bag. */
  partsOfBag: Map<string, readonly LinePart[]>;
}

export function reportKitchen(pantry: Pick<ReportKitchen, 'foodData' | 'bags' | 'place'>): ReportKitchen {
  return { ...pantry, known: new Map(), partsOfBag: new Map() };
}

/** `id` tells a recipe's own ingredients from those of another. */
export function dishContent(
  kitchen: ReportKitchen,
  id: string,
  draft: RecipeContent & Pick<RecipeDraft, 'mealsize' | 'ingredientBag'>,
): DishContent {
  const facts = draft.ingredients.map((line) => factsOfLine(kitchen, line, kitchen.known));
  const footprint = recipeFootprint(draft, facts);
  const { weight, coverage, water, land, weightPerPortion, level } = footprint;
  const { parts, weightCovered } = foodsOf(kitchen, { id, draft, facts });
  return {
    weight: weight > 0 ? weight : null,
    weightCovered,
    missing: mostMissing(draft, facts),
    parts,
    water,
    land,
    complete: coverage.complete,
    hasLevel: level !== null,
    doubts: doubtsOfDish({ footprint, draft }),
    portions: draft.portions,
    mealSize: chosenMealSize(draft.mealsize, weightPerPortion),
  };
}

interface WithFacts {
  id: string;
  draft: RecipeContent;
  facts: readonly (LineFacts | null)[];
}

function foodsOf(kitchen: ReportKitchen, { id, draft, facts }: WithFacts): { parts: LinePart[]; weightCovered: number } {
  const parts: LinePart[] = [];
  let weightCovered = 0;
  draft.ingredients.forEach((line, index) => {
    if (isBlankLine(line)) return;
    const { co2, co2WithoutLandUseChange, grams, coveredGrams, group } = countedLine(line, facts[index] ?? null);
    if (co2 === null || grams === null) return;
    weightCovered += coveredGrams;
    if (line.bagId) parts.push(...foodsOfBag(kitchen, line.bagId).map((part) => times(part, grams)));
    else {
      const energy = energyOfLine(coveredGrams, facts[index] ?? null);
      const food = { group, name: nameOf(kitchen, line), weight: coveredGrams, co2, co2WithoutLandUseChange, energy };
      parts.push(linePart(food, facts[index]?.factor?.unknownOrigin));
    }
  });
  for (const custom of draft.customIngredients) {
    const { co2, co2WithoutLandUseChange, coveredGrams, group } = countedCustomIngredient(custom);
    if (co2 === null) continue;
    weightCovered += coveredGrams;
    const own = { group: `${group} ${id}`, name: custom.name, energy: NO_ENERGY };
    parts.push(linePart({ ...own, weight: coveredGrams, co2, co2WithoutLandUseChange }, undefined));
  }
  return { parts: addedBySupply(parts), weightCovered };
}

export function energyOfLine(grams: number, facts: Pick<LineFacts, 'edibleShare' | 'nutrition'> | null): KnownEnergy {
  return facts ? knownEnergy(grams, { edibleShare: facts.edibleShare, per100g: facts.nutrition?.energyKcal ?? null }) : NO_ENERGY;
}

/** The foods of one gram of a bag, those of the bags in it too. */
function foodsOfBag(kitchen: ReportKitchen, id: string): readonly LinePart[] {
  const remembered = kitchen.partsOfBag.get(id);
  if (remembered) return remembered;
  kitchen.partsOfBag.set(id, []); // a circle ends as not known
  const bag = kitchen.bags.get(id);
  if (!bag) return [];
  const facts = bag.ingredients.map((line) => factsOfLine(kitchen, line, kitchen.known));
  const { weight } = recipeFootprint(bag, facts);
  const parts = weight > 0 ? foodsOf(kitchen, { id, draft: bag, facts }).parts.map((part) => times(part, 1 / weight)) : [];
  kitchen.partsOfBag.set(id, parts);
  return parts;
}

export function times(part: LinePart, factor: number): LinePart {
  const { weight, co2, co2WithoutLandUseChange: without, supplyRange, energy, ...rest } = part;
  return {
    ...rest,
    weight: weight * factor,
    co2: scaled(co2, factor),
    co2WithoutLandUseChange: without && scaled(without, factor),
    supplyRange: { low: supplyRange.low * factor, high: supplyRange.high * factor },
    energy: { kcal: energy.kcal * factor, grams: energy.grams * factor },
  };
}

function nameOf({ foodData }: ReportKitchen, line: IngredientLine): string {
  return foodName(foodData, { ingredientId: line.ingredient, categoryId: line.categoryId }) ?? line.inputIngredient;
}

/** The English name of a food or of a category; null for neither. */
export function foodName(
  foodData: Pick<FoodData, 'ingredient' | 'category'>,
  { ingredientId, categoryId }: { ingredientId: string | null; categoryId: string | null },
): string | null {
  const ingredient = ingredientId === null ? null : foodData.ingredient(ingredientId);
  if (ingredient) return ingredientName(ingredient, 'en_gb');
  return (categoryId === null ? null : foodData.category(categoryId))?.names.en ?? null;
}

/** Grams CO2e that what does not count of a whole recipe may have at most, what its bags lack among it. */
function mostMissing(draft: RecipeContent, facts: readonly (LineFacts | null)[]): number {
  const lines = [
    ...draft.ingredients.flatMap((line, index) => (isBlankLine(line) ? [] : [countedLine(line, facts[index] ?? null)])),
    ...draft.customIngredients.map(countedCustomIngredient),
  ];
  return lines.reduce((sum, line) => sum + (expectedOfMissing(line, draft.portions)?.most ?? 0), 0);
}
