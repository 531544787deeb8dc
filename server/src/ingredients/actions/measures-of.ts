import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { withJarFilling } from '@plateprint/shared/ingredients/amount/jar-filling.ts';
import { boneWeight } from '@plateprint/shared/ingredients/bones/as-boned.ts';
import type { IngredientPhrase } from '@plateprint/shared/ingredients/phrase/ingredient-phrase.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { type FoodMeasures, UNMEASURED } from '@plateprint/shared/ingredients/food-measures.ts';

/** How a variation is measured: stirred berries are denser than whole ones. Null for an id that nothing has. */
export function measuresOf(foodData: FoodData, variationId: string): FoodMeasures | null {
  const found = foodData.variation(variationId);
  if (!found) return null;
  const { id, categoryId, density, pieces, pieceSources } = found.ingredient;
  return {
    density: found.variation.density ?? density,
    pieces: cookedPieces(found) ?? bonedPieces(found) ?? pieces,
    pieceSources,
    ingredientId: id,
    categoryId,
  };
}

/** A line's phrase with the millilitres of a jar or tin as grams of what fills it. */
export function asFilled(
  foodData: FoodData,
  phrase: IngredientPhrase,
  { variationId, language }: { variationId: string | null; language: Language },
): IngredientPhrase {
  const found = variationId === null ? null : foodData.variation(variationId);
  if (!found) return phrase;
  const { ingredient, variation } = found;
  const density = variation.density ?? ingredient.density;
  return withJarFilling(phrase, { ingredientId: ingredient.id, stateId: variation.stateId, density }, language);
}

const COOKED: ReadonlySet<string> = new Set(['cooked', 'boiled']);

/** A portion is weighed before it is cooked; of rice that was bought cooked it is as much more as rice takes up. */
function cookedPieces({ ingredient, variation }: NonNullable<ReturnType<FoodData['variation']>>): Record<string, number> | null {
  const portion = ingredient.pieces['portion'];
  const cookedYield = ingredient.variations[0]?.cookedYield ?? 1;
  if (portion === undefined || !COOKED.has(variation.stateId) || cookedYield <= 1) return null;
  return { ...ingredient.pieces, portion: Math.round(portion * cookedYield) };
}

/** A chop without its bone weighs less than one with it. */
function bonedPieces(found: NonNullable<ReturnType<FoodData['variation']>>): Record<string, number> | null {
  const share = boneWeight(found);
  if (share === 1) return null;
  return Object.fromEntries(Object.entries(found.ingredient.pieces).map(([unit, grams]) => [unit, Math.round(grams * share)]));
}

/** The same of whatever a purchased row stands for: of a category nothing but its cuts can be weighed. */
export function measuresOfFood(
  foodData: FoodData,
  { variationId, categoryId }: { variationId: string | null; categoryId: string | null },
): FoodMeasures | null {
  if (categoryId === null) return variationId === null ? null : measuresOf(foodData, variationId);
  return foodData.category(categoryId) ? { ...UNMEASURED, ingredientId: null, categoryId } : null;
}
