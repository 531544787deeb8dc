import type { RecipeName } from '@plateprint/shared/recipes/model/recipe.ts';
import { useCallback } from 'react';
import { useLanguage } from '../../platform/i18n/language-context.tsx';
import { nameShown } from '../../recipes/name-shown.ts';

/** A recipe’s name in the reader’s language; the same function as long as the language is. */
export function useName(): (names: readonly RecipeName[]) => string {
  const language = useLanguage();
  return useCallback((names) => names[nameShown(names, language)]?.name.trim() || '–', [language]);
}
