import { type Language, nameLanguageOf } from '@plateprint/shared/kernel/language.ts';
import { useMemo } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';

/** A language as the reader’s calls it in the middle of a sentence: "svenska", "Schwedisch"; both kinds of English are one. */
export function useLanguageName(): (language: Language) => string {
  const { locale } = useFormat();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'language' });
    return (language) => names.of(nameLanguageOf(language)) ?? language;
  }, [locale]);
}
