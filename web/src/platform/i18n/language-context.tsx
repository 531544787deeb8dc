import type { Language } from '@plateprint/shared/kernel/language.ts';
import { createContext, use, type ReactNode } from 'react';

const LanguageContext = createContext<Language>('en_gb');

/** The language of everything inside; may be nested, for instance for a report in another language. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  return use(LanguageContext);
}
