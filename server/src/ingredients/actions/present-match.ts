import { dishDiet } from '@plateprint/shared/ingredients/allergens/dish-diet.ts';
import { foodAllergens } from '@plateprint/shared/ingredients/facts.ts';
import { labelIn } from '@plateprint/shared/ingredients/food-data-release.ts';
import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { IngredientSuggestion, NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { ingredientName, variationName } from '@plateprint/shared/ingredients/name-in.ts';
import { categoryNamed } from '@plateprint/shared/ingredients/search/category-words.ts';
import { CATEGORY_CONFIDENCE, LEAST_CONFIDENCE, SURE_CONFIDENCE } from '@plateprint/shared/ingredients/search/confidence.ts';
import { fold } from '@plateprint/shared/ingredients/search/fold.ts';
import type { FoundIngredient } from '@plateprint/shared/ingredients/search/ingredient-search.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { alternativeIn, WHOLE_NAME } from './find-noted.ts';
import { regionName } from './region-names.ts';

function categoryName(foodData: FoodData, id: string, language: Language): string {
  const category = foodData.category(id);
  return category ? labelIn(language, category.names) : id;
}

export function toSuggestion(foodData: FoodData, found: FoundIngredient, language: Language): IngredientSuggestion {
  const { ingredient } = found;
  return {
    ingredientId: ingredient.id,
    ingredientName: ingredientName(ingredient, language),
    matchedName: found.matchedName,
    categoryId: ingredient.categoryId,
    categoryName: categoryName(foodData, ingredient.categoryId, language),
    diet: dishDiet([{ ingredientId: ingredient.id, diet: ingredient.diet }], foodAllergens(ingredient.allergens)).diet,
    variations: found.variations.map((variation) => ({
      variationId: variation.id,
      variationName: variationName(foodData.release, variation, language),
      default: variation === ingredient.variations[0],
    })),
    confidence: found.confidence,
  };
}

/** A name, and what a line notes of it. */
interface Written {
  input: string;
  note?: string | null;
}

/** "Vegetable or chicken stock" was found as vegetable stock: the word alone is a kind of food, with what belongs to it one food. */
function isCalledMore({ input, note }: Written, best: FoundIngredient | undefined, language: Language): boolean {
  if (best === undefined || best.confidence < WHOLE_NAME) return false;
  if (alternativeIn(note ?? null, language).length === 0) return false;
  const [said, named] = [fold(input).trim(), fold(best.matchedName)];
  return named.length > said.length && named.startsWith(said);
}

/** The match of a written name, with the other candidates. Too unsure is no match: the candidates are still there to choose from. */
export function toNameMatch(
  foodData: FoodData,
  written: Written,
  found: readonly FoundIngredient[],
  language: Language,
): NameMatch {
  const { input } = written;
  const best = found[0];
  const candidates = found.flatMap(({ ingredient, variations, confidence }) => {
    const variation = variations[0];
    return variation
      ? [
          {
            ingredientId: ingredient.id,
            ingredientName: ingredientName(ingredient, language),
            variationId: variation.id,
            variationName: variationName(foodData.release, variation, language),
            confidence,
          },
        ]
      : [];
  });
  const [candidate] = candidates;
  const categoryId = isCalledMore(written, best, language) ? null : categoryNamed(input, language);
  if (categoryId !== null && foodData.category(categoryId))
    return {
      ...NO_MATCH,
      input,
      categoryId,
      categoryName: categoryName(foodData, categoryId, language),
      confidence: CATEGORY_CONFIDENCE,
      matched: true,
      matchedName: input.trim(),
      candidates,
    };
  if (!best || !candidate || best.confidence < LEAST_CONFIDENCE) return { ...NO_MATCH, input, candidates };
  return {
    input,
    ingredientId: candidate.ingredientId,
    ingredientName: candidate.ingredientName,
    variationName: candidate.variationName,
    categoryId: best.ingredient.categoryId,
    categoryName: categoryName(foodData, best.ingredient.categoryId, language),
    regionName: best.originId === null ? null : regionName(best.originId, language),
    origin_id: best.originId,
    organic: best.organic,
    variation: { id: candidate.variationId, origin: best.originId },
    confidence: best.confidence,
    matched: best.confidence >= SURE_CONFIDENCE,
    matchedName: best.matchedName,
    candidates,
  };
}

const NO_MATCH: Omit<NameMatch, 'input' | 'candidates'> = {
  ingredientId: null,
  ingredientName: null,
  variationName: null,
  categoryId: null,
  categoryName: null,
  regionName: null,
  origin_id: null,
  organic: false,
  variation: null,
  confidence: 0,
  matched: false,
  matchedName: null,
};
