import type { FoodData } from '@plateprint/shared/ingredients/food-data.ts';
import type { NameMatch } from '@plateprint/shared/ingredients/ingredient-match.ts';
import { fold, foldedWords } from '@plateprint/shared/ingredients/search/fold.ts';
import { nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { deniedIn } from '@plateprint/shared/mapper/words/denied-words.ts';
import type { Written } from './states-said.ts';

/**
 * Whether a row says that something is not in it which the food that was found has, or of which nobody knows: mayonnaise without eggs is another
 * food. A kind that is called so ("alkoholfreies Bier") is meant.
 */
export function isDenied(foodData: FoodData, { variation: found }: NameMatch, { written, language }: Written): boolean {
  const kind = found && foodData.variation(found.id);
  const denied = deniedIn(fold(written));
  if (!kind || denied.length === 0) return false;
  const { ingredient, variation } = kind;
  const own = nameLanguageOf(language);
  const state = foodData.release.states.find(({ id }) => id === variation.stateId);
  const called = [...ingredient.names[own], variation.names?.[own] ?? '', ...(state?.words[own] ?? [])];
  const words = new Set(called.flatMap((name) => foldedWords(fold(name))));
  const { contains, mayContain, unknown = [] } = variation.allergens ?? ingredient.allergens;
  const has = new Set<string>([...contains, ...mayContain, ...unknown]);
  return denied.some(({ word, allergen }) => (allergen === null ? !words.has(word) : has.has(allergen)));
}
