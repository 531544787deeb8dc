import type { Language } from '@plateprint/shared/kernel/language.ts';
import { createContext, use } from 'react';

/** Filled by the app: where the choice is kept is its matter. */
export const ChooseLanguage = createContext<(language: Language) => void>(() => {});

/** Chooses the language of a browser in which nobody is signed in; a signed-in person's is one of their settings. */
export function useChooseLanguage(): (language: Language) => void {
  return use(ChooseLanguage);
}
