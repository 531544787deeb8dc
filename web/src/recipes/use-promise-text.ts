import { isDietPromise, type PromiseFinding } from '@plateprint/shared/recipes/names/dish-promise.ts';
import { useAllergens } from '../ingredients/use-allergens.ts';
import { useText } from '../platform/i18n/use-text.ts';

interface Promise {
  promise: PromiseFinding;
  words: string;
  isSure: boolean;
}

/** That a dish is not what words promise of it, or that nobody knows. */
export function usePromiseText(): (promise: Promise, dish: string) => string {
  const text = useText('recipes/promises');
  const { name } = useAllergens();
  return ({ promise, words, isSure }, dish) => {
    if (promise === 'animal_rennet') return text('animalRennet', { words, dish });
    const state = isSure ? 'broken' : 'unsure';
    return isDietPromise(promise)
      ? text(`${state}.${promise}`, { words, dish })
      : text(`${state}.without`, { words, dish, allergen: name(promise) });
  };
}
