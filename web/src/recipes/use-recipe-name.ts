import type { RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import { useLanguage } from '../platform/i18n/language-context.tsx';
import { nameShown } from './name-shown.ts';

/** A recipe's name in the reader's language; else in the first language it was written in. */
export function useRecipeName(): (names: readonly RecipeName[]) => string {
  const language = useLanguage();
  return (names) => names[nameShown(names, language)]?.name.trim() || '–';
}
