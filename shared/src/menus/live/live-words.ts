import type { Language } from '../../kernel/language.ts';
import { DA } from './words/da.ts';
import { DE } from './words/de.ts';
import { EN_GB } from './words/en_gb.ts';
import { EN_US } from './words/en_us.ts';
import { FR } from './words/fr.ts';
import { NL } from './words/nl.ts';
import { NO } from './words/no.ts';
import { SV } from './words/sv.ts';
import type { LiveWords } from './words/words.ts';

export const LIVE_WORDS: Record<Language, LiveWords> = {
  en_gb: EN_GB,
  en_us: EN_US,
  sv: SV,
  no: NO,
  da: DA,
  de: DE,
  fr: FR,
  nl: NL,
};

/** The languages' own names: who looks for theirs reads no other. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en_gb: 'English',
  en_us: 'English (US)',
  sv: 'Svenska',
  no: 'Norsk',
  da: 'Dansk',
  de: 'Deutsch',
  fr: 'Français',
  nl: 'Nederlands',
};
