import type { CarbonLevel } from '../carbon-level.ts';
import { co2Text } from '../co2-display.ts';
import { localeOf, type Language } from '../../kernel/language.ts';
import type { LabelColour, LabelLayout } from './label-choices.ts';
import { FOOTPRINT_UNKNOWN, LABEL_BASES, LABEL_UNIT, LABEL_WORDS } from './label-words.ts';

export interface CarbonLabel {
  layout: LabelLayout;
  colour: LabelColour;
  level: CarbonLevel | null;
  /** Grams CO2e of one portion; null: not known. Without a level it is of too little to be shown. */
  co2: number | null;
  language: Language;
}

/** The text of a label, for those who hear it: "Low: 0.42 kg CO₂e". */
export function carbonLabelText({ level, co2, language }: Pick<CarbonLabel, 'level' | 'co2' | 'language'>): string {
  if (level === null) return FOOTPRINT_UNKNOWN[language];
  const bases = LABEL_BASES[language];
  const ofLevel = `${LABEL_WORDS[language][level]} ${bases.level}`;
  return co2 === null ? ofLevel : `${ofLevel}, ${co2Text(co2, localeOf(language))} ${LABEL_UNIT} ${bases.number}`;
}
