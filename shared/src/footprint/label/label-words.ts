import { type CarbonLevel, SERVING_GRAMS } from '../carbon-level.ts';
import type { Language } from '../../kernel/language.ts';

type Words = Record<CarbonLevel | 'unknown', string>;

const ENGLISH: Words = {
  very_low: 'Very low',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  very_high: 'Very high',
  unknown: 'Not known',
};

/** The word of each level, as the product's own pages write it. */
export const LABEL_WORDS: Record<Language, Words> = {
  en_gb: ENGLISH,
  en_us: ENGLISH,
  sv: {
    very_low: 'Mycket lågt',
    low: 'Lågt',
    medium: 'Medel',
    high: 'Högt',
    very_high: 'Mycket högt',
    unknown: 'Okänt',
  },
  no: {
    very_low: 'Svært lavt',
    low: 'Lavt',
    medium: 'Middels',
    high: 'Høyt',
    very_high: 'Svært høyt',
    unknown: 'Ukjent',
  },
  da: {
    very_low: 'Meget lavt',
    low: 'Lavt',
    medium: 'Middel',
    high: 'Højt',
    very_high: 'Meget højt',
    unknown: 'Ukendt',
  },
  de: {
    very_low: 'Sehr niedrig',
    low: 'Niedrig',
    medium: 'Mittel',
    high: 'Hoch',
    very_high: 'Sehr hoch',
    unknown: 'Nicht bekannt',
  },
  fr: {
    very_low: 'Très faible',
    low: 'Faible',
    medium: 'Moyen',
    high: 'Élevé',
    very_high: 'Très élevé',
    unknown: 'Inconnu',
  },
  nl: {
    very_low: 'Zeer laag',
    low: 'Laag',
    medium: 'Middelhoog',
    high: 'Hoog',
    very_high: 'Zeer hoog',
    unknown: 'Onbekend',
  },
};

/** In words of its own where no label is drawn: "not known" below a line of allergens would not say what. */
export const FOOTPRINT_UNKNOWN: Record<Language, string> = {
  en_gb: 'Carbon footprint not known',
  en_us: 'Carbon footprint not known',
  sv: 'Klimatavtryck okänt',
  no: 'Klimaavtrykk ukjent',
  da: 'Klimaaftryk ukendt',
  de: 'CO₂-Fußabdruck nicht bekannt',
  fr: 'Empreinte carbone inconnue',
  nl: 'CO₂-voetafdruk onbekend',
};

/** The basis of the level, and that of the number: they differ, so neither is said without it. */
interface Bases {
  level: string;
  number: string;
}

const ENGLISH_BASES: Bases = { level: `per ${SERVING_GRAMS} g`, number: 'per portion' };

export const LABEL_BASES: Record<Language, Bases> = {
  en_gb: ENGLISH_BASES,
  en_us: ENGLISH_BASES,
  sv: { level: `på ${SERVING_GRAMS} g`, number: 'per portion' },
  no: { level: `på ${SERVING_GRAMS} g`, number: 'per porsjon' },
  da: { level: `på ${SERVING_GRAMS} g`, number: 'pr. portion' },
  de: { level: `auf ${SERVING_GRAMS} g`, number: 'pro Portion' },
  fr: { level: `pour ${SERVING_GRAMS}\u{a0}g`, number: 'par portion' },
  nl: { level: `bij ${SERVING_GRAMS} g`, number: 'per portie' },
};

/** The same in all eight languages. */
export const LABEL_UNIT = 'kg CO₂e';
