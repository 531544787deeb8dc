import type { Language } from '../kernel/language.ts';
import { nameLanguageOf } from '../kernel/language.ts';
import { labelIn, type FoodDataRelease, type IngredientRecord, type VariationRecord } from './food-data-release.ts';

/** The display name of an ingredient. */
export function ingredientName(ingredient: IngredientRecord, language: Language): string {
  const american = language === 'en_us' ? ingredient.names.en_us?.[0] : undefined;
  return american ?? ingredient.names[nameLanguageOf(language)][0] ?? ingredient.id;
}

/** A variation's own label ("15 % fat"), or the name of its state ("frozen"). */
export function variationName(release: FoodDataRelease, variation: VariationRecord, language: Language): string {
  const label = variation.names ?? release.states.find((state) => state.id === variation.stateId)?.names;
  return label ? labelIn(language, label) : variation.stateId;
}
