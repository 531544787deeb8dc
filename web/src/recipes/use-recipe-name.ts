import type { RecipeName } from '@plateprint/shared/recipes/recipe.ts';
import { useLanguage } from '../i18n/language-context.tsx';

/** A recipe's name in the reader's language; else in the first language it was written in. */
export function useRecipeName(): (names: readonly RecipeName[]) => string {
  const language = useLanguage();
  return (names) => {
    const written = names.filter((each) => each.name.trim() !== '');
    const english = language === 'en_us' ? 'en_gb' : language === 'en_gb' ? 'en_us' : null;
    const found =
      written.find((each) => each.language === language) ?? written.find((each) => each.language === english) ?? written[0];
    return found?.name ?? '–';
  };
}
