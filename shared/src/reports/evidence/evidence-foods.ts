import { addedParts, type FoodPart } from '../../footprint/difference/food-part.ts';
import { scaled, widened } from '../../footprint/uncertainty.ts';
import type { UnknownOrigin } from '../../ingredients/ingredient-facts.ts';
import type { EvidenceFactor, EvidenceItem, ReportEvidence } from './report-evidence.ts';

type EvidenceRows = Pick<ReportEvidence, 'recipes' | 'rows'>;

/** A line of food that a report counted, with the grams that one portion of the dish has of it, or those that were bought. */
export interface CountedItem {
  item: EvidenceItem;
  grams: number;
}

/** The factor of a line, g CO2e per kg, and the part of its range that comes from an unknown origin; null where it does not count. */
export type FactorOfItem = (
  item: EvidenceItem,
) => { co2PerKg: EvidenceFactor['co2PerKg']; unknownOrigin?: UnknownOrigin | undefined } | null;

/** The foods of a report as its evidence tells them, its recipes taken apart down to the food. */
export function foodsOfEvidence(evidence: EvidenceRows, factorOf: FactorOfItem): FoodPart[] {
  const items = itemsOfRecipes(evidence);
  const servings = new Map<string, number>();
  const parts: FoodPart[] = [];
  for (const { recipeId, servings: sold, item, setAside } of evidence.rows) {
    if (recipeId !== null) servings.set(recipeId, (servings.get(recipeId) ?? 0) + (sold ?? 0));
    else if (item !== null && !setAside && item.grams !== null) parts.push(...partOf('', { item, grams: item.grams }, factorOf));
  }
  for (const [recipeId, sold] of servings) {
    for (const { item, grams } of items(recipeId)) parts.push(...partOf(recipeId, { item, grams: grams * sold }, factorOf));
  }
  return addedParts(parts);
}

/** The content of one portion of each recipe, its base recipes taken apart; empty for a recipe that the evidence does not have. */
export function itemsOfRecipes({ recipes }: Pick<EvidenceRows, 'recipes'>): (id: string) => readonly CountedItem[] {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const known = new Map<string, readonly CountedItem[]>();
  /** Of the whole recipe. */
  const itemsOf = (id: string): readonly CountedItem[] => {
    const remembered = known.get(id);
    if (remembered) return remembered;
    known.set(id, []); // a circle ends as nothing
    const items = (byId.get(id)?.lines ?? []).flatMap((item): CountedItem[] => {
      if (item.grams === null || item.factor === null) return [];
      if (item.bagId === null) return [{ item, grams: item.grams }];
      const weight = (byId.get(item.bagId)?.lines ?? []).reduce((sum, { grams }) => sum + (grams ?? 0), 0);
      const share = weight > 0 ? item.grams / weight : 0;
      return itemsOf(item.bagId).map((held) => ({ item: held.item, grams: held.grams * share }));
    });
    known.set(id, items);
    return items;
  };
  const eachPortion = new Map<string, readonly CountedItem[]>();
  return (id) => {
    const remembered = eachPortion.get(id);
    if (remembered) return remembered;
    const portions = byId.get(id)?.portions ?? 1;
    const items = itemsOf(id).map(({ item, grams }) => ({ item, grams: grams / portions }));
    eachPortion.set(id, items);
    return items;
  };
}

function partOf(recipeId: string, { item, grams }: CountedItem, factorOf: FactorOfItem): FoodPart[] {
  const factor = factorOf(item);
  if (factor === null) return [];
  const co2 = widened(scaled(factor.co2PerKg, grams / 1000), item.weighed?.spread ?? 1);
  const { place = '', low = 1, high = 1 } = factor.unknownOrigin ?? {};
  return [
    { food: foodOfItem(item, recipeId), supply: place, co2, supplyRange: { low: co2.value * low, high: co2.value * high } },
  ];
}

/** The food by which the error of a line is drawn: the food, the category, or a person's own name for it in this recipe. */
function foodOfItem({ ingredientId, categoryId, name }: EvidenceItem, recipeId: string): string {
  return ingredientId ?? categoryId ?? `custom ${name} ${recipeId}`;
}
