import type { Language } from '../../kernel/language.ts';
import { DA } from './words/da.ts';
import { DE } from './words/de.ts';
import { EN_GB } from './words/en_gb.ts';
import { EN_US } from './words/en_us.ts';
import { FR } from './words/fr.ts';
import { NL } from './words/nl.ts';
import { NO } from './words/no.ts';
import { SV } from './words/sv.ts';
import type { AllergenWords } from './words/words.ts';

export const ALLERGEN_WORDS: Record<Language, AllergenWords> = {
  en_gb: EN_GB,
  en_us: EN_US,
  sv: SV,
  no: NO,
  da: DA,
  de: DE,
  fr: FR,
  nl: NL,
};
