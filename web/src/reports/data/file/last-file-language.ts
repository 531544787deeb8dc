import { LANGUAGES, type Language } from '@plateprint/shared/kernel/language.ts';

/** A supplier writes in one language, whichever one the chef reads: the next file starts with the last one's. */
const STORED_AS = 'plateprint.fileLanguage';

export function lastFileLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(STORED_AS);
    return LANGUAGES.find((language) => language === stored) ?? null;
  } catch {
    return null;
  }
}

export function keepFileLanguage(language: Language): void {
  try {
    localStorage.setItem(STORED_AS, language);
  } catch {
    // Without storage the next file starts with the reader's own language.
  }
}
