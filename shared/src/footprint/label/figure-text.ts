import { localeOf, type Language } from '../../kernel/language.ts';
import { co2Text } from '../co2-display.ts';
import { FOOTPRINT_UNKNOWN, LABEL_UNIT } from './label-words.ts';

const ENGLISH = 'per portion, farm to kitchen door';

/** The basis of a number beside a dish: it is never shown without. */
export const FIGURE_BOUNDARY: Record<Language, string> = {
  en_gb: ENGLISH,
  en_us: ENGLISH,
  sv: 'per portion, från gård till köksdörr',
  no: 'per porsjon, fra gård til kjøkkendør',
  da: 'pr. portion, fra gård til køkkendør',
  de: 'pro Portion, vom Hof bis zur Küchentür',
  fr: 'par portion, de la ferme à la porte de la cuisine',
  nl: 'per portie, van boerderij tot keukendeur',
};

/** The number of a dish as guests read it, without judging it. Grams CO2e of one portion; null: not known. */
export function figureNumber(co2: number | null, language: Language): string | null {
  return co2 === null ? null : `${co2Text(co2, localeOf(language))} ${LABEL_UNIT}`;
}

/** Number, unit and boundary: `0.42 kg CO₂e per portion, farm to kitchen door`. */
export function figureText(co2: number | null, language: Language): string {
  const number = figureNumber(co2, language);
  return number === null ? FOOTPRINT_UNKNOWN[language] : `${number} ${FIGURE_BOUNDARY[language]}`;
}
