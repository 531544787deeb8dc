import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import { labelIn } from '@plateprint/shared/ingredients/food-data-release.ts';
import { ingredientName, variationName } from '@plateprint/shared/ingredients/name-in.ts';
import type { OpenLineFigure } from '@plateprint/shared/integrations/open/open-recipe.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import type { CustomIngredient, IngredientLine, RecipeDraft, RecipeFootprint } from '@plateprint/shared/recipes/model/recipe.ts';
import { isHeavyLine } from '@plateprint/shared/recipes/model/doubts.ts';

type Understanding = Pick<OpenLineFigure, 'place' | 'by' | 'confidence'>;

interface Figured {
  draft: Pick<RecipeDraft, 'ingredients' | 'customIngredients' | 'portions' | 'ingredientBag'>;
  footprint: Pick<RecipeFootprint, 'lines'>;
}

/** The lines of a recipe with their figures, the names of foods in a language; own ingredients stand behind the others. */
export function presentLines(
  foodData: FoodData,
  { draft, footprint }: Figured,
  { language, understood }: { language: Language; understood?: readonly Understanding[] },
): OpenLineFigure[] {
  const howAt = (place: number): Understanding => understood?.[place] ?? { place, by: 'kept', confidence: null };
  const figured = (named: Named, place: number): OpenLineFigure =>
    withFigures(named, howAt(place), { figure: footprint.lines[place], draft });
  const { length } = draft.ingredients;
  return [
    ...draft.ingredients.map((line, place) => figured(ofLine(foodData, line, language), place)),
    ...draft.customIngredients.map((own, at) => figured(ofOwn(own), length + at)),
  ];
}

/** Written field by field: three objects spread into one take three times the memory, of each line of each call. */
function withFigures(
  named: Named,
  { place, by, confidence }: Understanding,
  { figure, draft }: { figure: RecipeFootprint['lines'][number] | undefined; draft: Figured['draft'] },
): OpenLineFigure {
  const grams = figure?.grams ?? null;
  return {
    place,
    by,
    confidence,
    written: named.written,
    ingredientId: named.ingredientId,
    ingredientName: named.ingredientName,
    variationId: named.variationId,
    variationName: named.variationName,
    categoryId: named.categoryId,
    bagId: named.bagId,
    origin: named.origin,
    organic: named.organic,
    amount: named.amount,
    unit: named.unit,
    measure: named.measure,
    grams,
    co2: figure?.co2 ?? null,
    co2WithoutLandUseChange: figure?.co2WithoutLandUseChange ?? null,
    grade: figure?.grade ?? null,
    problem: figure?.problem ?? null,
    doubt: doubtOfLine(draft, grams),
  };
}

function doubtOfLine({ portions, ingredientBag }: Figured['draft'], grams: number | null): OpenLineFigure['doubt'] {
  return ingredientBag !== true && isHeavyLine(grams, portions) ? 'line_heavy' : null;
}

type Named = Omit<
  OpenLineFigure,
  keyof Understanding | 'grams' | 'co2' | 'co2WithoutLandUseChange' | 'grade' | 'problem' | 'doubt'
>;

function ofLine(foodData: FoodData, line: IngredientLine, language: Language): Named {
  const ingredient = line.ingredient === null ? null : foodData.ingredient(line.ingredient);
  const variation = line.variation === null ? null : (foodData.variation(line.variation)?.variation ?? null);
  const category = line.categoryId === null ? null : foodData.category(line.categoryId);
  return {
    written: line.inputIngredient,
    ingredientId: line.ingredient,
    ingredientName: ingredient ? ingredientName(ingredient, language) : category && labelIn(language, category.names),
    variationId: line.variation,
    variationName: variation && variationName(foodData.release, variation, language),
    categoryId: line.categoryId,
    bagId: line.bagId ?? null,
    origin: line.originId,
    organic: line.organic,
    amount: line.amount,
    unit: line.unit,
    measure: line.measure ?? null,
  };
}

/** An ingredient outside the food data, with a weight that the kitchen gave. */
function ofOwn({ name, weight }: CustomIngredient): Named {
  return {
    written: name,
    ingredientId: null,
    ingredientName: null,
    variationId: null,
    variationName: null,
    categoryId: null,
    bagId: null,
    origin: null,
    organic: false,
    amount: weight,
    unit: weight === null ? null : 'g',
    measure: null,
  };
}
