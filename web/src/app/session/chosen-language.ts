import { LANGUAGE_COOKIE, LANGUAGES, type Language, wishedLanguage } from '@plateprint/shared/kernel/language.ts';

const STORED_AS = 'plateprint.language';

/** Before anybody is signed in: what this browser last showed, else what it asks for, else British English. */
export function languageOfBrowser(stored = storedLanguage(), wished: readonly string[] = navigator.languages): Language {
  return stored ?? wishedLanguage(wished);
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(STORED_AS, language);
  } catch {
    // Without storage the browser's wish holds next time.
  }
}

/** A hint of which language's texts a page's document names; only for somebody who is signed in: guests get no cookie. */
export function hintLanguage(language: Language): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=31536000; samesite=lax`;
}

function storedLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return LANGUAGES.find((language) => language === stored) ?? null;
  } catch {
    return null;
  }
}
