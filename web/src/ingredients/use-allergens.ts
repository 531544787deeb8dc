import type { Allergen } from '@plateprint/shared/ingredients/allergen.ts';
import { allergenList } from '@plateprint/shared/ingredients/allergens/allergen-sentences.ts';
import { ALLERGEN_WORDS } from '@plateprint/shared/ingredients/allergens/allergen-words.ts';
import type { AllergenWords } from '@plateprint/shared/ingredients/allergens/words/words.ts';
import type { Language } from '@plateprint/shared/kernel/language.ts';
import { useMemo } from 'react';
import { useLanguage } from '../platform/i18n/language-context.tsx';

export interface AllergenTexts {
  language: Language;
  words: AllergenWords;
  name: (allergen: Allergen) => string;
  /** "milk, nuts and celery". */
  list: (allergens: readonly Allergen[]) => string;
}

/** How allergens are called and what is said of them, in the language of the place. */
export function useAllergens(): AllergenTexts {
  const language = useLanguage();
  return useMemo(() => {
    const words = ALLERGEN_WORDS[language];
    return { language, words, name: (allergen) => words.names[allergen], list: (all) => allergenList(all, language) };
  }, [language]);
}
