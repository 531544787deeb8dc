import type { Language } from '@plateprint/shared/kernel/language.ts';

/** Every language by its own name, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en_gb: 'English (UK)',
  en_us: 'English (US)',
  sv: 'Svenska',
  no: 'Norsk',
  da: 'Dansk',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
};
