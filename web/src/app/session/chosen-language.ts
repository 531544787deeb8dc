import { LANGUAGES, localeOf, type Language } from '@plateprint/shared/kernel/language.ts';

const STORED_AS = 'plateprint.language';

/** Before anybody is signed in: what this browser last showed, else what it asks for, else British English. */
export function languageOfBrowser(stored = storedLanguage(), wished: readonly string[] = navigator.languages): Language {
  if (stored) return stored;
  for (const wish of wished) {
    const exact = LANGUAGES.find((language) => localeOf(language).toLowerCase() === wish.toLowerCase());
    const spoken = wish.split('-')[0]?.toLowerCase() ?? '';
    const near = LANGUAGES.find((language) => language === (spoken === 'nb' || spoken === 'nn' ? 'no' : spoken));
    const found = exact ?? near ?? (spoken === 'en' ? 'en_gb' : undefined);
    if (found) return found;
  }
  return 'en_gb';
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORED_AS, language);
  } catch {
    // Without storage the browser's wish holds next time.
  }
}

function storedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return LANGUAGES.find((language) => language === stored) ?? null;
  } catch {
    return null;
  }
}
