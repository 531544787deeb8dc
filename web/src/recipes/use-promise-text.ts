import type { PromisedDiet } from '@plateprint/shared/recipes/names/promised-diet.ts';
import { useText } from '../platform/i18n/use-text.ts';

interface Promise {
  promise: PromisedDiet;
  words: string;
  isSure: boolean;
}

/** That a dish is not what words promise of it, or that nobody knows. */
export function usePromiseText(): (promise: Promise, dish: string) => string {
  const text = useText('recipes/promises');
  return ({ promise, words, isSure }, dish) => text(isSure ? `broken.${promise}` : `unsure.${promise}`, { words, dish });
}
